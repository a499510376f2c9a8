import { type SchemaComposto, specchiatureOfSchema } from '#shared/composti/schemi.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import type { OpeningSense, SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import type { CompostoChoices } from './choices.ts'

/** A line as its element is composed: measures are numbers once they are written. */
export interface RigaOfComposto {
  famigliaPk: number | null
  tipoSerramentoPk: number | null
  tipoAperturaPk: number | null
  larghezza: unknown
  altezza: unknown
  specchiature: SpecchiaturaInput[]
}

/** The opening of a type that does not open, among those offered; null for a type that has none. */
function fixedApertura(tipoPk: number, { finestre, sensi }: CompostoChoices): number | null {
  const offered = finestre.tipi.get(tipoPk)?.aperture.find(({ pk, ritirato }) => !ritirato && sensi.get(pk) === 'FISSA')
  return offered?.pk ?? null
}

/**
 * The type of what is fixed beside a window: one of one leaf that has a fixed opening, that of the line before others.
 * @param tipi numbers of the types that may be chosen, in their order
 */
function fixedTipo(own: number, tipi: readonly number[], choices: CompostoChoices): number {
  const fixed = [own, ...tipi].filter((pk) => fixedApertura(pk, choices) !== null)
  return fixed.find((pk) => choices.anteOf.get(pk) === 1) ?? fixed[0] ?? own
}

/**
 * The fields of a scheme for a line: what opens has type and opening of the line, what is fixed a type that can be so.
 * null without type or measures, and where a field would be too small.
 */
export function compostoOfSchema(
  schema: SchemaComposto,
  { tipoSerramentoPk, tipoAperturaPk, larghezza, altezza }: Omit<RigaOfComposto, 'famigliaPk' | 'specchiature'>,
  {
    tipi,
    grid,
    choices,
  }: { tipi: readonly number[]; grid: { columns: number; rows: number }; choices: CompostoChoices },
): SpecchiaturaInput[] | null {
  if (tipoSerramentoPk === null || typeof larghezza !== 'number' || typeof altezza !== 'number') return null
  const fixed = fixedTipo(tipoSerramentoPk, tipi, choices)
  const specchiature = specchiatureOfSchema(schema, { larghezza, altezza }, grid)
  return (
    specchiature?.map(({ fissa, ...box }) => {
      const tipo = fissa ? fixed : tipoSerramentoPk
      const apertura = fissa ? fixedApertura(fixed, choices) : tipoAperturaPk
      return { ...box, tipoSerramentoPk: tipo, tipoAperturaPk: apertura, ante: choices.anteOf.get(tipo) ?? 1 }
    }) ?? null
  )
}

/** How a field opens, for its drawing: as chosen, else as its type can only open. */
function sensoOfSpecchiatura(
  { tipoSerramentoPk, tipoAperturaPk }: SpecchiaturaInput,
  { finestre, sensi }: CompostoChoices,
): OpeningSense | null {
  if (tipoAperturaPk !== null) return sensi.get(tipoAperturaPk) ?? null
  const [only, ...others] = finestre.tipi.get(tipoSerramentoPk)?.aperture.filter(({ ritirato }) => !ritirato) ?? []
  return only && others.length === 0 ? (sensi.get(only.pk) ?? null) : null
}

/** The fields of an element as they are drawn. */
export const compostoDrawing = (
  specchiature: readonly SpecchiaturaInput[],
  choices: CompostoChoices,
): SpecchiaturaDrawing[] =>
  specchiature.map((one) => ({
    ...{ x: one.x, y: one.y, larghezza: one.larghezza, altezza: one.altezza },
    disegno: choices.disegni.get(one.tipoSerramentoPk) ?? 'BATTENTE',
    ante: one.ante ?? choices.anteOf.get(one.tipoSerramentoPk) ?? 1,
    senso: sensoOfSpecchiatura(one, choices),
  }))
