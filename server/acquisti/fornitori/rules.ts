// Suppliers: the rules of one, and why one stays.

import { array, type InferType, object } from 'yup'
import { INVALID_ADDRESS, isAddress } from '#platform/mail/rules.ts'
import {
  afterOpenDays,
  dayOfSerial,
  daySerial,
  mergedStretches,
  type OpenDays,
  openDaysOf,
} from '#shared/dates/openDays.ts'
import {
  booleanRule,
  dayRule,
  field,
  INVALID_CHOICE,
  integerRule,
  labelsOf,
  longTextRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { pksFilter, searchFilter, sinceFilter, textFilter } from '#shared/fields/filters.ts'
import { type Use, usesInWords } from '#shared/uses.ts'
import { NAME_MAX } from '../materiali/rules.ts'

// The days on which a supplier is closed, and what its lead time makes of them. docs/scheduler.md#durations

/** A stretch of days on which a supplier is closed, both included; days are 'YYYY-MM-DD'. */
export interface PeriodoChiusura {
  dal: string
  al: string
}

/** When a supplier is closed, as it is stored and as its form has it. */
export interface Chiusure {
  /** Weekdays, 1 (Monday) to 7 (Sunday). */
  giorniChiusura: readonly number[]
  periodiChiusura: readonly PeriodoChiusura[]
}

const DAYS_FIELD = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const

/** Weekdays with their names, Monday first. */
export const GIORNI_SETTIMANA: readonly { day: number; nome: string }[] = DAYS_FIELD.map((nome, n) => {
  return { day: n + 1, nome }
})

const italianDay = (day: string): string => day.split('-').reverse().join('-')

/** 'sabato' */
const weekdayInWords = (day: number): string => DAYS_FIELD[day - 1] ?? String(day)

/** '01-08-2026 – 23-08-2026', or one day. */
export const closingPeriodInWords = ({ dal, al }: PeriodoChiusura): string =>
  dal === al ? italianDay(dal) : `${italianDay(dal)} – ${italianDay(al)}`

/** For histories and conflicts: 'sabato, domenica'. */
export const weekdaysInWords = (days: readonly number[]): string => days.map(weekdayInWords).join(', ')
export const closingPeriodsInWords = (periods: readonly PeriodoChiusura[]): string =>
  periods.map(closingPeriodInWords).join(', ')

/** As they are stored: each weekday once, the periods by date, those that overlap or follow each other as one. */
export function tidyChiusure({ giorniChiusura, periodiChiusura }: Chiusure) {
  const stretches = periodiChiusura.map(({ dal, al }) => ({ from: daySerial(dal), to: daySerial(al) }))
  return {
    giorniChiusura: [...new Set(giorniChiusura)].sort((a, b) => a - b),
    periodiChiusura: mergedStretches(stretches).map(({ from, to }) => ({
      dal: dayOfSerial(from),
      al: dayOfSerial(to),
    })),
  }
}

/** The two columns of a stored supplier. */
export interface ChiusureColumns {
  giorniChiusura: readonly number[]
  periodiChiusura: unknown
}

/** A lead time with the days that it counts. */
interface TempoWithChiusure extends ChiusureColumns {
  tempo: number
}

/** One of the materials of a supplier: how many open days it takes, and whether it is the one taken unless told. */
export interface MaterialeFornito {
  tipologia: string
  tempo: number
  isDefault: boolean
}

/** The columns of a stored supplier that say what it supplies. */
export interface FornitiColumns extends MaterialeFornito {
  altriMateriali: unknown
}

/** The materials of a stored supplier beside the first. */
export function readOtherMateriali({ altriMateriali }: Pick<FornitiColumns, 'altriMateriali'>): MaterialeFornito[] {
  // The database keeps the keys of what it stores as JSON in an order of its own; versions are compared as texts.
  const others = altriMateriali as MaterialeFornito[]
  return others.map(({ tipologia, tempo, isDefault }) => ({ tipologia, tempo, isDefault }))
}

/** All that a stored supplier supplies, the first material before. */
export function materialiForniti(row: FornitiColumns): MaterialeFornito[] {
  const { tipologia, tempo, isDefault } = row
  return [{ tipologia, tempo, isDefault }, ...readOtherMateriali(row)]
}

/** Lead time of a material, open days; that of the first one for what it does not supply (any more). */
export function tempoOf(row: FornitiColumns, tipologia: string): number {
  return materialiForniti(row).find((one) => one.tipologia === tipologia)?.tempo ?? row.tempo
}

/** What tells whether a supplier has a material, as the pages read it too. */
interface Forniti {
  readonly tipologia: string
  readonly isDefault: boolean
  readonly altriMateriali: readonly { readonly tipologia: string; readonly isDefault: boolean }[]
}

/** Whether it supplies the material. */
export const suppliesMateriale = ({ tipologia, altriMateriali }: Forniti, name: string | null): boolean =>
  tipologia === name || altriMateriali.some((one) => one.tipologia === name)

/** Whether it is the one taken for the material when none is chosen. */
export const isDefaultFor = (fornitore: Forniti, name: string | number | null): boolean =>
  [fornitore, ...fornitore.altriMateriali].some((one) => one.isDefault && one.tipologia === name)

/** The number of who supplies a material unless another is chosen; null where nobody does. */
export const defaultFornitorePk = (
  fornitori: readonly (Forniti & { readonly pk: number })[],
  name: string | number | null,
): number | null => fornitori.find((one) => isDefaultFor(one, name))?.pk ?? null

/** For histories and conflicts: 'vetro (12 giorni, predefinito), telai (6 giorni)'. */
export const materialiInWords = (
  others: readonly { tipologia: string | null; tempo: number | null; isDefault: boolean }[],
): string =>
  others
    .map(({ tipologia, tempo, isDefault }) => `${tipologia} (${tempo} giorni${isDefault ? ', predefinito' : ''})`)
    .join(', ')

/** A lead time of any material of a supplier, with the days that it counts. */
export type TempoColumns = FornitiColumns & ChiusureColumns

/** What to select of a supplier whose lead time is counted. */
export const tempoColumns = {
  tipologia: true,
  tempo: true,
  isDefault: true,
  altriMateriali: true,
  giorniChiusura: true,
  periodiChiusura: true,
} as const

/** The closing days of a stored supplier. */
export function readChiusure({ giorniChiusura, periodiChiusura }: ChiusureColumns) {
  // The database keeps the keys of what it stores as JSON in an order of its own; versions are compared as texts.
  const periods = (periodiChiusura as PeriodoChiusura[]).map(({ dal, al }) => ({ dal, al }))
  return { giorniChiusura: [...giorniChiusura], periodiChiusura: periods }
}

/** The days on which a stored supplier is open; null when it is never closed. */
export function openDaysOfFornitore(columns: ChiusureColumns): OpenDays | null {
  const { giorniChiusura, periodiChiusura } = readChiusure(columns)
  const stretches = periodiChiusura.map(({ dal, al }) => ({ from: daySerial(dal), to: daySerial(al) }))
  return openDaysOf({ weekdays: giorniChiusura, stretches })
}

/**
 * The day on which what is ordered should be here: so many open days after it, on one on which the supplier is open.
 * Days are 'YYYY-MM-DD'.
 */
export function expectedAfter(ordered: string, fornitore: TempoWithChiusure): string {
  return dayOfSerial(afterOpenDays(openDaysOfFornitore(fornitore), daySerial(ordered), fornitore.tempo))
}

/** Types of supplier that there are whatever materials are configured. */
const TIPOLOGIE = ['vetro', 'legno', 'verniciatura', 'telai'] as const

/** Longest lead time, days: as far as the scheduler looks. */
export const TEMPO_MAX = 730

export const UNKNOWN_TIPOLOGIA = 'Questa tipologia non è tra i materiali.'

const indirizzo = singleLineRule(254).test('indirizzo', INVALID_ADDRESS, (text) => text === '' || isAddress(text))

/** Periods of closure of one supplier, and how long one may be, days. */
export const PERIODS_MAX = 50
const PERIOD_DAYS = 366
const WEEKDAYS = 7
const NOT_LIST = 'È richiesta una lista'

const ALWAYS_CLOSED = 'Almeno un giorno della settimana deve restare aperto.'
const TOO_MANY_PERIODS = `Non più di ${PERIODS_MAX} periodi: togli quelli passati.`
const ENDS_BEFORE = 'La fine viene prima dell’inizio.'
const TOO_LONG = `Un periodo dura al massimo ${PERIOD_DAYS} giorni.`

const weekdaysRule = array()
  .of(integerRule(INVALID_CHOICE, INVALID_CHOICE).min(1, INVALID_CHOICE).max(WEEKDAYS, INVALID_CHOICE))
  .transform(truncatedRule<number>(WEEKDAYS))
  .typeError(NOT_LIST)
  .defined()
  .default([])
  .max(WEEKDAYS)
  .test('aperto', ALWAYS_CLOSED, (days) => new Set(days).size < WEEKDAYS)

const day = () => dayRule().required(REQUIRED_FIELD)

/** One period of closure, both days included. */
export const closingPeriodSchema = object({ dal: field('Dal', day()), al: field('Al', day()) }).test(
  'periodo',
  ({ dal, al }, { path, createError }) => {
    if (!dal || !al) return true
    const error = (message: string) => createError({ path: `${path}.al`, message })
    if (al < dal) return error(ENDS_BEFORE)
    return daySerial(al) - daySerial(dal) < PERIOD_DAYS || error(TOO_LONG)
  },
)

const closingPeriodsRule = array()
  .of(closingPeriodSchema)
  .transform(truncatedRule<PeriodoChiusura>(PERIODS_MAX))
  .typeError(NOT_LIST)
  .defined()
  .default([])
  .max(PERIODS_MAX, TOO_MANY_PERIODS)

/** Materials of one supplier beside the first. */
export const ALTRI_MATERIALI_MAX = 20

const TWICE = 'Questo materiale c’è già.'
const TOO_MANY_MATERIALI = `Non più di ${ALTRI_MATERIALI_MAX} altri materiali.`

/** A material of a supplier beside the first. */
export const materialeFornitoSchema = object({
  tipologia: field('Materiale', singleLineRule(NAME_MAX).required(REQUIRED_FIELD)),
  tempo: field('Tempo', integerRule().min(0).max(TEMPO_MAX)),
  isDefault: field('Predefinito', booleanRule(false)),
})

const otherMaterialiRule = array()
  .of(materialeFornitoSchema)
  .transform(truncatedRule<MaterialeFornito>(ALTRI_MATERIALI_MAX))
  .typeError(NOT_LIST)
  .defined()
  .default([])
  .max(ALTRI_MATERIALI_MAX, TOO_MANY_MATERIALI)
  .test('diversi', TWICE, (others, { path, parent, createError }) => {
    const names = [parent.tipologia, ...others.map(({ tipologia }) => tipologia)]
    const twice = names.findIndex((name, n) => Boolean(name) && names.indexOf(name) < n)
    return twice < 1 || createError({ path: `${path}[${twice - 1}].tipologia`, message: TWICE })
  })

/** The fields of a supplier; its picture travels apart. */
export const fornitoreSchema = object({
  nome: field('Nome', singleLineRule(200).required()),
  codice: field('Codice', singleLineRule(50), 'Code; may be empty.'),
  tipologia: field(
    'Tipologia',
    singleLineRule(NAME_MAX).required(),
    'Name of the material supplied; stays once something is ordered.',
  ),
  email: field('E-mail', indirizzo, 'Mail address for orders; may be empty.'),
  tempo: field('Tempo', integerRule().min(0).max(TEMPO_MAX), 'Lead time in whole days on which it is open.'),
  altriMateriali: field(
    'Altri materiali',
    otherMaterialiRule,
    'What it supplies beside `tipologia`, with its lead time; each stays once something is ordered.',
  ),
  giorniChiusura: field(
    'Giorni di chiusura',
    weekdaysRule,
    'Weekdays on which it is closed, 1 (Monday) to 7 (Sunday); not all of them. Its lead time does not count them.',
  ),
  periodiChiusura: field(
    'Periodi di chiusura',
    closingPeriodsRule,
    'Stretches of days on which it is closed, by date; those that overlap become one.',
  ),
  isDefault: field(
    'Fornitore predefinito della tipologia',
    booleanRule(false),
    'Taken when none is chosen: one for each type.',
  ),
  raccoglie: field(
    'Raccoglie gli ordini della settimana',
    booleanRule(false),
    'Its supplier orders of a material and a week, of whatever order, leave with one mail and one print.',
  ),
  testata: field('Testata', longTextRule(2000), 'Heading of the printed orders, plain text.'),
  testoPdf: field('Testo PDF', longTextRule(10_000), 'Text of the printed orders, plain text.'),
})

/** What a column each holds. */
export const fornitorePlainSchema = fornitoreSchema.omit(['altriMateriali', 'giorniChiusura', 'periodiChiusura'])

export type FornitoreInput = InferType<typeof fornitoreSchema>

/** What the fields of a supplier are called. */
export const fornitoreLabels = labelsOf(fornitoreSchema)

/** The types to choose from: those that there always are, then the other materials. */
export function tipologieOf(materiali: readonly string[]): string[] {
  return [...new Set<string>([...TIPOLOGIE, ...materiali])]
}

/** Why a supplier that is named somewhere stays; null when it is named nowhere. */
export function fornitoreInUseReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il fornitore ha ${words}: non si può eliminare.`
}

/** Why a supplier that is named somewhere goes on supplying what it does: what was ordered from it would be of another. */
export function lockedTipologiaReason(uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il fornitore ha ${words}: la tipologia non si può cambiare.`
}

/** The same for one of its other materials. */
export function lockedMaterialeReason(tipologia: string, uses: readonly Use[]): string | null {
  const words = usesInWords(uses)
  return words && `Il fornitore ha di ${tipologia} ${words}: il materiale non si può togliere.`
}

/** The filters of the suppliers. */
export const fornitoriFilters = {
  search: searchFilter('Every word of name and code, any order, case and accents folded.', { url: 'search' }),
  tipologia: textFilter('Only those that supply this material, as their first or another.', {
    url: 'tipologia',
    label: 'Tipologia',
    all: 'Tutte le tipologie',
  }),
  pks: pksFilter('The ones with these numbers.'),
  aggiornatoDopo: sinceFilter(),
}
