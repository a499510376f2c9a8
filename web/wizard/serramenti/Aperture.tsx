import { useId } from 'react'
import { useCampo } from '../../forms/useCampo.ts'
import { Sotto } from '../campi/Cornice.tsx'
import type { Misure } from '../misure/misureTipiche.ts'
import type { Tipo } from '../modello.ts'
import { Disegno } from './Disegno.tsx'

/** The openings of a type, each drawn on this very window. */
export function Aperture({ nome, tipo, misure }: { nome: string; tipo: Tipo; misure: Misure }) {
  const { valore, errore, imposta, tocca } = useCampo<number | ''>(nome)
  const id = useId()
  return (
    <div
      className="campo"
      role="radiogroup"
      aria-labelledby={`${id}-etichetta`}
      aria-required
      aria-invalid={errore !== undefined}
      aria-describedby={errore ? `${id}-sotto` : undefined}
      data-campo={nome}
      onBlur={(evento) => {
        if (!evento.currentTarget.contains(evento.relatedTarget)) tocca()
      }}
    >
      <span id={`${id}-etichetta`} className="campo-etichetta">
        Apertura{' '}
        <span aria-hidden className="campo-asterisco">
          *
        </span>
      </span>
      <div className="aperture">
        {tipo.aperture.map((apertura) => (
          <label key={apertura.id} className="apertura">
            <input type="radio" name={nome} checked={valore === apertura.id} onChange={() => imposta(apertura.id)} />
            <Disegno tipo={tipo} apertura={apertura} {...misure} />
            <span>{apertura.nome}</span>
          </label>
        ))}
      </div>
      {errore && (
        <Sotto id={`${id}-sotto`} errore>
          {errore}
        </Sotto>
      )}
    </div>
  )
}
