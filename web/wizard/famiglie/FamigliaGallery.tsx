import { useState } from 'react'
import { thumbnailUrl } from '../../ui/files/thumbnailUrl.ts'

interface Props {
  nome: string
  immagini: readonly string[]
  /** True for pictures that are seen without scrolling. */
  subito: boolean
}

/** A large picture; the others are a touch away. */
export function FamigliaGallery({ nome, immagini, subito }: Props) {
  const [indice, setIndice] = useState(0)
  const immagine = immagini[indice] ?? immagini[0]
  if (!immagine) return <div className="galleria galleria-vuota" aria-hidden />
  return (
    <div className="galleria">
      <img
        src={immagine}
        alt={immagini.length > 1 ? `${nome}, immagine ${indice + 1} di ${immagini.length}` : nome}
        width={640}
        height={480}
        loading={subito ? 'eager' : 'lazy'}
        fetchPriority={subito ? 'high' : 'auto'}
        decoding="async"
      />
      {immagini.length > 1 && (
        <div className="galleria-miniature">
          {immagini.map((miniatura, posto) => (
            <button
              key={miniatura}
              type="button"
              aria-label={`${nome}: mostra l’immagine ${posto + 1}`}
              aria-pressed={posto === indice}
              onClick={() => setIndice(posto)}
            >
              <img src={thumbnailUrl(miniatura)} alt="" width={64} height={48} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
