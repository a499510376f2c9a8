// Offers: their states, what may be done in each, the fields of one. docs/rules/prezzi.md#offers
import { type InferType, object } from 'yup'
import { INVALID_ADDRESS, isAddress, type MailStatus } from '#platform/mail/rules.ts'
import {
  booleanRule,
  field,
  labelsOf,
  longTextRule,
  oneOfRule,
  optionalDayRule,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import {
  choiceFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  sinceFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

/** How a version, and with it its offer, stands; the last one is derived and never stored. */
export const STATI_OFFERTA = [
  'BOZZA',
  'INVIATA',
  'ACCETTATA',
  'RIFIUTATA',
  'RITIRATA',
  'SOSTITUITA',
  'SCADUTA',
] as const
export type StatoOfferta = (typeof STATI_OFFERTA)[number]
export const STATO_OFFERTA_LABELS: Readonly<Record<StatoOfferta, string>> = {
  BOZZA: 'Bozza',
  INVIATA: 'Inviata',
  ACCETTATA: 'Accettata',
  RIFIUTATA: 'Rifiutata',
  RITIRATA: 'Ritirata',
  SOSTITUITA: 'Sostituita',
  SCADUTA: 'Scaduta',
}

/**
 * What the badge of a version that was sent says while no mail has taken it along; null when one has, or none was made.
 * @param mails states of the mails with its link, oldest first
 */
export function unsentLabel(mails: readonly MailStatus[]): string | null {
  if (mails.includes('INVIATA')) return null
  const last = mails.at(-1)
  if (last === undefined) return null
  if (last === 'FALLITA') return 'Invio non riuscito'
  return last === 'ANNULLATA' ? 'Invio annullato' : 'In attesa di invio'
}

/** Why a customer does not take an offer. */
export const CAUSE_RIFIUTO = ['PREZZO', 'TEMPI', 'PRODOTTO', 'CONCORRENTE', 'RINUNCIA', 'ALTRO'] as const
export type CausaRifiuto = (typeof CAUSE_RIFIUTO)[number]
export const CAUSA_RIFIUTO_LABELS: Readonly<Record<CausaRifiuto, string>> = {
  PREZZO: 'Il prezzo',
  TEMPI: 'I tempi di consegna',
  PRODOTTO: 'Il prodotto',
  CONCORRENTE: 'Ha scelto un altro fornitore',
  RINUNCIA: 'Non fa più il lavoro',
  ALTRO: 'Altro',
}

/** What the state of a version is told from. */
export interface OffertaFacts {
  stato: Exclude<StatoOfferta, 'SCADUTA'>
  /** Last day on which it may be accepted, 'YYYY-MM-DD'; null while it has none. */
  validaFino: string | null
}

/** How a version stands on a day, 'YYYY-MM-DD': one that was sent has expired when its last day is over. */
export function statoOfferta({ stato, validaFino }: OffertaFacts, today: string): StatoOfferta {
  return stato === 'INVIATA' && validaFino !== null && validaFino < today ? 'SCADUTA' : stato
}

const FROZEN = 'La versione è stata inviata e non si cambia: fanne una nuova.'

/** Why a version may not be changed; null when it may. */
export function versioneNotEditableReason(stato: StatoOfferta): string | null {
  return stato === 'BOZZA' ? null : FROZEN
}

/** Why a version may not be removed from its offer; null when it may: a draft after what was sent. @param versioni how many there are */
export function versioneNotRemovableReason(stato: StatoOfferta, versioni: number): string | null {
  return versioneNotEditableReason(stato) ?? (versioni > 1 ? null : 'È l’unica versione: si elimina l’offerta.')
}

/** Why an offer may not be removed; null when it may: what a customer has in writing stays. @param sent versions that were sent */
export function offertaNotDeletableReason(sent: number): string | null {
  return sent === 0 ? null : 'L’offerta è stata inviata al cliente: resta. Si può ritirare.'
}

/** Why an offer gets no new version; null when it does. @param stati of its versions */
export function noNewVersioneReason(stati: readonly StatoOfferta[]): string | null {
  if (stati.includes('ACCETTATA')) return 'L’offerta è stata accettata: quello che cambia si scrive nell’ordine.'
  return stati.includes('BOZZA') ? 'C’è già una versione in bozza: cambia quella.' : null
}

/** Why a version may not be withdrawn, accepted or refused any more; null when it may. */
export function notOpenReason(stato: StatoOfferta): string | null {
  const reasons: Readonly<Record<StatoOfferta, string | null>> = {
    BOZZA: 'L’offerta non è ancora stata inviata.',
    INVIATA: null,
    ACCETTATA: 'L’offerta è già stata accettata.',
    RIFIUTATA: 'L’offerta è già stata rifiutata.',
    RITIRATA: 'L’offerta è stata ritirata.',
    SOSTITUITA: 'L’offerta è stata sostituita da una più recente.',
    SCADUTA: 'L’offerta è scaduta: chiedine una nuova.',
  }
  return reasons[stato]
}

/**
 * What the customer of a replaced version is told: which one holds now, and where its link went. The old link does not
 * lead there: it may have gone to somebody else.
 * @param next the last version that was sent after it; its address told in part
 */
export const replacedReason = (next: { name: string; inviata: string; to: string }): string =>
  `L’offerta è stata sostituita dalla ${next.name}, inviata il ${formatDate(next.inviata)} a ${next.to}: il suo link è in quella mail.`

/**
 * The same of what the house may do with one that has expired too: withdraw it, write down that it was refused, or
 * accepted after all.
 */
export const notDecidableReason = (stato: StatoOfferta): string | null =>
  stato === 'SCADUTA' ? null : notOpenReason(stato)

/** What of an alternative decides whether it can be sent. */
interface AlternativaToSend {
  nome: string
  righe: number
  /** Lines without a price. */
  daQuotare: number
}

/** Why an alternative with lines without a price may not be sent; null where each has one. */
export function unpricedReason({ nome, daQuotare }: Pick<AlternativaToSend, 'nome' | 'daQuotare'>): string | null {
  if (daQuotare === 0) return null
  return `«${nome}» ha ${daQuotare === 1 ? 'una riga' : `${daQuotare} righe`} senza prezzo.`
}

/** Why a draft may not be sent; null when it may. */
export function notSendableReason(
  stato: StatoOfferta,
  emailCliente: string,
  alternative: readonly AlternativaToSend[],
): string | null {
  if (stato !== 'BOZZA') return 'Questa versione è già stata inviata: fanne una nuova.'
  if (emailCliente === '') return 'Manca l’e-mail del cliente.'
  const empty = alternative.find(({ righe }) => righe === 0)
  if (alternative.length === 0 || empty) return `«${empty?.nome ?? 'L’offerta'}» non ha righe.`
  return alternative.map(unpricedReason).find((reason) => reason !== null) ?? null
}

const piecesOf = (of: readonly { numero: number }[]) => of.reduce((sum, { numero }) => sum + numero, 0)

/**
 * How many windows fewer than its quote an alternative has: types and measures are corrected, and a free line is no
 * window.
 */
export const missingWindows = (asked: readonly { numero: number }[], offered: readonly { numero: number }[]): number =>
  Math.max(0, piecesOf(asked) - piecesOf(offered))

const fewerWindows = (windows: number) =>
  `${windows === 1 ? 'un serramento' : `${windows} serramenti`} in meno della richiesta`

/** What a customer reads of an alternative with fewer windows than were asked for; null with all of them. */
export const withoutWindows = (windows: number): string | null =>
  windows === 0 ? null : `Comprende ${fewerWindows(windows)}.`

/** Why a draft is not sent without saying so; null when nothing is missing. */
export function unsaidMissingReason(alternative: readonly { nome: string; finestreMancanti: number }[]): string | null {
  const lacking = alternative.find(({ finestreMancanti }) => finestreMancanti > 0)
  if (!lacking) return null
  return `«${lacking.nome}» ha ${fewerWindows(lacking.finestreMancanti)}: conferma di inviarla così.`
}

export const WINDOW_STAYS = 'Un serramento non diventa una riga libera: toglilo, e aggiungi la riga.'

/** Whole proposals of one version at most. */
export const ALTERNATIVE_MAX = 4
export const TOO_MANY_ALTERNATIVE = `Un’offerta ha al massimo ${ALTERNATIVE_MAX} alternative.`
export const LAST_ALTERNATIVA = 'È l’unica alternativa: un’offerta ne ha almeno una.'
export const PREVENTIVO_ORDERED = 'Il preventivo è già diventato un ordine.'
export const FROM_ONE = 'Scegli un preventivo o un cliente, uno dei due.'

const address = singleLineRule(254).test('indirizzo', INVALID_ADDRESS, (text) => text === '' || isAddress(text))

/** The fields of an offer, whatever the version. */
export const offertaSchema = object({
  clientePk: field(
    'Cliente',
    refersTo('cliente', optionalIdRule()),
    'Number of the customer; null as long as only the quote says who it is.',
  ),
  nomeCliente: field('Nome del cliente', singleLineRule(200).required(REQUIRED_FIELD), 'Name of the customer.'),
  tipoCliente: field(
    'Tipo di cliente',
    oneOfRule(TIPI_CLIENTE, TIPO_CLIENTE_LABELS).nullable().defined().default(null),
    'IMPRE, PRIVA, RIVEN or nothing.',
  ),
  emailCliente: field('E-mail del cliente', address, 'Where the offer is sent; may be empty in a draft.'),
  telefonoCliente: field('Telefono del cliente', singleLineRule(50), 'Phone of the customer.'),
  riferimento: field('Riferimento', singleLineRule(200), 'What the customer calls the work.'),
  messaInPosa: field('Messa in posa', booleanRule(false), 'Installation is offered.'),
  indirizzoPosa: field('Indirizzo di posa', singleLineRule(300)),
  cittaPosa: field('Città di posa', singleLineRule(100)),
  provinciaPosa: field('Provincia di posa', singleLineRule(100), 'Province of the installation, or empty.'),
  pianoPosa: field('Piano di posa', singleLineRule(100), 'Floor of the installation.'),
  note: field('Note interne', longTextRule(5000), 'Of the house; no customer reads them.'),
})

export type OffertaInput = InferType<typeof offertaSchema>
export const offertaLabels = labelsOf(offertaSchema)

/** The texts and days of a version. */
export const versioneOffertaSchema = object({
  validaFino: field('Valida fino al', optionalDayRule(), 'Last day on which it may be accepted; null: by the setting.'),
  consegnaPrevista: field(
    'Consegna prevista',
    optionalDayRule(),
    'When what is ordered would be ready; null in a draft: reckoned as it is sent.',
  ),
  introduzione: field('Introduzione', longTextRule(5000), 'Plain text above the lines.'),
  condizioni: field('Condizioni', longTextRule(10_000), 'Plain text below the sums.'),
  pagamento: field('Pagamento', longTextRule(2000), 'Terms of payment.'),
})

export const versioneOffertaLabels = labelsOf(versioneOffertaSchema)

/** Why an offer is refused: the cause of a list, and words. */
export const rifiutoFields = {
  causa: field('Motivo', oneOfRule(CAUSE_RIFIUTO, CAUSA_RIFIUTO_LABELS).required(REQUIRED_FIELD), 'Why.'),
  motivo: field('Che cosa non va', longTextRule(2000), 'The same in words; may be empty.'),
}

/** The filters of the offers. */
export const offerteFilters = {
  search: searchFilter('Every word of customer, address, reference and number, case and accents folded.', {
    url: 'search',
  }),
  stato: choiceFilter(STATI_OFFERTA, 'Only in this state.', {
    url: 'stato',
    label: 'Stato',
    chip: '',
    all: 'Tutti gli stati',
    width: 160,
    said: STATO_OFFERTA_LABELS,
  }),
  conBozza: yesNoFilter('Whether there is a version in draft, also after one that was sent.', {
    url: 'bozza',
    said: { si: 'Con una bozza da inviare', no: 'Senza bozze', tutti: '' },
  }),
  preventivoPk: pkFilter('Of the quote with this number.', { url: 'preventivo' }),
  clientePk: pkFilter('Of the customer with this number.', { url: 'cliente' }),
  agentePk: pkFilter('Of the quotes and customers of this agent; ignored for users who may not see agents.', {
    url: 'agente',
  }),
  famigliaPk: pkFilter('With windows of this family, in whichever version.', { url: 'famiglia' }),
  causaRifiuto: choiceFilter(CAUSE_RIFIUTO, 'Refused for this reason.', {
    url: 'causa',
    chip: 'Rifiutata per',
    said: CAUSA_RIFIUTO_LABELS,
  }),
  creata: periodFilter('Made in this period.', { url: ['creata_da', 'creata_a'], label: 'Creata' }),
  inviata: periodFilter('Sent in this period.', { url: ['inviata_da', 'inviata_a'], label: 'Inviata' }),
  validaFino: periodFilter('Its last day is in this period.', { url: ['scade_da', 'scade_a'], label: 'Scade' }),
  pks: pksFilter('The ones with these numbers.'),
  aggiornatoDopo: sinceFilter(),
}

/** An offer as people call it: 'n. 12', 'n. 12/2' from its second version on. */
export const offertaName = (pk: number, numero: number): string => (numero > 1 ? `n. ${pk}/${numero}` : `n. ${pk}`)
