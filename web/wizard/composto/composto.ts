// A window of several fields, by a scheme. docs/rules/finestra.md#composed-elements
import { resizedComposto, withMisura } from '#shared/composti/change.ts'
import type { Misure } from '#shared/composti/rules.ts'
import { type SchemaComposto, specchiatureOfSchema } from '#shared/composti/schemi.ts'
import { type SpecchiaturaInput, wholeOf } from '#shared/composti/specchiature.ts'
import type { DrawingShape, SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import { vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import { nearMisure } from '#vendite/vincoli/misure/rules.ts'
import { altezzaError, isAllowedMisura, larghezzaError } from '#vendite/vincoli/rules.ts'
import { tipiToChoose } from '../formValues.ts'
import { chosenTipo, type SerramentoFormValues, type WizardCatalogo, type WizardTipo } from '../model.ts'

/** What windows are looked up in. */
interface Offer {
  catalogo: WizardCatalogo
  famiglia: number | ''
}

/** Schemes by the shape of the window that opens; what is no rectangle has none, and nothing stands under a door. */
const SCHEMI_OF_SHAPE: Readonly<Partial<Record<DrawingShape, readonly SchemaComposto[]>>> = {
  BATTENTE: [
    'lateraleSinistro',
    'lateraleDestro',
    'dueLaterali',
    'sopraluce',
    'sottoluce',
    'lateraleSopraluce',
    'dueAffiancate',
  ],
  VASISTAS: ['lateraleSinistro', 'lateraleDestro', 'dueAffiancate'],
  PORTA: ['lateraleSinistro', 'lateraleDestro', 'dueLaterali', 'sopraluce', 'lateraleSopraluce'],
  SCORREVOLE: ['lateraleSinistro', 'lateraleDestro', 'sopraluce'],
}

const fissaOf = ({ aperture }: WizardTipo) => aperture.find(({ senso }) => senso === 'FISSA')

/** The types that may be fixed beside a window, those of one leaf before others. */
function fixedTipi({ catalogo, famiglia }: Offer): WizardTipo[] {
  const fixed = tipiToChoose(catalogo, famiglia).filter((tipo) => tipo.disegno === 'BATTENTE' && fissaOf(tipo))
  return [...fixed.filter(({ ante }) => ante === 1), ...fixed.filter(({ ante }) => ante !== 1)]
}

/** The schemes that a window of a type can have. */
export function schemiOf(tipo: WizardTipo, offer: Offer): SchemaComposto[] {
  const schemi = SCHEMI_OF_SHAPE[tipo.disegno] ?? []
  return fixedTipi(offer).length > 0 ? [...schemi] : schemi.filter((schema) => schema === 'dueAffiancate')
}

const isMade = ({ tipoSerramentoPk, altezza, larghezza }: SpecchiaturaInput, { catalogo, famiglia }: Offer) => {
  const tipo = chosenTipo(catalogo, tipoSerramentoPk)
  return tipo !== undefined && isAllowedMisura(tipo, vincoliOf(catalogo, famiglia, tipo.id), altezza, larghezza)
}

/** Of a fixed field the type and opening: the first type that the family makes so large, else the first. */
function asFixed(one: SpecchiaturaInput, offer: Offer): SpecchiaturaInput {
  const fields = fixedTipi(offer).map((tipo) => ({
    ...one,
    tipoSerramentoPk: tipo.id,
    tipoAperturaPk: fissaOf(tipo)?.id ?? null,
    ante: tipo.ante,
  }))
  return fields.find((field) => isMade(field, offer)) ?? fields[0] ?? one
}

/** How many measures of fields the family does not make. */
function wrongMisure(specchiature: readonly SpecchiaturaInput[], { catalogo, famiglia }: Offer): number {
  const wrong = specchiature.flatMap(({ tipoSerramentoPk, altezza, larghezza }) => {
    const tipo = chosenTipo(catalogo, tipoSerramentoPk)
    if (!tipo) return []
    const vincoli = vincoliOf(catalogo, famiglia, tipo.id)
    return [altezzaError(tipo, vincoli, altezza), larghezzaError(tipo, vincoli, altezza, larghezza)]
  })
  return wrong.filter((error) => error !== null).length
}

/** Fields that are brought to measures that the family makes, as far as that makes more of them possible. */
function fitted(specchiature: SpecchiaturaInput[], offer: Offer): SpecchiaturaInput[] {
  let best = specchiature
  for (const index of specchiature.keys()) {
    for (const side of ['larghezza', 'altezza'] as const) {
      const one = best[index]
      const tipo = one && chosenTipo(offer.catalogo, one.tipoSerramentoPk)
      if (!tipo) continue
      const vincoli = vincoliOf(offer.catalogo, offer.famiglia, tipo.id)
      const [near] = nearMisure(tipo, vincoli, one.altezza, one.larghezza)
      const moved = near && withMisura(best, index, side, near[side])
      if (moved && wrongMisure(moved, offer) < wrongMisure(best, offer)) best = moved
    }
  }
  return best
}

type Composing = Pick<SerramentoFormValues, 'tipoSerramentoPk' | 'tipoAperturaPk' | 'altezza' | 'larghezza'>

/** The fields of a scheme in the measures of a window; null while it has none, and where a field would be too small. */
export function composedBy(schema: SchemaComposto, serramento: Composing, offer: Offer): SpecchiaturaInput[] | null {
  const tipo = chosenTipo(offer.catalogo, serramento.tipoSerramentoPk)
  const whole = wholeOf(serramento)
  const boxes = tipo && whole && specchiatureOfSchema(schema, whole)
  if (!boxes) return null
  const fields = boxes.map(({ fissa, ...box }) => {
    const own = {
      ...box,
      tipoSerramentoPk: tipo.id,
      tipoAperturaPk: serramento.tipoAperturaPk || null,
      ante: tipo.ante,
    }
    return fissa ? asFixed(own, offer) : own
  })
  return fitted(fields, offer)
}

/** Whether each field of a scheme is fixed, in their order. */
const fixedOf = (schema: SchemaComposto): boolean[] =>
  specchiatureOfSchema(schema, { larghezza: 10_000, altezza: 10_000 })?.map(({ fissa }) => fissa) ?? []

/**
 * The fields of a window after it has changed: what opens does so as the window, what is fixed is of the family, and
 * they fill its measures again, as far as they can.
 * @param base the fields as they were put, whose lengths the measures being typed do not spoil; null: as their scheme
 * puts them
 */
export function followed(
  { specchiature = [], schema, partOpenings, ...serramento }: SerramentoFormValues,
  base: readonly SpecchiaturaInput[] | null,
  offer: Offer,
): SpecchiaturaInput[] {
  const anew = base === null && schema ? composedBy(schema, serramento, offer) : null
  if (anew) return opened(anew, partOpenings, offer)
  const whole = wholeOf(serramento)
  const boxes = (whole && base?.length === specchiature.length && resizedComposto(base, whole)) || specchiature
  const fixed = schema ? fixedOf(schema) : []
  const known = new Set(fixedTipi(offer).map(({ id }) => id))
  const fields = specchiature.map((one, index) => {
    const { x, y, larghezza, altezza } = boxes[index] ?? one
    const next = { ...one, x, y, larghezza, altezza }
    if (!fixed[index]) return { ...next, tipoAperturaPk: serramento.tipoAperturaPk || null }
    const tipo = known.has(next.tipoSerramentoPk) && chosenTipo(offer.catalogo, next.tipoSerramentoPk)
    return tipo ? { ...next, tipoAperturaPk: fissaOf(tipo)?.id ?? null } : asFixed(next, offer)
  })
  return opened(fields, partOpenings, offer)
}

/** Fields with the openings that were chosen for them, where their type has them. */
function opened(
  fields: SpecchiaturaInput[],
  chosen: SerramentoFormValues['partOpenings'],
  { catalogo }: Offer,
): SpecchiaturaInput[] {
  return fields.map((one, index) => {
    const tipo = chosenTipo(catalogo, one.tipoSerramentoPk)
    const apertura = tipo?.aperture.find(({ id }) => id === chosen?.[index])
    return apertura ? { ...one, tipoAperturaPk: apertura.id } : one
  })
}

/**
 * The chosen openings after one more choice. What a part has by itself is no choice: it goes on following its window.
 * @param index of the part
 * @param apertura number of the opening
 */
export function withPartOpening(
  serramento: SerramentoFormValues,
  index: number,
  apertura: number,
  offer: Offer,
): (number | null)[] {
  const { specchiature = [], partOpenings } = serramento
  const own = followed({ ...serramento, partOpenings: undefined }, specchiature, offer)[index]?.tipoAperturaPk
  return specchiature.map((_, at) => (at !== index ? (partOpenings?.[at] ?? null) : apertura === own ? null : apertura))
}

/** The fields of an element as they are drawn, in the measures of its drawing; none where they cannot be. */
export function partsDrawing(
  specchiature: readonly SpecchiaturaInput[] | undefined,
  whole: Misure,
  catalogo: WizardCatalogo,
): SpecchiaturaDrawing[] {
  if (!specchiature?.length) return []
  return (resizedComposto(specchiature, whole) ?? []).map(({ tipoSerramentoPk, tipoAperturaPk, ante, ...box }) => {
    const tipo = chosenTipo(catalogo, tipoSerramentoPk)
    const apertura = tipo?.aperture.find(({ id }) => id === tipoAperturaPk) ?? tipo?.aperture[0]
    return {
      ...box,
      disegno: tipo?.disegno ?? 'BATTENTE',
      ante: ante ?? tipo?.ante ?? 1,
      senso: apertura?.senso ?? 'FISSA',
    }
  })
}
