// Customers: the form's rules and the keys by which a duplicate is recognised.
// docs/rules/vendite.md#customers
import { type InferType, object } from 'yup'
import { INVALID_ADDRESS, isAddress } from '#platform/mail/rules.ts'
import {
  field,
  INVALID_CHOICE,
  idRule,
  labelsOf,
  longTextRule,
  oneOfRule,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { choiceFilter, pkFilter, pksFilter, searchFilter, sinceFilter } from '#shared/fields/filters.ts'
import { trimOf } from '#shared/text.ts'

export const TIPI_CLIENTE = ['IMPRE', 'PRIVA', 'RIVEN'] as const
export type TipoCliente = (typeof TIPI_CLIENTE)[number]

/** What the codes mean to whoever reads them. */
export const TIPO_CLIENTE_LABELS: Readonly<Record<TipoCliente, string>> = {
  IMPRE: 'Impresa',
  PRIVA: 'Privato',
  RIVEN: 'Rivenditore',
}

export const CODICE_ALREADY_USED = 'Esiste già un cliente con questo codice.'

/** Why a customer with orders stays. */
export function clienteNotDeletableReason(numeroOrdini: number): string | null {
  if (numeroOrdini === 0) return null
  const ordini = numeroOrdini === 1 ? 'un ordine' : `${numeroOrdini} ordini`
  return `Il cliente ha ${ordini}: può essere eliminato solo un cliente senza ordini.`
}

/** Why a customer with offers stays. */
export function clienteWithOfferteReason(numeroOfferte: number): string | null {
  if (numeroOfferte === 0) return null
  const offerte = numeroOfferte === 1 ? 'un’offerta' : `${numeroOfferte} offerte`
  return `Il cliente ha ${offerte}: può essere eliminato solo un cliente senza offerte.`
}

/** Length of a rich text as it is stored, tags included. */
const RICH_MAX = 50_000

const emptyIsNull = (value: unknown, originale: unknown) => (originale === '' ? null : value)

/** The number of an agent, or nobody. */
export const agenteField = idRule(INVALID_CHOICE).nullable().transform(emptyIsNull).defined().default(null)

const tipoCliente = oneOfRule(TIPI_CLIENTE, TIPO_CLIENTE_LABELS).nullable().defined().default(null)

const indirizzoMail = singleLineRule(254).test('indirizzo', INVALID_ADDRESS, (text) => text === '' || isAddress(text))

/** The fields of a customer: only the name is required. */
export const clienteSchema = object({
  nome: field('Nome', singleLineRule(200).required()),
  codice: field('Codice', singleLineRule(50), 'Empty: none.'),
  tipoCliente: field('Tipo di cliente', tipoCliente, 'IMPRE, PRIVA, RIVEN or nothing.'),
  piva: field('Partita IVA', singleLineRule(30), 'VAT number, as written.'),
  codFatturazione: field('Codice fatturazione', singleLineRule(30), 'Code of electronic invoicing.'),
  agentePk: field('Agente', agenteField, 'Number of the agent.'),
  email: field('E-mail', indirizzoMail),
  indirizzo: field('Indirizzo', singleLineRule(300)),
  citta: field('Città', singleLineRule(100)),
  cap: field('CAP', singleLineRule(10)),
  provincia: field('Provincia', singleLineRule(100)),
  telefono: field('Telefono', singleLineRule(40)),
  telefono2: field('Telefono 2', singleLineRule(40)),
  telefax: field('Fax', singleLineRule(40)),
  note: field('Note', longTextRule(5000)),
  pagamento: field('Pagamento', singleLineRule(200), 'Terms of payment.'),
  testoEmail: field('Testo e-mail', longTextRule(RICH_MAX), 'Rich text: what is not on the white list is taken out.'),
})

export type ClienteInput = InferType<typeof clienteSchema>

/** What the fields of a customer are called. */
export const clienteLabels = labelsOf(clienteSchema)

/** The empty form. */
export const CLIENTE_EMPTY: ClienteInput = clienteSchema.getDefault() as ClienteInput

/** VAT number, phone or mail by which two customers are the same. */
export interface ClienteKeys {
  piva: string
  telefono: string
  email: string
}

/**
 * The keys as the trigger of the table writes them (`piva_norm`, `telefono_norm`, `email_norm`): the VAT number
 * without country and separators, the bare digits of the phone without the Italian prefix, the address in lower case.
 */
export function clienteKeys({ piva, telefono, email }: ClienteKeys): ClienteKeys {
  return {
    piva: piva
      .replace(/[^A-Za-z0-9]/g, '')
      .replace(/^(IT|it)/, '')
      .toUpperCase(),
    telefono: telefono.replace(/[^0-9]/g, '').replace(/^(0039|39)(?=[0-9]{9,})/, ''),
    email: trimOf(email, ' ').toLowerCase(),
  }
}

/** Shortest keys that are compared: two phones '0' do not make two customers the same. */
const MINIMUMS: Readonly<Record<keyof ClienteKeys, number>> = { piva: 5, telefono: 6, email: 6 }

/** The keys long enough to tell anything; the others are ''. */
export function usefulKeys(data: ClienteKeys): ClienteKeys {
  const keys = clienteKeys(data)
  const utile = (name: keyof ClienteKeys) => (keys[name].length >= MINIMUMS[name] ? keys[name] : '')
  return { piva: utile('piva'), telefono: utile('telefono'), email: utile('email') }
}

const KEY_NAMES: Readonly<Record<keyof ClienteKeys, string>> = {
  piva: 'partita IVA',
  telefono: 'telefono',
  email: 'email',
}

/** What two customers have in common, in words: 'partita IVA e telefono'; '' when nothing. */
export function inCommon(a: ClienteKeys, b: ClienteKeys): string {
  const [these, others] = [usefulKeys(a), usefulKeys(b)]
  const names = (Object.keys(KEY_NAMES) as (keyof ClienteKeys)[])
    .filter((name) => these[name] !== '' && these[name] === others[name])
    .map((name) => KEY_NAMES[name])
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '')
}

/** The filters of the customers. */
export const clientiFilters = {
  search: searchFilter('Every word, any order, case and accents folded; phones by their digits.', { url: 'search' }),
  tipoCliente: choiceFilter(TIPI_CLIENTE, undefined, {
    url: 'tipo_cliente',
    label: 'Tipo di cliente',
    chip: 'Tipo',
    all: 'Tutti i tipi',
    said: TIPO_CLIENTE_LABELS,
  }),
  agentePk: pkFilter('Number of the agent; ignored for operators and app accounts.'),
  pks: pksFilter('The ones with these numbers.'),
  aggiornatoDopo: sinceFilter(),
}
