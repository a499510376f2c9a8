import { useId } from 'react'
import type { WizardFamiglia } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { FamigliaGallery } from './FamigliaGallery.tsx'
import { FamigliaOptionFields } from './FamigliaOptionFields.tsx'

interface Props {
  famiglia: WizardFamiglia
  choice: boolean
  atOnce: boolean
  onChoose: () => void
}

/** A family as a card with its pictures and description; chosen, it opens its options under its row. */
export function FamigliaCard({ famiglia, choice, atOnce, onChoose }: Props) {
  const id = useId()
  return (
    <>
      <article className="famiglia" data-scelta={choice || undefined}>
        <FamigliaGallery name={famiglia.nome} images={famiglia.immagini} atOnce={atOnce} />
        <div className="famiglia-testo">
          <label className="famiglia-nome">
            <input
              type="radio"
              name="famiglia"
              checked={choice}
              onChange={onChoose}
              aria-describedby={`${id}-descrizione`}
            />
            <span>{famiglia.nome}</span>
            {choice && (
              <span className="famiglia-scelta">
                <WizardIcon name="spunta" /> Scelta
              </span>
            )}
          </label>
          <HtmlText id={`${id}-descrizione`} className="famiglia-descrizione" html={famiglia.descrizione} />
        </div>
      </article>
      {choice && famiglia.opzioni.length > 0 && <FamigliaOptionFields famiglia={famiglia} />}
    </>
  )
}
