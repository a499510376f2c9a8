import { array, boolean, mixed, number, object, string } from 'yup'
import { type AreaName, areaNames, invalidAreasReason } from '#platform/identity/areas/rules.ts'
import { field, REQUIRED_FIELD, type RuleContext } from '#shared/fields/fields.ts'
import { COMMON_PASSWORD, isCommonPassword } from './passwords/rules.ts'

/** Rules of identity shared by server and forms. */

export const PASSWORDS_DIFFER = 'Le due password inserite non sono uguali'
export const LOGIN_FAILED = 'Impossibile eseguire il login con le credenziali immesse.'

export const loginSchema = object({
  username: string().required(REQUIRED_FIELD).max(150),
  password: string().required(REQUIRED_FIELD).max(200),
  ricordami: boolean().default(false).required(),
  /** Of the second factor, where the user has one: of the app, or one of the recovery codes. */
  codice: string().trim().max(60).default(''),
  /** What a passkey has signed, in place of a code. */
  passkey: mixed(),
})

/** Characters that a new password has at least; `/api` documents eight, which its clients send and show. */
const shortestPassword = ({ options }: { options: { context?: RuleContext } }) => (options.context?.documented ? 8 : 10)

/**
 * A password good enough to be set, as far as pages can tell: the server has a list beside (passwords/chosen.ts). Those
 * that are set already go on opening.
 */
export const newPasswordRule = () =>
  string()
    .required(REQUIRED_FIELD)
    .test('lunga', (value, test) => {
      const min = shortestPassword(test)
      const message = `Questa password è troppo corta. Deve contenere almeno ${min} caratteri.`
      return !value || value.length >= min || test.createError({ message })
    })
    .max(200, 'Assicurati che questo campo non abbia più di 200 caratteri.')
    // What is too short, or of digits alone, is told so and no more.
    .test('comune', COMMON_PASSWORD, (value = '', test) => {
      return value.length < shortestPassword(test) || /^\d+$/.test(value) || !isCommonPassword(value)
    })
    .test('numerica', 'Questa password è interamente numerica.', (value) => !/^\d+$/.test(value ?? ''))

const newPasswordAgain = string()
  .required(REQUIRED_FIELD)
  .test('uguale', PASSWORDS_DIFFER, (value, { parent }) => !parent.password || value === parent.password)

export const changePasswordSchema = object({
  attuale: field('Password attuale', string().required(REQUIRED_FIELD).max(200)),
  password: field('Nuova password', newPasswordRule()),
  confirmPassword: field('Ripeti la nuova password', newPasswordAgain),
})

/** Days that a token may last, the usual first. */
export const TOKEN_DURATIONS = [365, 30, 90, 730] as const

const tokenName = string()
  .trim()
  .required(REQUIRED_FIELD)
  .max(100, 'Assicurati che questo campo non abbia più di 100 caratteri.')

const someAree = array(string<AreaName>().oneOf(areaNames).required())
  .default([])
  .transform((_value, data) => (Array.isArray(data) ? [...new Set(data)] : []))
  .test('scrittura', (aree, { parent, createError }) => {
    const message = invalidAreasReason(aree ?? [], parent.scrittura === true)
    return message === null || createError({ message })
  })
  .required()

const duration = number()
  .default(TOKEN_DURATIONS[0])
  .transform((value) => value ?? TOKEN_DURATIONS[0])
  .oneOf(TOKEN_DURATIONS, 'Scegli una delle durate proposte.')
  .required(REQUIRED_FIELD)

export const createTokenSchema = object({
  userPk: number().integer().required(REQUIRED_FIELD),
  nome: field('Nome', tokenName),
  scrittura: field('Può anche scrivere', boolean().default(false).required()),
  introspezione: field('Può leggere lo schema', boolean().default(false).required()),
  aree: field('Solo per', someAree),
  giorni: field('Scade dopo', duration),
})
