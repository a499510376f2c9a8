// Order confirmations: the fields of one, its state, and what may still be done with it.
// docs/rules/ordini.md#confirmations

import { type InferType, object } from 'yup'
import { addressRule } from '#platform/mail/rules.ts'
import {
  field,
  labelsOf,
  longTextRule,
  oneOfRule,
  optionalDayRule,
  REQUIRED_FIELD,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { choiceFilter, pkFilter, searchFilter, sinceFilter, yesNoFilter } from '#shared/fields/filters.ts'
import { wordOf } from '#shared/fields/words.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

/** The fields of a confirmation; its files travel apart. */
export const confermaSchema = object({
  data: field('Data', optionalDayRule(), 'Today when it is missing.'),
  nomeCliente: field('Cliente', singleLineRule(200).required(REQUIRED_FIELD), 'Name of the customer.'),
  tipoCliente: field(
    'Tipo cliente',
    oneOfRule(TIPI_CLIENTE, TIPO_CLIENTE_LABELS).nullable().defined().default(null),
    'IMPRE, PRIVA, RIVEN or nothing.',
  ),
  codiceCliente: field('Codice cliente', singleLineRule(50), 'Code of the customer; may be empty.'),
  emailCliente: field('E-mail cliente', addressRule(REQUIRED_FIELD), 'Where the confirmation is sent.'),
  numeroCommessa: field(
    'Numero commessa',
    singleLineRule(50),
    'Number of the order: it is linked as soon as there is one, and stays from then on.',
  ),
  note: field('Note', longTextRule(5000), 'Plain text.'),
})

export type ConfermaInput = InferType<typeof confermaSchema>

/** What the fields of a confirmation are called, its files too. */
export const confermaLabels = {
  ...labelsOf(confermaSchema),
  preventivoDaFirmare: 'Preventivo da firmare',
  preventivoFirmato: 'Preventivo firmato',
} as const

/** How a confirmation stands, as the old API's clients derive it. */
export const STATI_CONFERMA = ['non_inviato', 'in_attesa', 'inviato'] as const
export type StatoConferma = (typeof STATI_CONFERMA)[number]

/** What the state is derived from. */
interface ConfermaFacts {
  dataInvio: Date | string | null
  /** Whether a signed quote is there. */
  firmato: boolean
  /** Approntamento of the linked order; null without one. */
  dataConsegna: Date | string | null
}

/** Sent; or ready to be, once it is signed and its order has a day; or neither. */
export function statoConferma({ dataInvio, firmato, dataConsegna }: ConfermaFacts): StatoConferma {
  if (dataInvio) return 'inviato'
  return firmato && dataConsegna ? 'in_attesa' : 'non_inviato'
}

/** What the badge says: of a sent one the day, DD-MM-YYYY. */
export function confermaLabel(stato: StatoConferma, dataInvio: Date | string | null): string {
  if (stato === 'inviato') return `INVIATO ${formatDate(dataInvio)}`
  return stato === 'in_attesa' ? 'IN ATTESA' : 'NON INVIATO'
}

/** Beside 'Invia Conferma': what is missing before it may leave; null when nothing is. */
export function motivoNonInviabile(done: ConfermaFacts & { collegata: boolean }): string | null {
  if (done.dataInvio) return 'La conferma è già stata inviata.'
  if (!done.firmato) return 'Manca il preventivo firmato.'
  if (!done.collegata) return 'Manca l’ordine: nessuno ha questo numero commessa.'
  return done.dataConsegna ? null : 'L’ordine non ha la data di approntamento.'
}

export const NOT_WAITING = 'La conferma non è in attesa di invio.'
export const CONFERMA_SENT = 'La conferma è già stata inviata: non si può più cambiare.'
export const SENT_CONFERMA_STAYS = 'La conferma è già stata inviata: non si può eliminare.'
export const NUMERO_LINKED = 'La conferma è collegata al suo ordine: il numero commessa non si cambia qui.'
export const SENT_WITH_OTHER = 'La conferma è già stata inviata con un’altra mail.'
export const CONFERMA_DELETED = 'La conferma di questa mail è stata eliminata.'

/** Why an order stays: its customer has its confirmation. @param sent confirmations that were sent */
export function sentConfermeReason(sent: number): string | null {
  if (sent === 0) return null
  return 'La conferma dell’ordine è stata inviata al cliente: l’ordine non può essere eliminato.'
}

/** Two numbers of an order are the same whatever the case and the blanks around them. */
export const comparedNumero = (numero: string): string => numero.trim().toLowerCase()

/** Who writes a message. */
export const CONFERMA_SENDERS = ['interno', 'cliente'] as const

const wordOrNone = (value: unknown) => (typeof value === 'string' && value !== '' ? wordOf(value) : undefined)
const sender = oneOfRule(CONFERMA_SENDERS, { interno: 'Interno', cliente: 'Cliente' })

/** What is written in a message of a confirmation; nothing of it is required, its file travels apart. */
export const messaggioConfermaSchema = object({
  note: field('Messaggio', longTextRule(5000)),
  tipoMittente: field('Mittente', sender.transform(wordOrNone).default('interno')),
})

/** The question before one is removed. */
export function removeQuestion({ nomeCliente, numeroCommessa }: { nomeCliente: string; numeroCommessa: string }) {
  return `Eliminare conferma ordine ${nomeCliente} commessa ${numeroCommessa || '-'}?`
}

/** The filters of the confirmations. */
export const confermeFilters = {
  search: searchFilter('Every word of customer, code, address, number and note, case and accents folded.', {
    url: 'search',
  }),
  stato: choiceFilter(STATI_CONFERMA, 'Only in this state.', {
    url: 'stato',
    label: 'Stato',
    all: 'Tutti gli stati',
    said: { in_attesa: 'In attesa', inviato: 'Inviato', non_inviato: 'Non inviato' },
  }),
  chiusi: yesNoFilter('True: of finished orders only; false: of the others, and of none.', {
    url: 'chiusi',
    said: { si: 'Di ordini chiusi', no: 'Di ordini non chiusi' },
  }),
  ordinePk: pkFilter('Of the order with this number.'),
  preventivoPk: pkFilter('Made from this quote.'),
  aggiornatoDopo: sinceFilter(),
}
