import { useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import { withValore } from '../formValues.ts'
import type { WizardFamiglia, WizardOpzione } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'

/** One select per option of the chosen family, with what the chosen value looks like. */
export function FamigliaOptionFields({ famiglia }: { famiglia: WizardFamiglia }) {
  const { goToStep } = useWizard()
  const { error } = useFormField('valoreOpzionePks')
  const id = useId()
  return (
    <fieldset className="opzioni" data-campo="valoreOpzionePks" aria-describedby={error ? id : undefined}>
      <legend>Come vuoi {famiglia.nome}?</legend>
      <div className="opzioni-griglia">
        {famiglia.opzioni.map((option) => (
          <ValoreChoice key={option.id} option={option} />
        ))}
      </div>
      {error && (
        <FieldNote id={id} error>
          {error}
        </FieldNote>
      )}
      <button type="button" className="bottone primario" onClick={() => goToStep(2)}>
        Continua con le misure <WizardIcon name="avanti" />
      </button>
    </fieldset>
  )
}

function ValoreChoice({ option: opzione }: { option: WizardOpzione }) {
  const { catalogo } = useWizard()
  const form = useWizardForm()
  const id = useId()
  const chosen = opzione.valori.find((value) => form.values.valoreOpzionePks.includes(value.id))
  return (
    <div className="campo">
      <label className="campo-etichetta" htmlFor={id}>
        {opzione.nome}
      </label>
      <select
        id={id}
        className="controllo controllo-scelta"
        value={chosen?.id ?? ''}
        aria-describedby={chosen?.html ? `${id}-valore` : undefined}
        onChange={(event) =>
          void form.setFieldValue(
            'valoreOpzionePks',
            withValore(form.values, opzione.id, Number(event.target.value), catalogo),
          )
        }
      >
        {!chosen && <option value="" />}
        {opzione.valori.map((value) => (
          <option key={value.id} value={value.id}>
            {value.nome}
          </option>
        ))}
      </select>
      {chosen?.html && <HtmlText id={`${id}-valore`} className="opzione-valore" html={chosen.html} />}
    </div>
  )
}
