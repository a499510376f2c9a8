// The operations of the workshop, their shares and their CE controls. docs/rules/officina.md#operations
import { array, type InferType, object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import {
  booleanRule,
  field,
  idRule,
  labelsOf,
  oneOfRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { percentageRule, sumAmounts } from '#shared/money/money.ts'

/** What a piece is for an operation. */
export const TIPI_PEZZO = ['numero', 'ante', 'n_vetri'] as const
export type TipoPezzo = (typeof TIPI_PEZZO)[number]

const ONE_PEZZO: Readonly<Record<TipoPezzo, string>> = { numero: 'Telaio', n_vetri: 'Vetro', ante: 'Anta' }
const PEZZI_LABELS: Readonly<Record<TipoPezzo, string>> = { numero: 'Telai', n_vetri: 'Vetri', ante: 'Ante' }

/** What the pieces of an operation are called. */
export const unitaPezzi = (tipo: TipoPezzo): string => PEZZI_LABELS[tipo]

/** '1 Anta', '12 Ante'. */
export const countPezzi = (count: number, tipo: TipoPezzo): string =>
  `${formatQuantity(count)} ${(count === 1 ? ONE_PEZZO : PEZZI_LABELS)[tipo]}`

export const FASE_WITHOUT_REPARTO = 'Scegli una fase lavorata in un reparto dell’officina.'
export const UNKNOWN_LAVORAZIONE = 'Lavorazione sconosciuta.'
export const QUOTE_INCOMPLETE = 'Le lavorazioni della fase sono cambiate nel frattempo: rileggi la pagina.'

/** The fields of an operation. */
export const lavorazioneSchema = object({
  nome: itemName(),
  fase: field('Fase', singleLineRule(50).required(REQUIRED_FIELD), 'Name of the phase whose time it takes a share of.'),
  quota: field(
    'Quota',
    percentageRule().required(REQUIRED_FIELD),
    'Percent of the minutes of its phase; those of the active operations of a phase are 100 at most.',
  ),
  attivitaNumero: field('Pezzi', oneOfRule(TIPI_PEZZO, PEZZI_LABELS).required(REQUIRED_FIELD), 'What a piece is.'),
  attiva: field('Attiva', booleanRule(true), 'False: no longer begun; what was done stays.'),
})

export type LavorazioneInput = InferType<typeof lavorazioneSchema>

/** What the fields of an operation are called. */
export const lavorazioneLabels = labelsOf(lavorazioneSchema)

/** The fields of a CE control. */
export const controlloLavorazioneSchema = object({
  lavorazionePk: field(
    'Lavorazione',
    refersTo('lavorazione', idRule(), UNKNOWN_LAVORAZIONE),
    'Number of the operation that asks for it, and keeps it.',
  ),
  descrizione: field('Controllo e tolleranze', singleLineRule(200).required(REQUIRED_FIELD), 'What is looked at.'),
  frequenza: field('Frequenza', singleLineRule(100), 'How often, in words.'),
  attivo: field('Attivo', booleanRule(true), 'False: no longer asked for; what was recorded stays.'),
})

export type ControlloLavorazioneInput = InferType<typeof controlloLavorazioneSchema>

/** What the fields of a CE control are called. */
export const controlloLavorazioneLabels = labelsOf(controlloLavorazioneSchema)

export const CONTROLLO_STAYS = 'Un controllo resta della sua lavorazione.'

/** The shares of the active operations of a phase, all together. */
export const quoteSchema = object({
  fase: singleLineRule(50).required(REQUIRED_FIELD),
  quote: array()
    .of(object({ lavorazionePk: idRule(), quota: percentageRule().required(REQUIRED_FIELD) }))
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(300),
})

/** The share of an operation of a phase, in percent. */
interface Quota {
  quota: number
}

/** Percent that the operations of a phase take together. */
export const sumQuote = (lavorazioni: readonly Quota[]): number => sumAmounts(lavorazioni.map(({ quota }) => quota))

/** Why the shares of a phase are refused; null when they may be so. */
export function excessiveQuoteReason(fase: string, lavorazioni: readonly Quota[]): string | null {
  const sum = sumQuote(lavorazioni)
  return sum > 100 ? `Le quote di ${fase} fanno ${formatQuota(sum)} %: non possono superare 100.` : null
}

/** What is told of shares that leave time of a phase over; null when they fill it, or there are none. */
export function quoteNotice(fase: string, lavorazioni: readonly Quota[]): string | null {
  const sum = sumQuote(lavorazioni)
  if (lavorazioni.length === 0 || sum >= 100) return null
  return `Le quote di ${fase} fanno ${formatQuota(sum)} %: il resto del tempo non è di nessuna lavorazione.`
}

/** A share as people write it: '33,5'. */
const formatQuota = (quota: number) => String(quota).replace('.', ',')
