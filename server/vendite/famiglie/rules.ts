// A product family: its fields, and why one stays.
import { object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { booleanRule, field, idRule, labelsOf, longTextRule, refersTo } from '#shared/fields/fields.ts'
import { type Use, usesInWords } from '#shared/uses.ts'

/** Length of a rich text as it is stored, tags included. */
export const DESCRIZIONE_FAMIGLIA_MAX = 50_000

/** Pictures of a family. */
export const IMAGES_MAX = 12

export const UNKNOWN_TIPOLOGIA_FAMIGLIA = 'Questa tipologia non c’è più: scegline un’altra.'

/** The fields of a family; pictures, options and constraints are its own lists. */
export const famigliaSchema = object({
  nome: itemName(),
  tipologiaFamigliaPk: field(
    'Tipologia',
    refersTo('tipologiaFamiglia', idRule(), UNKNOWN_TIPOLOGIA_FAMIGLIA),
    'Number of the kind that it is listed under.',
  ),
  descrizione: field(
    'Descrizione',
    longTextRule(DESCRIZIONE_FAMIGLIA_MAX),
    'Rich text: what is not on the white list is taken out.',
  ),
  ritirato: field('Ritirata dal catalogo', booleanRule(false), 'No longer offered: quotes that have it keep it.'),
})

/** What the fields of a family are called. */
export const famigliaLabels = labelsOf(famigliaSchema)

/** Why a family that is used stays, and what can be done instead; null when nothing uses it. */
export function famigliaInUseReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return (
    words &&
    `È in uso in ${words}: non si può eliminare. Si può ritirare dal catalogo: non si vende più e resta dov’è già scelta.`
  )
}
