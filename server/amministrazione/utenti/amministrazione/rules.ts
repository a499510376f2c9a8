import { type InferType, number, object, string } from 'yup'
import { INVALID_ADDRESS, isAddress } from '#platform/mail/rules.ts'
import {
  booleanRule,
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

export const USERNAME_MAX = 150
export const NOTE_MAX = 5000

/** Flags that only an administrator can hold: they are switched off with the administration itself. */
export const adminFlags = [
  'canAdminUsers',
  'canViewAttivitaOperatori',
  'canViewLineaSaomad',
  'remindStatoOrdineFornitore',
  'remindMissOrdiniFornitore',
  'mailSchedulazione',
  'vbhReadonlyAccess',
] as const
export type AdminFlag = (typeof adminFlags)[number]

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

/** Missing flags stay; so does a missing note. */
const info = () =>
  object({
    note: longTextRule(NOTE_MAX).optional().default(undefined),
    ...(Object.fromEntries(adminFlags.map((flag) => [flag, ifGiven()])) as Record<
      AdminFlag,
      ReturnType<typeof ifGiven>
    >),
  })
    .nullable()
    .optional()
    .default(undefined)

const data = () => ({
  username: username(),
  email: email(),
  firstName: lineIfGiven(150),
  lastName: lineIfGiven(150),
  isSuperuser: ifGiven(),
  isStaff: ifGiven(),
  info: info(),
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

export const updateUserSchema = object({ pk: idRule(), versione, ...data(), isActive: ifGiven() })

export const setPasswordUserSchema = object({ pk: idRule(), password: newPasswordRule(), confirmPassword: conferma() })

export const setAttivoUserSchema = object({ pk: idRule(), attivo: booleanRule(true) })

/** What the forms ask beyond the server: the second password. */
const requiredConfirmation = () =>
  string()
    .required(REQUIRED_FIELD)
    .test('uguale', PASSWORDS_DIFFER, (value, { parent }) => value === parent.password)

export const newUtenteFormSchema = createUserSchema.shape({ confirmPassword: requiredConfirmation() })
export const passwordFormSchema = object({ password: newPasswordRule(), confirmPassword: requiredConfirmation() })

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
  modificaStatoOrdine: ifGiven(),
  modificaStatoFasiOrdine: ifGiven(),
  modificaStatoFasiOrdineFornitore: ifGiven(),
  vedeOrdini: ifGiven(),
})
export const operatoreFormSchema = object(operatore())
export const createOperatoreSchema = object({ ...next(), ...operatore() })
export const updateOperatoreSchema = object({ ...existing(), ...operatore() })

const agente = () => ({
  codice: singleLineRule(20).required(REQUIRED_FIELD),
  /** Null for none; it stays when it is not given. */
  capoAreaPk: refersTo('agente', idRule(INVALID_CHOICE))
    .transform((value) => (value === undefined ? null : value))
    .notRequired(),
  tipoAgente: string<WrittenTipoAgente>().oneOf(tipiAgente).required(REQUIRED_FIELD),
})
const fornitoreUtente = () => ({ fornitorePk: refersTo('fornitore', idRule().required(REQUIRED_FIELD)) })
export const fornitoreUtenteFormSchema = object(fornitoreUtente())
export const createFornitoreUtenteSchema = object({ ...next(), ...fornitoreUtente() })
export const updateFornitoreUtenteSchema = object({ ...existing(), ...fornitoreUtente() })

export const agenteFormSchema = object(agente())
export const createAgenteSchema = object({ ...next(), ...agente() })
export const updateAgenteSchema = object({ ...existing(), ...agente() })

const appAccount = () => ({ visualizzaStatiOrdine: ifGiven(), visualizzaEcommerce: ifGiven() })
export const appAccountFormSchema = object(appAccount())
export const createAppAccountSchema = object({ ...next(), ...appAccount() })
export const updateAppAccountSchema = object({ ...existing(), ...appAccount() })

/** Customers whose orders an app account sees. */
const CLIENTI_MAX = 1000
export const setAccessoClientiSchema = object({ ...existing(), clientePks: idListRule(CLIENTI_MAX, 'cliente') })

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
