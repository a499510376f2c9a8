// Tablets shared by the people of the workshop, and the PIN by which they enter. docs/rules/officina.md#tablets
import { array, boolean, object, string } from 'yup'
import { repartoRule } from '#persone/reparti/rules.ts'
import { field, idRule, integerRule, REQUIRED_FIELD, singleLineRule, versioneRule } from '#shared/fields/fields.ts'

export const WRONG_PIN = 'PIN sbagliato.'
export const TABLET_NOT_LINKED = 'Questo dispositivo non è un tablet dell’officina.'
export const CODICE_TABLET_NOT_VALID =
  'Questo codice non vale: forse è scaduto, o è già stato usato. Fattene dare uno nuovo.'
export const TABLET_ALREADY_CALLED = 'C’è già un tablet con questo nome.'

const PIN_PATTERN = /^\d{4,8}$/
const PIN_DIGITS = 'Il PIN è di 4-8 cifre.'
const PIN_FACILE = 'Questo PIN si indovina subito: scegline un altro.'

/** How many digits a PIN may have. */
export const PIN_MAX = 8

/** Whether a PIN is among the first that anybody tries: one digit repeated, or digits one after the other. */
export function isPinFacile(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10))
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step))
}

/** A PIN that is being chosen. */
const newPinRule = () =>
  string()
    .matches(PIN_PATTERN, { message: PIN_DIGITS, excludeEmptyString: true })
    .test('facile', PIN_FACILE, (pin) => !pin || !PIN_PATTERN.test(pin) || !isPinFacile(pin))

/** Who enters, and by what. */
export const loginConPinSchema = object({
  operatorePk: idRule(),
  pin: string().required(REQUIRED_FIELD).max(PIN_MAX, PIN_DIGITS),
})

/** One's own PIN, by one's own password. */
export const setPinProprioSchema = object({
  password: field('Password attuale', string().required(REQUIRED_FIELD).max(200)),
  pin: field('Nuovo PIN', newPinRule().required(REQUIRED_FIELD)),
})

/** How an operator enters, as who administers users sets it; without `pin` the one that is there stays. */
export const setAccessoTabletSchema = object({
  operatorePk: idRule(),
  reparto: field('Compare sui tablet di', repartoRule().nullable().default(null)),
  pin: field('PIN', newPinRule().default('')),
  togliPin: field('Togli il PIN', boolean().default(false).required()),
})

const FROM_1_TO_60 = 'Da 1 a 60 minuti.'

const someReparti = array(repartoRule().required())
  .default([])
  .transform((_value, original) => (Array.isArray(original) ? [...new Set(original)] : []))
  .required()

const tabletFields = {
  nome: field('Nome', singleLineRule(60).required(REQUIRED_FIELD)),
  reparti: field('Reparti', someReparti),
  minutiInattivita: field('Torna ai nomi dopo', integerRule().min(1, FROM_1_TO_60).max(60, FROM_1_TO_60)),
}

export const createTabletSchema = object(tabletFields)
export const updateTabletSchema = object({ pk: idRule(), versione: versioneRule, ...tabletFields })
export const tabletPkSchema = object({ pk: idRule() })

/** The code as it is typed: letters and digits, whatever stands between them. */
export const connectTabletSchema = object({
  codice: string()
    .required(REQUIRED_FIELD)
    .max(40, CODICE_TABLET_NOT_VALID)
    .transform((value) => (typeof value === 'string' ? value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : value)),
})
