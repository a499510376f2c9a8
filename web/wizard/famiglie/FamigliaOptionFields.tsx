import { useId } from 'react'
import { useFormField } from '../../forms/useFormField.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import { withValore } from '../formValues.ts'
import type { WizardFamiglia, WizardOpzione } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'

/** One select per option of the chosen family, with what the chosen value looks like. */
export function FamigliaOptionFields({ famiglia }: { famiglia: WizardFamiglia }) {
  const { vaiAlPasso } = useWizard()
  const { errore } = useFormField('valoriOpzioni')
  const id = useId()
  return (
    <fieldset className="opzioni" data-campo="valoriOpzioni" aria-describedby={errore ? id : undefined}>
      <legend>Come vuoi {famiglia.nome}?</legend>
      <div className="opzioni-griglia">
        {famiglia.opzioni.map((opzione) => (
          <SceltaValore key={opzione.id} opzione={opzione} />
        ))}
      </div>
      {errore && (
        <FieldNote id={id} errore>
          {errore}
        </FieldNote>
      )}
      <button type="button" className="bottone primario" onClick={() => vaiAlPasso(2)}>
        Continua con le misure <WizardIcon nome="avanti" />
      </button>
    </fieldset>
  )
}

function SceltaValore({ opzione }: { opzione: WizardOpzione }) {
  const { catalogo } = useWizard()
  const form = useWizardForm()
  const id = useId()
  const scelto = opzione.valori.find((value) => form.values.valoriOpzioni.includes(value.id))
  return (
    <div className="campo">
      <label className="campo-etichetta" htmlFor={id}>
        {opzione.nome}
      </label>
      <select
        id={id}
        className="controllo controllo-scelta"
        value={scelto?.id ?? ''}
        aria-describedby={scelto?.html ? `${id}-valore` : undefined}
        onChange={(event) =>
          void form.setFieldValue(
            'valoriOpzioni',
            withValore(form.values, opzione.id, Number(event.target.value), catalogo),
          )
        }
      >
        {!scelto && <option value="" />}
        {opzione.valori.map((value) => (
          <option key={value.id} value={value.id}>
            {value.nome}
          </option>
        ))}
      </select>
      {scelto?.html && <HtmlText id={`${id}-valore`} className="opzione-valore" html={scelto.html} />}
    </div>
  )
}
