import { useId } from 'react'
import { useCampo } from '../../forms/useCampo.ts'
import { Sotto } from '../campi/Cornice.tsx'
import { useModulo, useWizard } from '../contesto.ts'
import type { Famiglia, Opzione } from '../modello.ts'
import { Html } from '../parti/Html.tsx'
import { Icona } from '../parti/Icona.tsx'
import { conValore } from '../valori.ts'

/** One select per option of the chosen family, with what the chosen value looks like. */
export function OpzioniFamiglia({ famiglia }: { famiglia: Famiglia }) {
  const { vaiAlPasso } = useWizard()
  const { errore } = useCampo('valoriOpzioni')
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
        <Sotto id={id} errore>
          {errore}
        </Sotto>
      )}
      <button type="button" className="bottone primario" onClick={() => vaiAlPasso(2)}>
        Continua con le misure <Icona nome="avanti" />
      </button>
    </fieldset>
  )
}

function SceltaValore({ opzione }: { opzione: Opzione }) {
  const { catalogo } = useWizard()
  const form = useModulo()
  const id = useId()
  const scelto = opzione.valori.find((valore) => form.values.valoriOpzioni.includes(valore.id))
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
        onChange={(evento) =>
          void form.setFieldValue(
            'valoriOpzioni',
            conValore(form.values, opzione.id, Number(evento.target.value), catalogo),
          )
        }
      >
        {!scelto && <option value="" />}
        {opzione.valori.map((valore) => (
          <option key={valore.id} value={valore.id}>
            {valore.nome}
          </option>
        ))}
      </select>
      {scelto?.html && <Html id={`${id}-valore`} className="opzione-valore" html={scelto.html} />}
    </div>
  )
}
