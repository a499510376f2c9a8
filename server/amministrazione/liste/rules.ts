// What the lists that an administrator arranges have in common: names, colours, places.
// docs/rules/amministrazione.md#lists
import { array, object } from 'yup'
import { field, integerRule, oneOfRule, REQUIRED_FIELD, singleLineRule } from '../../shared/fields/fields.ts'
import { type Use, usesInWords } from '../../shared/uses/uses.ts'

/** Entries that a list may have. */
export const VOCI_MAX = 100

/** The senses that underline a state; each theme has its colour for them. */
export const COLORI_STATO = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] as const
export type ColoreStato = (typeof COLORI_STATO)[number]

/** What people call the colours. */
export const coloreLabels: Readonly<Record<ColoreStato, string>> = {
  neutro: 'Grigio',
  info: 'Azzurro',
  positivo: 'Verde',
  attenzione: 'Arancio',
  negativo: 'Rosso',
}

export const NOME_PRESO = 'Nella lista c’è già una voce con questo nome.'
export const LISTA_PIENA = `Una lista non ha più di ${VOCI_MAX} voci.`
export const LISTA_CAMBIATA = 'La lista è cambiata nel frattempo: rileggi la pagina.'
export const ULTIMA_VOCE = 'È l’ultima voce della lista: aggiungine un’altra prima di eliminarla.'

/** The name of an entry. */
export const nomeVoce = () => field('Nome', singleLineRule(100).required(REQUIRED_FIELD))

/** The colour of a state; grey when it is not sent. */
export const coloreVoce = () =>
  field('Colore', oneOfRule(COLORI_STATO).required(REQUIRED_FIELD).default('neutro'), COLORI_STATO.join(', '))

/** The entries of a list in the order that they are to have. */
export const ordineListaSchema = object({
  pks: array()
    .of(integerRule())
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(VOCI_MAX),
})

const normalised = (nome: string) => nome.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')

/** Whether people would read two names as the same one: case and blanks do not count. */
export const sameName = (uno: string, altro: string) => normalised(uno) === normalised(altro)

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
