import { type InferType, number, object, string } from 'yup'
import { INVALID_ADDRESS, isAddress } from '#platform/mail/rules.ts'
import {
  booleanRule,
  field,
  INVALID_CHOICE,
  idListRule,
  idRule,
  longTextRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { searchFilter, yesNoFilter } from '#shared/fields/filters.ts'
import { tipiAgente, type WrittenTipoAgente } from '#vendite/agenti/rules.ts'
import { newPasswordRule, PASSWORDS_DIFFER } from '../rules.ts'

/** Rules of the administration of users, shared by server and forms: docs/rules/amministrazione.md#users. */

const USERNAME_MAX = 150
export const NOTE_MAX = 5000

const ADMIN_FLAGS = {
  canAdminUsers: 'Amministra gli utenti',
  canViewAttivitaOperatori: 'Vede le attività degli operatori',
  canViewLineaSaomad: 'Vede i log della linea',
  remindStatoOrdineFornitore: 'Riceve i promemoria sugli ordini fornitore',
  remindMissOrdiniFornitore: 'Riceve i promemoria sugli ordini fornitore mancanti',
  mailSchedulazione: 'Riceve le mail di schedulazione',
  vbhReadonlyAccess: 'Accede in sola lettura all’amministrazione esterna',
} as const
export type AdminFlag = keyof typeof ADMIN_FLAGS

/** Flags that only an administrator can hold: they are switched off with the administration itself. */
export const adminFlags = Object.keys(ADMIN_FLAGS) as AdminFlag[]

/** The version seen by whoever saves; the old clients send none. */
const versione = number().integer().nullable().default(null)

/** A boolean that stays as it is when it is not given (false when the object is new). */
const ifGiven = () =>
  booleanRule(false)
    .optional()
    .default(undefined)
    .transform((value, originale) => (originale === null || originale === '' ? undefined : value))

/** A line of text that stays as it is when it is not given (empty when the object is new). */
const lineIfGiven = (max: number) => singleLineRule(max).optional().default(undefined)

const username = () =>
  singleLineRule(USERNAME_MAX)
    .required(REQUIRED_FIELD)
    .matches(/^[\p{L}\p{N}_.@+-]*$/u, {
      message: 'Inserisci un nome utente valido: solo lettere, numeri e i caratteri @ . + - _',
      excludeEmptyString: true,
    })

const email = () => lineIfGiven(254).test('email', INVALID_ADDRESS, (text) => !text || isAddress(text))

const flagFields = Object.fromEntries(adminFlags.map((flag) => [flag, field(ADMIN_FLAGS[flag], ifGiven())])) as Record<
  AdminFlag,
  ReturnType<typeof ifGiven>
>

/** Missing flags stay; so does a missing note. */
export const infoUtenteSchema = object({
  note: field('Note', longTextRule(NOTE_MAX).optional().default(undefined)),
  ...flagFields,
})

const data = () => ({
  username: field('Nome utente', username()),
  email: field('E-mail', email()),
  firstName: field('Nome', lineIfGiven(150)),
  lastName: field('Cognome', lineIfGiven(150)),
  isSuperuser: field('Admin', ifGiven()),
  isStaff: field('Staff', ifGiven()),
  info: infoUtenteSchema.nullable().optional().default(undefined),
})

/** Typed twice by people; the old clients send it once. */
const conferma = () =>
  string()
    .nullable()
    .default(null)
    .test(
      'uguale',
      PASSWORDS_DIFFER,
      // A password that is missing is told of at its own field.
      (value, { parent }) => value === null || !parent.password || value === parent.password,
    )

export const createUserSchema = object({ ...data(), password: newPasswordRule(), confirmPassword: conferma() })
export type CreateUserInput = InferType<typeof createUserSchema>

export const updateUserSchema = object({ pk: idRule(), versione, ...data(), isActive: field('Attivo', ifGiven()) })

export const setPasswordUserSchema = object({ pk: idRule(), password: newPasswordRule(), confirmPassword: conferma() })

export const setAttivoUserSchema = object({ pk: idRule(), attivo: booleanRule(true) })

/** What the forms ask beyond the server: the second password. */
const requiredConfirmation = string()
  .required(REQUIRED_FIELD)
  .test('uguale', PASSWORDS_DIFFER, (value, { parent }) => value === parent.password)

const twicePassword = {
  password: field('Password', newPasswordRule()),
  confirmPassword: field('Conferma password', requiredConfirmation),
}
export const newUtenteFormSchema = createUserSchema.shape(twicePassword)
export const passwordFormSchema = object(twicePassword)

const next = () => ({ userPk: refersTo('user', idRule()), versione })
const existing = () => ({ pk: idRule(), versione })

/** Every permission of an operator; the forms and the old clients always send all of them. */
export const permessiOperatore = [
  'modificaStatoOrdine',
  'modificaStatoFasiOrdine',
  'modificaStatoFasiOrdineFornitore',
  'vedeOrdini',
] as const

const operatore = () => ({
  modificaStatoOrdine: field('Modifica lo stato dell’ordine', ifGiven()),
  modificaStatoFasiOrdine: field('Modifica lo stato delle fasi dell’ordine', ifGiven()),
  modificaStatoFasiOrdineFornitore: field('Modifica lo stato delle fasi degli ordini fornitore', ifGiven()),
  vedeOrdini: field('Vede tutti gli ordini, senza prezzi', ifGiven()),
})
export const operatoreFormSchema = object(operatore())
export const createOperatoreSchema = object({ ...next(), ...operatore() })
export const updateOperatoreSchema = object({ ...existing(), ...operatore() })

/** Null for none; it stays when it is not given. */
const capoArea = refersTo('agente', idRule(INVALID_CHOICE))
  .transform((value) => (value === undefined ? null : value))
  .notRequired()

const agente = () => ({
  codice: field('Codice', singleLineRule(20).required(REQUIRED_FIELD)),
  capoAreaPk: field('Capo area', capoArea),
  tipoAgente: field('Tipo agente', string<WrittenTipoAgente>().oneOf(tipiAgente).required(REQUIRED_FIELD)),
})
const fornitoreUtente = () => ({
  fornitorePk: field('Fornitore', refersTo('fornitore', idRule().required(REQUIRED_FIELD))),
})
export const fornitoreUtenteFormSchema = object(fornitoreUtente())
export const createFornitoreUtenteSchema = object({ ...next(), ...fornitoreUtente() })
export const updateFornitoreUtenteSchema = object({ ...existing(), ...fornitoreUtente() })

export const agenteFormSchema = object(agente())
export const createAgenteSchema = object({ ...next(), ...agente() })
export const updateAgenteSchema = object({ ...existing(), ...agente() })

const appAccount = () => ({
  visualizzaStatiOrdine: field('Visualizza gli stati degli ordini e riceve le notifiche', ifGiven()),
  visualizzaEcommerce: field('Visualizza la sezione e-commerce dell’app', ifGiven()),
})
export const appAccountFormSchema = object(appAccount())
export const createAppAccountSchema = object({ ...next(), ...appAccount() })
export const updateAppAccountSchema = object({ ...existing(), ...appAccount() })

/** Customers whose orders an app account sees. */
const CLIENTI_MAX = 1000
export const setAccessoClientiSchema = object({
  ...existing(),
  clientePks: field('Clienti collegati', idListRule(CLIENTI_MAX, 'cliente')),
})

export const existingSchema = object(existing())
export const pkUtenteSchema = object({ pk: idRule() })

/** The filters of the users: each role, and whether they may log in; those who may, unless a page is told otherwise. */
export const usersFilters = {
  search: searchFilter("Every word, in the names, the e-mail or the agent's code.", { url: 'search' }),
  isSuperuser: yesNoFilter(undefined, { url: 'is_superuser', label: 'Admin' }),
  isStaff: yesNoFilter(undefined, { url: 'is_staff', label: 'Staff' }),
  isOperatore: yesNoFilter('Is an operator.', { url: 'is_operatore', label: 'Operatore' }),
  agente: yesNoFilter('Is a sales agent.', { url: 'agente', label: 'Agente' }),
  isAppAccount: yesNoFilter('Has an account of the app.', { url: 'is_app_account', label: 'App' }),
  isFornitore: yesNoFilter('Stands for a supplier.'),
  isActive: yesNoFilter('May log in.', { url: 'is_active', label: 'Attivo', initial: true }),
}
