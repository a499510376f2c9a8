// Performance and worked hours: the figures, their bands, their periods. docs/rules/officina.md#figures
import { formatInteger } from '../../shared/formats/formats.ts'

/** Minutes of a working day: what 100 % of worked hours means, and a day in a duration. */
export const MINUTI_GIORNATA = 480
/** Rows of a page of what a figure is made of. */
export const PER_PAGINA_PERFORMANCE = 50

/** What the activities of a figure may be ordered by. */
export const ORDINI_FIGURE = ['data', 'oraInizio', 'tempo', 'tempoTeorico', 'performance'] as const

/** What the figures count: work that has a theory to meet, or all work. */
export type ConteggioAttivita = 'performance' | 'ore'

/** How a figure may be divided; whatever divides it, the parts make the whole. */
export const RAGGRUPPAMENTI = [
  'giorno',
  'settimana',
  'mese',
  'operatore',
  'lavorazione',
  'fase',
  'tipoAgente',
  'giornoOperatore',
] as const
export type Raggruppamento = (typeof RAGGRUPPAMENTI)[number]

/** Rounded half up of two whole numbers that are not negative, exactly. */
const quotient = (sopra: number, sotto: number) => Math.floor((2 * sopra + sotto) / (2 * sotto))

/**
 * Theoretical over actual minutes in percent, rounded to an integer, half up; 0 when the actual ones are 0.
 * @param teorico minutes with at most four decimals
 */
export function performanceOf(teorico: number, effettivo: number): number {
  return effettivo <= 0 ? 0 : quotient(Math.round(teorico * 10_000), effettivo * 100)
}

/**
 * How full working days are, in percent of eight hours each, rounded to an integer, half up; 0 of no day. Of several
 * days it is the mean of their percentages.
 * @param giornate days of an operator with work
 */
export function riempimentoOf(minuti: number, giornate: number): number {
  return giornate <= 0 ? 0 : quotient(minuti * 100, giornate * MINUTI_GIORNATA)
}

/** Hours of some minutes, with two decimals. */
export const oreOf = (minuti: number): number => Math.round((minuti * 100) / 60) / 100

interface FasciaPercento {
  /** It holds what is under it. */
  fino: number
  nome: 'neutro' | 'rosso' | 'arancio' | 'giallo' | 'verdeChiaro' | 'verde'
  /** Never by colour alone. */
  parola: string
}

/** The bands of the performance. */
export const FASCE_PERFORMANCE: readonly FasciaPercento[] = [
  { fino: 40, nome: 'rosso', parola: 'molto sotto il teorico' },
  { fino: 80, nome: 'arancio', parola: 'sotto il teorico' },
  { fino: 120, nome: 'giallo', parola: 'in linea con il teorico' },
  { fino: 160, nome: 'verdeChiaro', parola: 'sopra il teorico' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', parola: 'molto sopra il teorico' },
]

/** The bands of the worked hours. */
export const FASCE_ORE: readonly FasciaPercento[] = [
  { fino: 1, nome: 'neutro', parola: 'nessuna ora' },
  { fino: 20, nome: 'rosso', parola: 'giornata quasi vuota' },
  { fino: 40, nome: 'arancio', parola: 'meno di metà giornata' },
  { fino: 60, nome: 'giallo', parola: 'circa metà giornata' },
  { fino: 80, nome: 'verdeChiaro', parola: 'buona parte della giornata' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', parola: 'giornata piena' },
]

/** The band of a percentage. */
export function bandOf(fasce: readonly FasciaPercento[], percento: number): FasciaPercento {
  const trovata = fasce.find(({ fino }) => percento < fino) ?? fasce.at(-1)
  if (!trovata) throw new Error('No bands')
  return trovata
}

/** Whether an operation took longer than it should. */
export const isFuoriTempo = ({ tempo, tempoTeorico }: { tempo: number; tempoTeorico: number }) => tempo > tempoTeorico

/** '2 g 4 h 50 min' of some minutes; a day is one of work, eight hours. */
export function giorniOreMinuti(minuti: number): string {
  const interi = Math.round(minuti)
  const [giorni, resto] = [Math.floor(interi / MINUTI_GIORNATA), interi % MINUTI_GIORNATA]
  const [ore, ultimi] = [Math.floor(resto / 60), resto % 60]
  const parti = [giorni > 0 && `${formatInteger(giorni)} g`, ore > 0 && `${ore} h`, ultimi > 0 && `${ultimi} min`]
  return parti.filter(Boolean).join(' ') || '0 min'
}

/** '10:15-11:00, 12:00-13:00' of the holes of a day. */
export const buchiInWords = (buchi: readonly { dalle: string; alle: string }[]): string =>
  buchi.map(({ dalle, alle }) => `${dalle}-${alle}`).join(', ')

/** Minutes of the holes of a day. */
export const minutiScoperti = (buchi: readonly { minuti: number }[]): number =>
  buchi.reduce((somma, { minuti }) => somma + minuti, 0)

/** Days 'YYYY-MM-DD', both included. */
export interface PeriodoFigure {
  fromDate: string
  toDate: string
}

/** What a figure is of when nobody says: the week of today, its month, the twelve months that end with it. */
export type PeriodoPredefinito = 'settimana' | 'mese' | 'anno'

const GIORNO = 86_400_000
const istante = (giorno: string) => Date.parse(`${giorno}T00:00:00Z`)
const giornoDi = (millisecondi: number) => new Date(millisecondi).toISOString().slice(0, 10)
const aggiungi = (giorno: string, giorni: number) => giornoDi(istante(giorno) + giorni * GIORNO)

/** First day of the month that lies some months from that of a day, and its last. */
function mese(giorno: string, mesi: number): PeriodoFigure {
  const [anno, numero] = [Number(giorno.slice(0, 4)), Number(giorno.slice(5, 7)) - 1 + mesi]
  return { fromDate: giornoDi(Date.UTC(anno, numero, 1)), toDate: giornoDi(Date.UTC(anno, numero + 1, 0)) }
}

/** The week from Monday, the month, or the twelve months up to the day, in which a day lies. */
export function periodoOfDay(quale: PeriodoPredefinito, giorno: string): PeriodoFigure {
  if (quale === 'mese') return mese(giorno, 0)
  if (quale === 'anno') return { fromDate: mese(giorno, -11).fromDate, toDate: mese(giorno, 0).toDate }
  const lunedi = aggiungi(giorno, -((new Date(istante(giorno)).getUTCDay() + 6) % 7))
  return { fromDate: lunedi, toDate: aggiungi(lunedi, 6) }
}

/**
 * The period that was asked: the default one of today when no day was; one day alone goes with the other end of the
 * default period that it lies in.
 * @param oggi 'YYYY-MM-DD'
 */
export function periodoFigureOrDefault(
  { fromDate, toDate }: { fromDate?: string | null; toDate?: string | null },
  quale: PeriodoPredefinito,
  oggi: string,
): PeriodoFigure {
  if (fromDate && toDate) return { fromDate, toDate }
  if (fromDate) {
    const fine = periodoOfDay(quale, quale === 'anno' && fromDate < oggi ? oggi : fromDate).toDate
    return { fromDate, toDate: fine }
  }
  if (toDate) return { fromDate: periodoOfDay(quale, toDate).fromDate, toDate }
  return periodoOfDay(quale, oggi)
}

/** The period just before: as many whole months of whole months, else as many days. */
export function periodoPrima({ fromDate, toDate }: PeriodoFigure): PeriodoFigure {
  const interi = fromDate.endsWith('-01') && mese(toDate, 0).toDate === toDate
  if (interi) {
    const numero = (giorno: string) => Number(giorno.slice(0, 4)) * 12 + Number(giorno.slice(5, 7))
    const mesi = numero(toDate) - numero(fromDate) + 1
    return { fromDate: mese(fromDate, -mesi).fromDate, toDate: mese(fromDate, -1).toDate }
  }
  const giorni = Math.round((istante(toDate) - istante(fromDate)) / GIORNO) + 1
  return { fromDate: aggiungi(fromDate, -giorni), toDate: aggiungi(fromDate, -1) }
}

/** The chart of the performance: its marks, and where it ends; a bar that goes beyond is cut, its figure is not. */
export const ASSE_PERFORMANCE = { ticks: [0, 50, 100, 200, 300], max: 400 } as const

/** The gauge of the performance ends here; its needle stays, the figure goes on. */
export const GAUGE_MAX = 200

/** Marks of an axis at most. */
const TICK_MAX = 7

/** The axis of the minutes of a day: marks up to 750, the end at 600; further apart when a day has more. */
export function asseMinuti(piuAlto: number): { ticks: number[]; max: number } {
  const passo = 150 * Math.max(1, Math.ceil(piuAlto / (150 * TICK_MAX)))
  const max = Math.max(600, Math.ceil(piuAlto / passo) * passo)
  return { ticks: Array.from({ length: Math.max(5, max / passo) + 1 }, (_, indice) => indice * passo), max }
}
