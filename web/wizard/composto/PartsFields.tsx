import { useEffect, useId, useRef, useState } from 'react'
import { withMisura } from '#shared/composti/change.ts'
import { type Misure, SPECCHIATURA_MIN } from '#shared/composti/rules.ts'
import { SCHEMA_COMPOSTO_LABELS, type SchemaComposto } from '#shared/composti/schemi.ts'
import { type SpecchiaturaInput, wholeOf } from '#shared/composti/specchiature.ts'
import { vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import { altezzaLimits, altezzaMessage, larghezzaLimits, larghezzaMessage } from '#vendite/vincoli/rules.ts'
import { useWizard, useWizardForm } from '../context.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import { typicalMisure } from '../misure/typicalMisure.ts'
import { chosenTipo, type SerramentoFormValues, type WizardTipo } from '../model.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { SerramentoSketch } from '../serramenti/SerramentoSketch.tsx'
import { composedBy, followed, partsDrawing, schemiOf, withPartOpening } from './composto.ts'
import { PartMisura } from './PartMisura.tsx'
import { PartOpenings } from './PartOpenings.tsx'

interface Props {
  /** Path of the window. */
  name: string
  tipo: WizardTipo
  serramento: SerramentoFormValues
}

const NO_ROOM = `Non ci sta: ogni parte è larga e alta almeno ${SPECCHIATURA_MIN} mm.`
const SIDES = { larghezza: 'Larghezza', altezza: 'Altezza' } as const

/** A measure that shows a scheme well: larger than the type alone would be. */
function shownMisure(tipo: WizardTipo, { altezza, larghezza }: Misure): Misure {
  return tipo.disegno === 'PORTA' || tipo.disegno === 'SCORREVOLE'
    ? { altezza: altezza + 300, larghezza: larghezza + 400 }
    : { altezza: altezza + 200, larghezza: larghezza + 500 }
}

/** The parts of a window by a scheme: a fixed light beside or above it, two beside each other; then their measures. */
export function PartsFields({ name, tipo, serramento }: Props) {
  const { catalogo, mancanti } = useWizard()
  const form = useWizardForm()
  const { famigliaPk: famiglia } = form.values
  const { schema, specchiature = [] } = serramento
  const [isOpen, setOpen] = useState(schema !== undefined)
  const [refused, setRefused] = useState<string | null>(null)
  const base = useRef<readonly SpecchiaturaInput[]>(specchiature)
  /** Nobody has written the measure of a part since the scheme was chosen. */
  const byScheme = useRef(false)
  const id = useId()
  const offer = { catalogo, famiglia }
  const next = JSON.stringify(followed(serramento, byScheme.current ? null : base.current, offer))
  const stale = specchiature.length > 0 && next !== JSON.stringify(specchiature)
  const { setFieldValue } = form
  useEffect(() => {
    if (stale) void setFieldValue(`${name}.specchiature`, JSON.parse(next))
  }, [stale, next, name, setFieldValue])

  const schemi = schemiOf(tipo, offer)
  if (schemi.length === 0 && specchiature.length === 0) return null
  const measured = wholeOf(serramento) !== null
  const shown = shownMisure(tipo, typicalMisure(tipo, catalogo, famiglia))

  function put(fields: SpecchiaturaInput[] | undefined, by: SchemaComposto | undefined, anew: boolean) {
    base.current = fields ?? []
    byScheme.current = anew
    setRefused(null)
    const partOpenings = anew || !fields ? undefined : serramento.partOpenings
    void form.setFieldValue(name, { ...serramento, specchiature: fields, schema: by, partOpenings })
  }
  function choose(by: SchemaComposto | undefined) {
    if (by === undefined) return put(undefined, undefined, false)
    const fields = composedBy(by, serramento, offer)
    if (fields) put(fields, by, true)
    else setRefused(NO_ROOM)
  }
  const whole = refused ?? mancanti.find(({ path }) => path === `${name}.specchiature`)?.messaggio
  const choice = (by: SchemaComposto | undefined, text: string) => {
    const drawn = by && composedBy(by, { ...serramento, ...shown }, offer)
    return (
      <label key={text} className="apertura">
        <input
          type="radio"
          name={`${name}.schema`}
          checked={schema === by}
          disabled={!measured}
          onChange={() => choose(by)}
        />
        <SerramentoSketch
          tipo={tipo}
          apertura={tipo.aperture.find(({ id: pk }) => pk === serramento.tipoAperturaPk)}
          {...shown}
          specchiature={partsDrawing(drawn ?? [], shown, catalogo)}
        />
        <span>{text}</span>
      </label>
    )
  }
  return (
    <div className="composto" data-campo={`${name}.specchiature`}>
      <button
        type="button"
        className="bottone-testo composto-apri"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <WizardIcon name="giu" /> Più parti: laterale fisso, sopraluce…
      </button>
      {isOpen && (
        <>
          <fieldset className="campo" aria-describedby={whole ? `${id}-sotto` : undefined}>
            <legend className="campo-etichetta">Composizione</legend>
            {!measured && <p className="campo-aiuto">Scrivi prima altezza e larghezza di tutto l’elemento.</p>}
            <div className="aperture">
              {choice(undefined, 'Senza altre parti')}
              {schemi.map((by) => choice(by, SCHEMA_COMPOSTO_LABELS[by]))}
            </div>
            {whole && (
              <FieldNote id={`${id}-sotto`} error>
                {whole}
              </FieldNote>
            )}
          </fieldset>
          {specchiature.length > 0 && (
            <PartOpenings
              name={name}
              tipo={tipo}
              specchiature={specchiature}
              whole={wholeOf(serramento) ?? shown}
              onChange={(index, apertura) =>
                void form.setFieldValue(`${name}.partOpenings`, withPartOpening(serramento, index, apertura, offer))
              }
            />
          )}
          {specchiature.length > 0 && (
            <ol className="parti">
              {specchiature.map((one, index) => (
                <Part
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in its scheme
                  key={`${schema}-${index}`}
                  name={`${name}.specchiature[${index}]`}
                  index={index}
                  specchiature={specchiature}
                  own={one}
                  onChange={(fields) => put(fields, schema, false)}
                />
              ))}
            </ol>
          )}
        </>
      )}
    </div>
  )
}

interface PartProps {
  /** Path of the part. */
  name: string
  index: number
  specchiature: readonly SpecchiaturaInput[]
  own: SpecchiaturaInput
  onChange: (specchiature: SpecchiaturaInput[]) => void
}

/** What a part is, and its measures: another one moves its neighbours, and the whole stays. */
function Part({ name, index, specchiature, own, onChange }: PartProps) {
  const { catalogo, mancanti } = useWizard()
  const { famigliaPk } = useWizardForm().values
  const tipo = chosenTipo(catalogo, own.tipoSerramentoPk)
  const apertura = tipo?.aperture.find(({ id }) => id === own.tipoAperturaPk)
  const vincoli = vincoliOf(catalogo, famigliaPk, own.tipoSerramentoPk)
  const errorAt = (field: string) => mancanti.find(({ path }) => path === `${name}.${field}`)?.messaggio
  const wrong = errorAt('tipoSerramentoPk')
  const altezze = tipo && altezzaLimits(tipo, vincoli)
  const larghezze = tipo && larghezzaLimits(tipo, vincoli, own.altezza)
  const helps = {
    larghezza: larghezze && larghezzaMessage(larghezze),
    altezza: altezze && altezzaMessage(altezze),
  }
  const field = (side: keyof Misure) => {
    const fixed = withMisura(specchiature, index, side, own[side]) === null
    return (
      <PartMisura
        name={`${name}.${side}`}
        label={SIDES[side]}
        value={own[side]}
        fixed={fixed}
        help={fixed ? 'Come tutto l’elemento' : helps[side]}
        error={errorAt(side)}
        onChange={(value) => {
          const fields = withMisura(specchiature, index, side, value)
          if (fields) onChange(fields)
          return fields ? null : NO_ROOM
        }}
      />
    )
  }
  return (
    <li className="parte">
      <p className="parte-titolo">
        <strong>Parte {index + 1}</strong> {[tipo?.nome, apertura?.nome].filter(Boolean).join(', ')}
      </p>
      {wrong && <p className="campo-errore">{wrong}</p>}
      <div className="parte-misure">
        {field('altezza')}
        {field('larghezza')}
      </div>
    </li>
  )
}
