import { useId } from 'react'
import type { WizardFamiglia } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { FamigliaGallery } from './FamigliaGallery.tsx'
import { FamigliaOptionFields } from './FamigliaOptionFields.tsx'

interface Props {
  famiglia: WizardFamiglia
  scelta: boolean
  subito: boolean
  onScegli: () => void
}

/** A family as a card with its pictures and description; chosen, it opens its options under its row. */
export function FamigliaCard({ famiglia, scelta, subito, onScegli }: Props) {
  const id = useId()
  return (
    <>
      <article className="famiglia" data-scelta={scelta || undefined}>
        <FamigliaGallery nome={famiglia.nome} immagini={famiglia.immagini} subito={subito} />
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
                <WizardIcon nome="spunta" /> Scelta
              </span>
            )}
          </label>
          <HtmlText id={`${id}-descrizione`} className="famiglia-descrizione" html={famiglia.descrizione} />
        </div>
      </article>
      {scelta && famiglia.opzioni.length > 0 && <FamigliaOptionFields famiglia={famiglia} />}
    </>
  )
}
