import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { formatDate, isoDate } from '#shared/formats/formats.ts'

interface PlannedFase {
  readonly nomeFase: string
  readonly inizio: string
  readonly fine: string
}

interface AwaitedFornitura {
  readonly tipologia: string
  readonly statoNome: string
  readonly dataConsegna?: string | null | undefined
  readonly fornitore: { readonly nome: string }
}

const names = (fasi: readonly PlannedFase[]) => [...new Set(fasi.map(({ nomeFase }) => nomeFase))].join(', ')
const last = (fasi: readonly PlannedFase[]) => fasi.reduce((max, { fine }) => (fine > max ? fine : max), '')

/**
 * Where an order is in its saved plan: what is going on, or what begins next, or that all is over.
 * @param now instant, ISO
 * @returns null without a plan
 */
export function nextStepOf(fasi: readonly PlannedFase[], now: string): string | null {
  if (fasi.length === 0) return null
  const inProgress = fasi.filter(({ inizio, fine }) => inizio <= now && now < fine)
  if (inProgress.length > 0) return `In corso: ${names(inProgress)}, fino al ${formatDate(last(inProgress))}`
  const future = fasi.filter(({ inizio }) => inizio > now)
  const before = future.map(({ inizio }) => inizio).sort()[0]
  if (before === undefined) return `Piano concluso il ${formatDate(last(fasi))}`
  const day = isoDate(before)
  return `Prossimo passo: ${names(future.filter(({ inizio }) => isoDate(inizio) === day))}, dal ${formatDate(before)}`
}

/**
 * Who is waited for: the supplier orders that have not arrived, the first that is expected before; what should be here
 * already is told.
 * @param today YYYY-MM-DD
 */
export function awaitedOf(
  forniture: readonly AwaitedFornitura[],
  today: string,
): { text: string; tardi: boolean } | null {
  const waits = forniture
    .filter(({ statoNome }) => statoNome !== ARRIVATO)
    .sort((a, b) => (a.dataConsegna ?? '9999').localeCompare(b.dataConsegna ?? '9999'))
  const [before] = waits
  if (!before) return null
  const { fornitore, tipologia, dataConsegna } = before
  const late = dataConsegna != null && dataConsegna < today
  const at = dataConsegna ? `${late ? 'doveva arrivare il' : 'previsto il'} ${formatDate(dataConsegna)}` : 'senza data'
  const others = waits.length > 1 ? ` e altri ${waits.length - 1}` : ''
  return { text: `Si aspetta ${fornitore.nome} per ${tipologia}, ${at}${others}`, tardi: late }
}

/** Supplier orders as GraphQL gives them: their days are untyped. */
type ReadForniture = readonly (Omit<AwaitedFornitura, 'dataConsegna'> & { readonly dataConsegna?: unknown })[]

/** Supplier orders with their days as text. */
export const datedForniture = (forniture: ReadForniture | null | undefined): AwaitedFornitura[] =>
  (forniture ?? []).map((one) => ({ ...one, dataConsegna: one.dataConsegna as string | null }))

/** Whether a supplier should have delivered by today. */
export const isLateFornitura = (forniture: ReadForniture | null | undefined): boolean =>
  awaitedOf(datedForniture(forniture), isoDate(new Date()))?.tardi === true

/** What the next action hangs on. */
interface OrdineFacts {
  /** Something of it can be planned, and nothing is. */
  readonly toPlan: boolean
  readonly schedulato: boolean
  /** The plan is over, or the order is closed. */
  readonly over: boolean
  /** Materials without a supplier order. */
  readonly missing: number
  /** A supplier should have delivered already. */
  readonly lateFornitura: boolean
  readonly late: boolean
  readonly inProgress: boolean
}

/** Where its reader may go. */
interface OpenDoors {
  readonly scheduler: boolean
  readonly fornitori: boolean
  readonly fasi: boolean
}

export interface NextAction {
  readonly label: string
  /** The scheduler, or a tab of the order. */
  readonly where: 'schedulatore' | 'fornitori' | 'fasi'
}

/**
 * The one thing to do next with an order: the first that applies, of what its reader may do.
 * @returns null when nothing is to be done
 */
export function nextActionOf(facts: OrdineFacts, doors: OpenDoors): NextAction | null {
  const { over } = facts
  if (doors.scheduler && facts.toPlan && !over) return { label: 'Schedula', where: 'schedulatore' }
  if (doors.fornitori && facts.missing > 0 && !over) return { label: 'Ordina i materiali', where: 'fornitori' }
  if (doors.fornitori && facts.lateFornitura && !over) return { label: 'Sollecita il fornitore', where: 'fornitori' }
  if (doors.scheduler && facts.late && !over) return { label: 'Recupera il ritardo', where: 'schedulatore' }
  if (doors.fasi && facts.inProgress) return { label: 'Avanza le fasi', where: 'fasi' }
  return doors.scheduler && facts.schedulato ? { label: 'Schedulatore', where: 'schedulatore' } : null
}

/** A margin that counts what has not arrived: with a supplier that is late it is not as sure as its days say. */
export function surestMargine<Tone extends string>(
  margine: { word: string; tone: Tone | 'attenzione' } | null,
  lateFornitura: boolean,
): { word: string; tone: Tone | 'attenzione' } | null {
  if (!margine || !lateFornitura) return margine
  const tone = margine.tone === 'positivo' ? 'attenzione' : margine.tone
  return { word: `${margine.word}, fornitore in ritardo`, tone }
}

/** Whether a plan has no day left. @param now instant, ISO */
export const isOver = (fasi: readonly { readonly fine: string }[], now: string): boolean =>
  fasi.length > 0 && fasi.every(({ fine }) => fine <= now)
