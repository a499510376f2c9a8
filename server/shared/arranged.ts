// What lists have in common whose entries people name and put in an order.
import { array, object } from 'yup'
import { field, integerRule, REQUIRED_FIELD, singleLineRule } from './fields/fields.ts'
import { type Use, usesInWords } from './uses.ts'

/** Entries that a list may have. */
export const ITEMS_MAX = 300

export const NAME_TAKEN = 'Nella lista c’è già una voce con questo nome.'
export const FULL_LISTA = `Una lista non ha più di ${ITEMS_MAX} voci.`
export const LISTA_CHANGED = 'La lista è cambiata nel frattempo: rileggi la pagina.'
export const LAST_ITEM = 'È l’ultima voce della lista: aggiungine un’altra prima di eliminarla.'

/** The name of an entry. */
export const itemName = () => field('Nome', singleLineRule(100).required(REQUIRED_FIELD))

/** The entries of a list in the order that they are to have. */
export const listaOrderSchema = object({
  pks: array()
    .of(integerRule())
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(ITEMS_MAX),
})

/** A name as people compare it: case and blanks do not count. */
export const foldName = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')

/** Whether people would read two names as the same one: case and blanks do not count. */
export const sameName = (one: string, other: string) => foldName(one) === foldName(other)

/**
 * Why an entry cannot go; null when it can.
 * @param others how many others there are in its list
 * @param uses what names it
 * @param fixed why its name is the product's, if it is
 */
export function itemNotDeletableReason(others: number, uses: readonly Use[], fixed: string | null = null) {
  if (fixed) return fixed
  const words = usesInWords(uses)
  if (words) return `È in uso in ${words}: non si può eliminare.`
  return others === 0 ? LAST_ITEM : null
}
