// What lists have in common whose entries people name and put in an order.
import { array, object } from 'yup'
import { field, integerRule, REQUIRED_FIELD, singleLineRule } from '../fields/fields.ts'
import { type Use, usesInWords } from '../uses/uses.ts'

/** Entries that a list may have. */
export const VOCI_MAX = 300

export const NOME_PRESO = 'Nella lista c’è già una voce con questo nome.'
export const LISTA_PIENA = `Una lista non ha più di ${VOCI_MAX} voci.`
export const LISTA_CAMBIATA = 'La lista è cambiata nel frattempo: rileggi la pagina.'
export const ULTIMA_VOCE = 'È l’ultima voce della lista: aggiungine un’altra prima di eliminarla.'

/** The name of an entry. */
export const nomeVoce = () => field('Nome', singleLineRule(100).required(REQUIRED_FIELD))

/** The entries of a list in the order that they are to have. */
export const ordineListaSchema = object({
  pks: array()
    .of(integerRule())
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(VOCI_MAX),
})

/** A name as people compare it: case and blanks do not count. */
export const foldName = (nome: string) => nome.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')

/** Whether people would read two names as the same one: case and blanks do not count. */
export const sameName = (uno: string, altro: string) => foldName(uno) === foldName(altro)

/**
 * Why an entry cannot go; null when it can.
 * @param altre how many others there are in its list
 * @param usi what names it
 * @param fisso why its name is the product's, if it is
 */
export function motivoVoceNonEliminabile(altre: number, usi: readonly Use[], fisso: string | null = null) {
  if (fisso) return fisso
  const parole = usesInWords(usi)
  if (parole) return `È in uso in ${parole}: non si può eliminare.`
  return altre === 0 ? ULTIMA_VOCE : null
}
