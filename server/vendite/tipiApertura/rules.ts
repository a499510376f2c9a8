// The openings of the catalogue. docs/rules/vendite.md#catalogue
import { object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import type { OpeningSense } from '#shared/drawings/drawings.ts'
import { booleanRule, field, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** How a leaf may open, in the order of the form. */
export const SENSI_APERTURA = [
  'SINISTRA',
  'DESTRA',
  'RIBALTA',
  'ANTA_RIBALTA_SINISTRA',
  'ANTA_RIBALTA_DESTRA',
  'SCORREVOLE',
  'FISSA',
] as const satisfies readonly OpeningSense[]

/** What people call the ways of opening. */
export const sensoAperturaLabels: Readonly<Record<OpeningSense, string>> = {
  SINISTRA: 'Battente a sinistra',
  DESTRA: 'Battente a destra',
  RIBALTA: 'Ribalta',
  ANTA_RIBALTA_SINISTRA: 'Anta ribalta a sinistra',
  ANTA_RIBALTA_DESTRA: 'Anta ribalta a destra',
  SCORREVOLE: 'Scorrevole',
  FISSA: 'Fissa',
}

const direction = oneOfRule(SENSI_APERTURA, sensoAperturaLabels).required(REQUIRED_FIELD).default('SINISTRA')

/** The fields of an opening; its picture travels apart. */
export const tipoAperturaSchema = object({
  nome: itemName(),
  senso: field('Come si apre', direction, SENSI_APERTURA.join(', ')),
  ritirato: field('Ritirata', booleanRule(false), 'No longer offered; what has it keeps it.'),
})

/** What of a line says how its windows open. */
interface RigaWithApertura<Direction> {
  tipoApertura: { senso: Direction } | null
  tipoSerramento: { aperture: readonly { senso: Direction }[] }
}

/** How the windows of a line, or a field of an element, open: as ordered, else as its type can only open; null while nobody has said. */
export function sensoOf<Direction>({ tipoApertura, tipoSerramento }: RigaWithApertura<Direction>): Direction | null {
  if (tipoApertura) return tipoApertura.senso
  const [only, ...others] = tipoSerramento.aperture
  return only && others.length === 0 ? only.senso : null
}
