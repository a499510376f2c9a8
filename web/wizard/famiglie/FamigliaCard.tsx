import { useId, useState } from 'react'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import type { WizardFamiglia } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { FamigliaOptionFields } from './FamigliaOptionFields.tsx'

interface Props {
  famiglia: WizardFamiglia
  choice: boolean
  atOnce: boolean
  onChoose: () => void
}

interface FamigliaGalleryProps {
  name: string
  images: readonly string[]
  /** True for pictures that are seen without scrolling. */
  atOnce: boolean
}

/** A large picture; the others are a touch away. */
function FamigliaGallery({ name, images, atOnce }: FamigliaGalleryProps) {
  const [index, setIndex] = useState(0)
  const image = images[index] ?? images[0]
  if (!image) return <div className="galleria galleria-vuota" aria-hidden />
  return (
    <div className="galleria">
      <img
        src={image}
        alt={images.length > 1 ? `${name}, immagine ${index + 1} di ${images.length}` : name}
        width={640}
        height={480}
        loading={atOnce ? 'eager' : 'lazy'}
        fetchPriority={atOnce ? 'high' : 'auto'}
        decoding="async"
      />
      {images.length > 1 && (
        <div className="galleria-miniature">
          {images.map((miniatura, place) => (
            <button
              key={miniatura}
              type="button"
              aria-label={`${name}: mostra l’immagine ${place + 1}`}
              aria-pressed={place === index}
              onClick={() => setIndex(place)}
            >
              <img src={thumbnailUrl(miniatura)} alt="" width={64} height={48} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
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
