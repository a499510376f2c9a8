// A product family: its fields, and why one stays.
import { object } from 'yup'
import { nomeVoce } from '../../shared/arranged/rules.ts'
import { booleanRule, field, idRule, labelsOf, longTextRule, refersTo } from '../../shared/fields/fields.ts'
import { type Use, usesInWords } from '../../shared/uses/uses.ts'

/** Length of a rich text as it is stored, tags included. */
export const DESCRIZIONE_FAMIGLIA_MAX = 50_000

/** Pictures of a family. */
export const IMMAGINI_MAX = 12

export const TIPOLOGIA_FAMIGLIA_IGNOTA = 'Questa tipologia non c’è più: scegline un’altra.'

/** The fields of a family; pictures, options and constraints are its own lists. */
export const famigliaSchema = object({
  nome: nomeVoce(),
  tipologiaFamiglia: field(
    'Tipologia',
    refersTo('tipologiaFamiglia', idRule(), TIPOLOGIA_FAMIGLIA_IGNOTA),
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
export function motivoFamigliaInUso(usi: readonly Use[]): string | null {
  const parole = usesInWords(usi)
  return (
    parole &&
    `È in uso in ${parole}: non si può eliminare. Si può ritirare dal catalogo: non si vende più e resta dov’è già scelta.`
  )
}
