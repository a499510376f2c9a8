// Saved views: a list as a user likes to see it, the query string of its address under a name.
import { object, string } from 'yup'
import { booleanRule, field, INVALID_CHOICE, idRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

/** Lists whose views can be saved. */
export const ELENCHI_WITH_VISTE = ['ordini', 'preventivi'] as const
export type ElencoWithViste = (typeof ELENCHI_WITH_VISTE)[number]

/** Views that one user may keep of one list. */
export const VISTE_MAX = 100
/** Length of the query string. */
const URL_MAX = 4000

export const VISTA_NAME_USED = 'Hai già una vista con questo nome.'
export const TOO_MANY_VISTE = `Non puoi salvare più di ${VISTE_MAX} viste: eliminane qualcuna.`
const URL_TOO_LONG = 'I filtri sono troppi per essere salvati in una vista.'

/** A query string in its plain form: no '?', everything escaped, so that it can be nothing else than a query string. */
export function cleanQuery(url: string): string {
  return new URLSearchParams(url.replace(/^\?/, '')).toString()
}

const misura = (url: string) => cleanQuery(url).length

const url = () =>
  string()
    .strict()
    .typeError('Valore non valido')
    .test('lunga', URL_TOO_LONG, (value) => !value || (value.length <= URL_MAX && misura(value) <= URL_MAX))

const body = {
  nome: field('Nome della vista', singleLineRule(80).required(REQUIRED_FIELD)),
  url: url().defined().default(''),
  condivisa: field('Condividi con i colleghi', booleanRule(false)),
}

/** The form of a view: its name. */
export const vistaNameSchema = object({ nome: body.nome })

/** A view to save. */
export const vistaSchema = object({
  elenco: string<ElencoWithViste>()
    .strict()
    .required(REQUIRED_FIELD)
    .oneOf([...ELENCHI_WITH_VISTE], INVALID_CHOICE),
  ...body,
})

/** A view as it becomes. */
export const changeVistaSchema = object({ pk: idRule(), ...body })
