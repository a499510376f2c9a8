// Performance and worked hours: the figures, their bands, their periods. docs/rules/officina.md#figures

import type { Periodo } from '#shared/dates/periodo.ts'
import { periodFilter, pkFilter, pksFilter, wordFilter } from '#shared/fields/filters.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'

/** Minutes of a working day: what 100 % of worked hours means, and a day in a duration. */
export const DAY_MINUTES = 480
/** Rows of a page of what a figure is made of. */
export const PERFORMANCE_PER_PAGE = 50

/** What the activities of a figure may be ordered by. */
export const FIGURE_SORTINGS = ['data', 'oraInizio', 'tempo', 'tempoTeorico', 'performance'] as const

/** What the figures count: work that has a theory to meet, or all work. */
export type AttivitaCountKind = 'performance' | 'ore'

/** How a figure may be divided; whatever divides it, the parts make the whole. */
export const GROUPINGS = [
  'giorno',
  'settimana',
  'mese',
  'operatore',
  'lavorazione',
  'fase',
  'tipoAgente',
  'giornoOperatore',
] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Rounded half up of two whole numbers that are not negative, exactly. */
const quotient = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below))

/**
 * Theoretical over actual minutes in percent, rounded to an integer, half up; 0 when the actual ones are 0.
 * @param teorico minutes with at most four decimals
 */
export function performanceOf(teorico: number, actual: number): number {
  return actual <= 0 ? 0 : quotient(Math.round(teorico * 10_000), actual * 100)
}

/**
 * How full working days are, in percent of eight hours each, rounded to an integer, half up; 0 of no day. Of several
 * days it is the mean of their percentages.
 * @param giornate days of an operator with work
 */
export function fillOf(minutes: number, giornate: number): number {
  return giornate <= 0 ? 0 : quotient(minutes * 100, giornate * DAY_MINUTES)
}

/** Hours of some minutes, with two decimals. */
export const oreOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100

interface PercentBand {
  /** It holds what is under it. */
  fino: number
  nome: 'neutro' | 'rosso' | 'arancio' | 'giallo' | 'verdeChiaro' | 'verde'
  /** Never by colour alone. */
  word: string
}

/** The bands of the performance. */
export const PERFORMANCE_BANDS: readonly PercentBand[] = [
  { fino: 40, nome: 'rosso', word: 'molto sotto il teorico' },
  { fino: 80, nome: 'arancio', word: 'sotto il teorico' },
  { fino: 120, nome: 'giallo', word: 'in linea con il teorico' },
  { fino: 160, nome: 'verdeChiaro', word: 'sopra il teorico' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', word: 'molto sopra il teorico' },
]

/** The bands of the worked hours. */
export const HOUR_BANDS: readonly PercentBand[] = [
  { fino: 1, nome: 'neutro', word: 'nessuna ora' },
  { fino: 20, nome: 'rosso', word: 'giornata quasi vuota' },
  { fino: 40, nome: 'arancio', word: 'meno di metà giornata' },
  { fino: 60, nome: 'giallo', word: 'circa metà giornata' },
  { fino: 80, nome: 'verdeChiaro', word: 'buona parte della giornata' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', word: 'giornata piena' },
]

/** The band of a percentage. */
export function bandOf(bands: readonly PercentBand[], percent: number): PercentBand {
  const found = bands.find(({ fino }) => percent < fino) ?? bands.at(-1)
  if (!found) throw new Error('No bands')
  return found
}

/** Whether an operation took longer than it should. */
export const isFuoriTempo = ({ tempo, tempoTeorico }: { tempo: number; tempoTeorico: number }) => tempo > tempoTeorico

/** '2 g 4 h 50 min' of some minutes; a day is one of work, eight hours. */
export function daysHoursMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const [days, resto] = [Math.floor(whole / DAY_MINUTES), whole % DAY_MINUTES]
  const [hours, last] = [Math.floor(resto / 60), resto % 60]
  const parts = [days > 0 && `${formatInteger(days)} g`, hours > 0 && `${hours} h`, last > 0 && `${last} min`]
  return parts.filter(Boolean).join(' ') || '0 min'
}

/** '10:15-11:00, 12:00-13:00' of the holes of a day. */
export const buchiInWords = (buchi: readonly { dalle: string; alle: string }[]): string =>
  buchi.map(({ dalle, alle }) => `${dalle}-${alle}`).join(', ')

/** Minutes of the holes of a day. */
export const uncoveredMinutes = (buchi: readonly { minuti: number }[]): number =>
  buchi.reduce((sum, { minuti }) => sum + minuti, 0)

/** Days 'YYYY-MM-DD', both included. */
export interface FiguresPeriod {
  fromDate: string
  toDate: string
}

/** What a figure is of when nobody says: the week of today, its month, the twelve months that end with it. */
export type DefaultPeriod = 'settimana' | 'mese' | 'anno'

const DAY = 86_400_000
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOfMillis = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const add = (day: string, days: number) => dayOfMillis(instant(day) + days * DAY)

/** First day of the month that lies some months from that of a day, and its last. */
function month(day: string, months: number): FiguresPeriod {
  const [year, numero] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months]
  return { fromDate: dayOfMillis(Date.UTC(year, numero, 1)), toDate: dayOfMillis(Date.UTC(year, numero + 1, 0)) }
}

/** The week from Monday, the month, or the twelve months up to the day, in which a day lies. */
export function periodOfDay(which: DefaultPeriod, day: string): FiguresPeriod {
  if (which === 'mese') return month(day, 0)
  if (which === 'anno') return { fromDate: month(day, -11).fromDate, toDate: month(day, 0).toDate }
  const monday = add(day, -((new Date(instant(day)).getUTCDay() + 6) % 7))
  return { fromDate: monday, toDate: add(monday, 6) }
}

/**
 * The period that was asked: the default one of today when no day was; one day alone goes with the other end of the
 * default period that it lies in.
 * @param today 'YYYY-MM-DD'
 */
export function figuresPeriodOrDefault(
  periodo: Periodo | null | undefined,
  which: DefaultPeriod,
  today: string,
): FiguresPeriod {
  const { dal, al } = periodo ?? {}
  if (dal && al) return { fromDate: dal, toDate: al }
  if (dal) {
    const fine = periodOfDay(which, which === 'anno' && dal < today ? today : dal).toDate
    return { fromDate: dal, toDate: fine }
  }
  if (al) return { fromDate: periodOfDay(which, al).fromDate, toDate: al }
  return periodOfDay(which, today)
}

/** The period just before: as many whole months of whole months, else as many days. */
export function previousPeriod({ fromDate, toDate }: FiguresPeriod): FiguresPeriod {
  const whole = fromDate.endsWith('-01') && month(toDate, 0).toDate === toDate
  if (whole) {
    const numero = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
    const months = numero(toDate) - numero(fromDate) + 1
    return { fromDate: month(fromDate, -months).fromDate, toDate: month(fromDate, -1).toDate }
  }
  const days = Math.round((instant(toDate) - instant(fromDate)) / DAY) + 1
  return { fromDate: add(fromDate, -days), toDate: add(fromDate, -1) }
}

/** The chart of the performance: its marks, and where it ends; a bar that goes beyond is cut, its figure is not. */
export const PERFORMANCE_AXIS = { ticks: [0, 50, 100, 200, 300], max: 400 } as const

/** The gauge of the performance ends here; its needle stays, the figure goes on. */
export const GAUGE_MAX = 200

/** Marks of an axis at most. */
const TICK_MAX = 7

/** The axis of the minutes of a day: marks up to 750, the end at 600; further apart when a day has more. */
export function minutesAxis(highest: number): { ticks: number[]; max: number } {
  const step = 150 * Math.max(1, Math.ceil(highest / (150 * TICK_MAX)))
  const max = Math.max(600, Math.ceil(highest / step) * step)
  return { ticks: Array.from({ length: Math.max(5, max / step) + 1 }, (_, index) => index * step), max }
}

/** Which work a figure counts; the work by order is asked of one operator, the others of several. */
export const figureFilters = {
  operatorePk: pkFilter('Of this operator, by number.', { url: 'operatore' }),
  operatorePks: pksFilter('Of these operators, by their numbers.', { url: 'operatori', repeated: true }),
  lavorazionePk: pkFilter('At this operation, by number; of a session of two operations its part alone.'),
  lavorazionePks: pksFilter('At these operations, by their numbers.', { url: 'lavorazioni', repeated: true }),
  tipoAgente: wordFilter(
    tipiAgente,
    'Kind of the agent of the order, B2C, B2B or B2C*s; orders without an agent have none.',
    { url: 'tipo_agente' },
  ),
  ordinePk: pkFilter('For the order with this number.', { url: 'ordine' }),
  periodo: periodFilter('The days of the work; the default period of the figure when both days are missing.', {
    url: ['from_date', 'to_date'],
  }),
}
