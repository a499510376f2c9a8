import { useState } from 'react'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'

interface Props {
  name: string
  images: readonly string[]
  /** True for pictures that are seen without scrolling. */
  atOnce: boolean
}

/** A large picture; the others are a touch away. */
export function FamigliaGallery({ name, images, atOnce }: Props) {
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
