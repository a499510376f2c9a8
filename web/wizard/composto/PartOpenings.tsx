import { type CSSProperties, useId, useState } from 'react'
import type { Misure } from '#shared/composti/rules.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { useWizard } from '../context.ts'
import { chosenTipo, type WizardTipo } from '../model.ts'
import { SerramentoSketch } from '../serramenti/SerramentoSketch.tsx'
import { partsDrawing } from './composto.ts'

interface Props {
  /** Path of the window. */
  name: string
  tipo: WizardTipo
  specchiature: readonly SpecchiaturaInput[]
  whole: Misure
  onChange: (index: number, apertura: number) => void
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The element to touch: of the part that is touched the openings of its type, drawn on it. */
export function PartOpenings({ name, tipo, specchiature, whole, onChange }: Props) {
  const { catalogo } = useWizard()
  const [touched, setTouched] = useState(0)
  const id = useId()
  const index = Math.min(touched, specchiature.length - 1)
  const own = specchiature[index]
  const ofPart = own && chosenTipo(catalogo, own.tipoSerramentoPk)
  if (!own || !ofPart) return null
  const { larghezza, altezza } = whole
  return (
    <div className="parti-aperture">
      <fieldset
        className="parti-disegno"
        aria-label="Parti"
        style={{ '--rapporto': larghezza / altezza } as CSSProperties}
      >
        <SerramentoSketch tipo={tipo} {...whole} specchiature={partsDrawing(specchiature, whole, catalogo)} />
        {specchiature.map((one, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in its scheme
            key={at}
            type="button"
            aria-pressed={at === index}
            aria-label={`Parte ${at + 1}`}
            style={{
              left: percent(one.x, larghezza),
              top: percent(one.y, altezza),
              width: percent(one.larghezza, larghezza),
              height: percent(one.altezza, altezza),
            }}
            onClick={() => setTouched(at)}
          >
            <span className="serramento-numero">{at + 1}</span>
          </button>
        ))}
      </fieldset>
      <div role="radiogroup" aria-labelledby={id}>
        <p id={id} className="campo-etichetta">
          Apertura della parte {index + 1}
        </p>
        <p className="campo-aiuto">Tocca una parte del disegno per sceglierne l’apertura.</p>
        <div className="aperture">
          {ofPart.aperture.map((apertura) => (
            <label key={apertura.id} className="apertura">
              <input
                type="radio"
                name={`${name}.partOpenings[${index}]`}
                checked={own.tipoAperturaPk === apertura.id}
                onChange={() => onChange(index, apertura.id)}
              />
              <SerramentoSketch tipo={ofPart} apertura={apertura} larghezza={own.larghezza} altezza={own.altezza} />
              <span>{apertura.nome}</span>
            </label>
          ))}
        </div>
      </div>
    </div>
  )
}
