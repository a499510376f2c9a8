import { useId } from 'react'
import type { Famiglia } from '../modello.ts'
import { Html } from '../parti/Html.tsx'
import { Icona } from '../parti/Icona.tsx'
import { Galleria } from './Galleria.tsx'
import { OpzioniFamiglia } from './OpzioniFamiglia.tsx'

interface Props {
  famiglia: Famiglia
  scelta: boolean
  subito: boolean
  onScegli: () => void
}

/** A family as a card with its pictures and description; chosen, it opens its options under its row. */
export function SchedaFamiglia({ famiglia, scelta, subito, onScegli }: Props) {
  const id = useId()
  return (
    <>
      <article className="famiglia" data-scelta={scelta || undefined}>
        <Galleria nome={famiglia.nome} immagini={famiglia.immagini} subito={subito} />
        <div className="famiglia-testo">
          <label className="famiglia-nome">
            <input
              type="radio"
              name="famiglia"
              checked={scelta}
              onChange={onScegli}
              aria-describedby={`${id}-descrizione`}
            />
            <span>{famiglia.nome}</span>
            {scelta && (
              <span className="famiglia-scelta">
                <Icona nome="spunta" /> Scelta
              </span>
            )}
          </label>
          <Html id={`${id}-descrizione`} className="famiglia-descrizione" html={famiglia.descrizione} />
        </div>
      </article>
      {scelta && famiglia.opzioni.length > 0 && <OpzioniFamiglia famiglia={famiglia} />}
    </>
  )
}
