import { type InferType, number, object, string } from 'yup'
import { INVALID_ADDRESS, isAddress } from '../../../platform/mail/rules.ts'
import {
  booleanRule,
  INVALID_CHOICE,
  idListRule,
  idRule,
  longTextRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '../../../shared/fields/fields.ts'
import { tipiAgente, type WrittenTipoAgente } from '../../../vendite/agenti/rules.ts'
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
const seDato = () =>
  booleanRule(false)
    .optional()
    .default(undefined)
    .transform((valore, originale) => (originale === null || originale === '' ? undefined : valore))

/** A line of text that stays as it is when it is not given (empty when the object is new). */
const rigaSeData = (max: number) => singleLineRule(max).optional().default(undefined)

const username = () =>
  singleLineRule(USERNAME_MAX)
    .required(REQUIRED_FIELD)
    .matches(/^[\p{L}\p{N}_.@+-]*$/u, {
      message: 'Inserisci un nome utente valido: solo lettere, numeri e i caratteri @ . + - _',
      excludeEmptyString: true,
    })

const email = () => rigaSeData(254).test('email', INVALID_ADDRESS, (testo) => !testo || isAddress(testo))

/** Missing flags stay; so does a missing note. */
const info = () =>
  object({
    note: longTextRule(NOTE_MAX).optional().default(undefined),
    ...(Object.fromEntries(adminFlags.map((flag) => [flag, seDato()])) as Record<AdminFlag, ReturnType<typeof seDato>>),
  })
    .nullable()
    .optional()
    .default(undefined)

const dati = () => ({
  username: username(),
  email: email(),
  firstName: rigaSeData(150),
  lastName: rigaSeData(150),
  isSuperuser: seDato(),
  isStaff: seDato(),
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

export const createUserSchema = object({ ...dati(), password: newPasswordRule(), confirmPassword: conferma() })
export type CreateUserInput = InferType<typeof createUserSchema>

export const updateUserSchema = object({ pk: idRule(), versione, ...dati(), isActive: seDato() })

export const setPasswordUserSchema = object({ pk: idRule(), password: newPasswordRule(), confirmPassword: conferma() })

export const setAttivoUserSchema = object({ pk: idRule(), attivo: booleanRule(true) })

/** What the forms ask beyond the server: the second password. */
const confermaObbligatoria = () =>
  string()
    .required(REQUIRED_FIELD)
    .test('uguale', PASSWORDS_DIFFER, (value, { parent }) => value === parent.password)

export const nuovoUtenteFormSchema = createUserSchema.shape({ confirmPassword: confermaObbligatoria() })
export const passwordFormSchema = object({ password: newPasswordRule(), confirmPassword: confermaObbligatoria() })

const nuovo = () => ({ user: refersTo('user', idRule()), versione })
const esistente = () => ({ pk: idRule(), versione })

/** Every permission of an operator; the forms and the old clients always send all of them. */
export const permessiOperatore = [
  'modificaStatoOrdine',
  'modificaStatoFasiOrdine',
  'modificaStatoFasiOrdineFornitore',
  'vedeOrdini',
] as const

const operatore = () => ({
  modificaStatoOrdine: seDato(),
  modificaStatoFasiOrdine: seDato(),
  modificaStatoFasiOrdineFornitore: seDato(),
  vedeOrdini: seDato(),
})
export const operatoreFormSchema = object(operatore())
export const createOperatoreSchema = object({ ...nuovo(), ...operatore() })
export const updateOperatoreSchema = object({ ...esistente(), ...operatore() })

const agente = () => ({
  codice: singleLineRule(20).required(REQUIRED_FIELD),
  /** Null for none; it stays when it is not given. */
  capoArea: refersTo('agente', idRule(INVALID_CHOICE))
    .transform((valore) => (valore === undefined ? null : valore))
    .notRequired(),
  tipoAgente: string<WrittenTipoAgente>().oneOf(tipiAgente).required(REQUIRED_FIELD),
})
const fornitoreUtente = () => ({ fornitore: refersTo('fornitore', idRule().required(REQUIRED_FIELD)) })
export const fornitoreUtenteFormSchema = object(fornitoreUtente())
export const createFornitoreUtenteSchema = object({ ...nuovo(), ...fornitoreUtente() })
export const updateFornitoreUtenteSchema = object({ ...esistente(), ...fornitoreUtente() })

export const agenteFormSchema = object(agente())
export const createAgenteSchema = object({ ...nuovo(), ...agente() })
export const updateAgenteSchema = object({ ...esistente(), ...agente() })

const appAccount = () => ({ visualizzaStatiOrdine: seDato(), visualizzaEcommerce: seDato() })
export const appAccountFormSchema = object(appAccount())
export const createAppAccountSchema = object({ ...nuovo(), ...appAccount() })
export const updateAppAccountSchema = object({ ...esistente(), ...appAccount() })

/** Customers whose orders an app account sees. */
const CLIENTI_MAX = 1000
export const setAccessoClientiSchema = object({ ...esistente(), clienti: idListRule(CLIENTI_MAX, 'cliente') })

export const esistenteSchema = object(esistente())
export const pkUtenteSchema = object({ pk: idRule() })
