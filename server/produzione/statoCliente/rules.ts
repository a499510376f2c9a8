// How an order stands, in the words of whoever waits for it: its phases as far as they are, and the promised week.
// docs/rules/produzione.md#order-status-for-the-customer
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { formatDate } from '../../shared/formats/formats.ts'

/** What the phases of a new product are called to a customer; another is called by its own name. */
const WORDS: Readonly<Record<string, string>> = {
  legno: 'Preparazione del legno',
  telai: 'Telai',
  macchine: 'Lavorazione a macchina',
  verniciatura: 'Verniciatura',
  vetro: 'Vetri',
  banchi: 'Montaggio',
}

/** How far a phase is. */
export const STEPS = ['fatto', 'in_corso', 'da_fare'] as const
export type Step = (typeof STEPS)[number]

/** How far a whole order is. */
export const TAPPE = ['ricevuto', 'in_programma', 'in_lavorazione', 'pronto', 'consegnato', 'concluso'] as const
export type Tappa = (typeof TAPPE)[number]

/** Where nothing is to be waited for any more. */
export const READY: readonly Tappa[] = ['pronto', 'consegnato', 'concluso']

/** A phase in plain words. */
export interface FaseInWords {
  nome: string
  passo: Step
}

/** A phase of the plan: from its start to its end. */
interface FaseOfPiano {
  nomeFase: string
  inizio: Date
  fine: Date
}

/** How far the workshop is with the pieces of a phase. */
export type PhaseWork = 'none' | 'begun' | 'done'

/** What has really happened of a phase. */
export interface PhaseFacts {
  /** Supplier orders of its material, those that their supplier knows of, those that have arrived. */
  supplies: { all: number; sent: number; arrived: number }
  /** Something of it is still to be ordered. */
  toOrder: boolean
  work: PhaseWork
  /** Where the state that somebody has set stands in the list of the phase. */
  state: 'none' | 'first' | 'middle' | 'last'
  /** Phases that it waits for. */
  waitsFor: readonly string[]
}

/** A phase of which nothing has been recorded. */
export const NO_FACTS: PhaseFacts = {
  supplies: { all: 0, sent: 0, arrived: 0 },
  toOrder: false,
  work: 'none',
  state: 'none',
  waitsFor: [],
}

const words = (name: string) => WORDS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)

/** Only what has happened makes a phase done; that it goes on the plan may say, where nothing is recorded of it. */
function lavoroStepOf({ inizio }: FaseOfPiano, { supplies, toOrder, work, state }: PhaseFacts, now: Date): Step {
  if (state === 'last' || work === 'done') return 'fatto'
  if (supplies.all > 0) {
    if (supplies.arrived === supplies.all && !toOrder) return 'fatto'
    return supplies.sent > 0 ? 'in_corso' : 'da_fare'
  }
  if (work === 'begun' || state === 'middle') return 'in_corso'
  return inizio <= now ? 'in_corso' : 'da_fare'
}

/**
 * The phases of a plan in the order in which they begin, as far as they really are: by what has arrived, by closed
 * pieces and states that were set. What a done phase has waited for is done.
 */
export function fasiInWords(
  fasi: readonly FaseOfPiano[],
  facts: ReadonlyMap<string, PhaseFacts>,
  now: Date,
): FaseInWords[] {
  const factsOf = (name: string) => facts.get(name) ?? NO_FACTS
  const steps = new Map(fasi.map((fase) => [fase.nomeFase, lavoroStepOf(fase, factsOf(fase.nomeFase), now)]))
  const behind = [...facts.keys()].filter((name) => steps.get(name) === 'fatto')
  const seen = new Set(behind)
  for (const name of behind) {
    for (const before of factsOf(name).waitsFor) {
      if (seen.has(before)) continue
      seen.add(before)
      behind.push(before)
      if (steps.has(before)) steps.set(before, 'fatto')
    }
  }
  return [...fasi]
    .sort((a, b) => a.inizio.getTime() - b.inizio.getTime() || a.fine.getTime() - b.fine.getTime())
    .map(({ nomeFase }) => ({ nome: words(nomeFase), passo: steps.get(nomeFase) ?? 'da_fare' }))
}

/**
 * How far an order is: by its state where that says so, else by its phases.
 * @param closed names of the states in which an order is over
 */
export function tappaOf(stato: string | null, closed: readonly string[], fasi: readonly FaseInWords[]): Tappa {
  if (stato !== null && closed.includes(stato)) return /^consegn/i.test(stato) ? 'consegnato' : 'concluso'
  if (stato !== null && /^pront/i.test(stato)) return 'pronto'
  if (fasi.length === 0) return 'ricevuto'
  if (fasi.every(({ passo }) => passo === 'fatto')) return 'pronto'
  return fasi.every(({ passo }) => passo === 'da_fare') ? 'in_programma' : 'in_lavorazione'
}

/** The phases as the customer of an order at that point reads them: all done of one that is ready. */
export function fasiAtTappa(tappa: Tappa, fasi: readonly FaseInWords[]): FaseInWords[] {
  if (tappa === 'concluso') return []
  return fasi.map((fase) => (READY.includes(tappa) ? { ...fase, passo: 'fatto' } : fase))
}

const DAY_MS = 86_400_000

function mondayOf(day: string): number {
  const data = dateOfDay(day)
  return data.getTime() - ((data.getUTCDay() + 6) % 7) * DAY_MS
}

/** Whether the week of a day is over. @param day, oggi 'YYYY-MM-DD' */
export function isWeekOver(day: string | null, today: string): boolean {
  return day !== null && mondayOf(day) < mondayOf(today)
}

/** The week of a day, from Monday to Sunday. @param day 'YYYY-MM-DD'; null: none is promised */
export function promessaWeek(day: string | null): string | null {
  if (day === null) return null
  const monday = mondayOf(day)
  const inWords = (days: number) => formatDate(dayOfDate(new Date(monday + days * DAY_MS)))
  return `dal ${inWords(0)} al ${inWords(6)}`
}
