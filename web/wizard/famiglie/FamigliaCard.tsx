import { useId, useState } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import { withValore } from '../formValues.ts'
import type { WizardFamiglia, WizardOpzione } from '../model.ts'
import { HtmlText } from '../parts/HtmlText.tsx'
import { WizardIcon } from '../parts/WizardIcon.tsx'

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

/** One select per option of the chosen family, with what the chosen value looks like. */
function FamigliaOptionFields({ famiglia }: { famiglia: WizardFamiglia }) {
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
