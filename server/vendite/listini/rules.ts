// Price lists: their fields, what may be done with them, when two of them would price the same window.
// docs/rules/prezzi.md
import { type InferType, object } from 'yup'
import {
  dayRule,
  field,
  idRule,
  integerRule,
  labelsOf,
  oneOfRule,
  optionalDayRule,
  REQUIRED_FIELD,
  singleLineRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { choiceFilter, searchFilter } from '#shared/fields/filters.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { percentageRule } from '#shared/money/money.ts'
import { raiseRule } from './voci/griglia/rules.ts'
import { STATI_LISTINO, STATO_LISTINO_LABELS, type StatoListino } from './words/rules.ts'

export const AL_BEFORE_DAL = 'L’ultimo giorno non può venire prima del primo.'
export const AL_IN_PAST = 'L’ultimo giorno non può essere già passato: per chiuderlo subito, archivialo.'

const notBefore = (al: string | null | undefined, dal: string | undefined) => !al || !dal || al >= dal

const lastDay = optionalDayRule().test('dopo', AL_BEFORE_DAL, (al, ctx) =>
  notBefore(al, (ctx.parent as { dal?: string }).dal),
)
const nome = () => field('Nome', singleLineRule(200).required(REQUIRED_FIELD))
const firstDay = () => field('Dal', dayRule().required(REQUIRED_FIELD), 'First day.')
const highest = () => percentageRule().required(REQUIRED_FIELD)

/** The fields of a price list. */
export const listinoSchema = object({
  nome: nome(),
  dal: firstDay(),
  al: field('Al', lastDay, 'Last day, included; null for none.'),
  scontoMaxAgenti: field('Sconto massimo degli agenti', highest(), 'Percent that agents give by themselves.'),
  scontoMaxUfficio: field('Sconto massimo dell’ufficio', highest(), 'Percent that staff give by themselves.'),
})

export type ListinoInput = InferType<typeof listinoSchema>
export const listinoLabels = labelsOf(listinoSchema)

/** What a state is set with. */
export const statoListinoSchema = object({
  pk: integerRule(),
  versione: versioneRule,
  stato: field('Stato', oneOfRule(STATI_LISTINO, STATO_LISTINO_LABELS).required(REQUIRED_FIELD)),
})

/** The last day of a list in force. */
export const lastDaySchema = object({
  pk: integerRule(),
  versione: versioneRule,
  al: field('Al', optionalDayRule(), 'Last day, included; null for none.'),
})

/** What the windows of a list cost the house. */
export const listCostSchema = object({
  pk: integerRule(),
  versione: versioneRule,
  costo: field(
    'Costo dei serramenti',
    percentageRule(),
    'What they cost the house, percent of their list price; null: not known.',
  ),
})

/** What a copy is made with. */
export const copiaListinoSchema = object({
  pk: field('Numero', idRule(), 'The list to copy.'),
  nome: nome(),
  dal: firstDay(),
  percentuale: field('Aumento', raiseRule(), 'Percent that every price in euro is raised by; negative lowers.'),
})

/** The filters of the price lists. */
export const listiniFilters = {
  search: searchFilter('Every word of the name, any order, case and accents folded.', { url: 'search' }),
  stato: choiceFilter(STATI_LISTINO, 'Only in this state.', {
    url: 'stato',
    label: 'Stato',
    chip: '',
    all: 'Tutti gli stati',
    width: 160,
    said: STATO_LISTINO_LABELS,
  }),
}

const MAKE_COPY = 'Per cambiare i prezzi fanne una copia.'

/** Why the content of a list may not be changed; null when it may. */
export function listinoNotEditableReason(stato: StatoListino): string | null {
  if (stato === 'BOZZA') return null
  return stato === 'IN_VIGORE'
    ? `Il listino è in vigore e non si cambia. ${MAKE_COPY}`
    : `Il listino è archiviato e non si cambia. ${MAKE_COPY}`
}

/** Why a list may not be removed; null when it may. */
export function listinoNotDeletableReason(stato: StatoListino): string | null {
  if (stato === 'BOZZA') return null
  return 'Solo una bozza si elimina: un listino che è stato in vigore resta, perché spiega i prezzi già fatti.'
}

const NEXT: Readonly<Record<StatoListino, readonly StatoListino[]>> = {
  BOZZA: ['IN_VIGORE'],
  IN_VIGORE: ['ARCHIVIATO'],
  ARCHIVIATO: [],
}

/** Why a list does not go from one state to another; null when it does. */
export function statoListinoReason(from: StatoListino, to: StatoListino): string | null {
  if (from === to || NEXT[from].includes(to)) return null
  return `Un listino «${STATO_LISTINO_LABELS[from].toLowerCase()}» non può diventare «${STATO_LISTINO_LABELS[to].toLowerCase()}».`
}

interface Days {
  dal: string
  al: string | null
}

/** Whether two lists are in force on a same day. */
export const sameDays = (a: Days, b: Days): boolean =>
  (a.al === null || b.dal <= a.al) && (b.al === null || a.dal <= b.al)

interface PricedPair {
  famigliaPk: number
  tipoSerramentoPk: number
  /** 'Classica 68 × Finestra a 1 anta'. */
  nome: string
}

interface ListinoInForce extends Days {
  nome: string
  voci: readonly PricedPair[]
}

const keyOf = (pair: PricedPair) => `${pair.famigliaPk} ${pair.tipoSerramentoPk}`

/**
 * Why a list may not be in force beside others: on a day one list alone prices a family and type, whatever the value of
 * an option. Null when nothing is priced twice.
 */
export function overlapReason(listino: ListinoInForce, others: readonly ListinoInForce[]): string | null {
  const own = new Set(listino.voci.map(keyOf))
  for (const other of others) {
    const twice = sameDays(listino, other) ? other.voci.find((pair) => own.has(keyOf(pair))) : undefined
    if (!twice) continue
    const until = other.al === null ? 'senza un ultimo giorno' : `fino al ${formatDate(other.al)}`
    return `«${other.nome}» è in vigore dal ${formatDate(other.dal)}, ${until}, e prezza già ${twice.nome}: dagli un ultimo giorno, o archivialo.`
  }
  return null
}
