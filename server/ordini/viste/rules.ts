// Saved views: a list as a user likes to see it, the query string of its address under a name.
import { object, string } from 'yup'
import { booleanRule, INVALID_CHOICE, idRule, REQUIRED_FIELD, singleLineRule } from '../../shared/fields/fields.ts'

/** Lists whose views can be saved. */
export const ELENCHI_CON_VISTE = ['ordini', 'preventivi'] as const
export type ElencoConViste = (typeof ELENCHI_CON_VISTE)[number]

/** Views that one user may keep of one list. */
export const VISTE_MAX = 100
/** Length of the query string. */
const URL_MAX = 4000

export const NOME_VISTA_USATO = 'Hai già una vista con questo nome.'
export const TROPPE_VISTE = `Non puoi salvare più di ${VISTE_MAX} viste: eliminane qualcuna.`
const URL_TROPPO_LUNGO = 'I filtri sono troppi per essere salvati in una vista.'

/** A query string in its plain form: no '?', everything escaped, so that it can be nothing else than a query string. */
export function queryPulita(url: string): string {
  return new URLSearchParams(url.replace(/^\?/, '')).toString()
}

const misura = (url: string) => queryPulita(url).length

const url = () =>
  string()
    .strict()
    .typeError('Valore non valido')
    .test('lunga', URL_TROPPO_LUNGO, (valore) => !valore || (valore.length <= URL_MAX && misura(valore) <= URL_MAX))

const corpo = {
  nome: singleLineRule(80).required(REQUIRED_FIELD),
  url: url().defined().default(''),
  condivisa: booleanRule(false),
}

/** The form of a view: its name. */
export const nomeVistaSchema = object({ nome: corpo.nome })

/** A view to save. */
export const vistaSchema = object({
  elenco: string<ElencoConViste>()
    .strict()
    .required(REQUIRED_FIELD)
    .oneOf([...ELENCHI_CON_VISTE], INVALID_CHOICE),
  ...corpo,
})

/** A view as it becomes. */
export const cambiVistaSchema = object({ pk: idRule(), ...corpo })
