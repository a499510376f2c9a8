// Whether promised days are kept as often as they were said to be. Pure. docs/scheduler.md#kept-promises
import { type Day, writeDay } from '../schedulazione/engine/time.ts'
import { type GiudizioPromesse, LEARNED_FROM, SAID_FROM } from './rules.ts'

/** A day that was told to a customer, with what came of it. */
export interface PromessaOutcome {
  /** Number of the order, or of the quote or offer below zero: the same day told twice of one is one promise. */
  chi: number
  giorno: Day
  /** When it was told: of the same day told twice the first counts. */
  fattaIl: number
  /** Share of futures in which it is kept; null when nothing was known. */
  probabilita: number | null
  /** What was reckoned for eight of ten cases, uncorrected. */
  giornoOtto: Day | null
  /** The day on which the order was ready; null as long as nobody has written it. */
  pronto: Day | null
  /** It is over, and nobody knows since when, or there is no order. */
  senzaEsito: boolean
}

/** How many of some promises were kept, and how many that is by luck when their probabilities are right. */
export interface PromesseKept {
  promesse: number
  mantenute: number
  /** How many should have been, on average. */
  attese: number
  /** Nine of ten times luck leaves it within these. */
  casoDa: number
  casoA: number
}

export interface MesePromesse extends PromesseKept {
  /** 'YYYY-MM' of the day that was promised. */
  mese: string
}

export interface LivelloPromesse extends PromesseKept {
  /** Probabilities from, up to. */
  da: number
  a: number
}

export interface Calibrazione {
  /** Those promised at 80 %, by month, the latest last. */
  mesi: MesePromesse[]
  /** Of all months, by what was promised. */
  livelli: LivelloPromesse[]
  /** Those at 80 % of the months together. */
  totale: PromesseKept
  giudizio: GiudizioPromesse
  /** Days by which new dates are moved, and the cases from which that was learned. */
  correzione: number
  casi: number
  /** Days to come; told without a probability; over without a known day. */
  aperte: number
  senzaProbabilita: number
  senzaEsito: number
}

/** What counts as promised at 80 %, and the shares between which that is kept. */
const AT_EIGHTY = { da: 0.75, a: 0.85 } as const
/** Part of the cases by which a promise is kept. */
const QUOTA = 0.8
/** New dates are moved by so many days at most. */
const SHIFT_MAX = 60
/** Share of luck on either side that lies outside its band. */
const TAIL = 0.05
const MONTHS = 12
const LEVELS = [0, 0.5, AT_EIGHTY.da, AT_EIGHTY.a, 0.95, 1] as const

/**
 * Between which counts luck leaves the number of those that hold, nine of ten times: the band of a sum of independent
 * trials, binomial where all have the same probability.
 */
export function luckBand(probabilities: readonly number[]): { da: number; a: number } {
  let chances = [1]
  for (const own of probabilities) {
    const next = Array.from({ length: chances.length + 1 }, () => 0)
    for (const [kept, chance] of chances.entries()) {
      next[kept] = (next[kept] as number) + chance * (1 - own)
      next[kept + 1] = (next[kept + 1] as number) + chance * own
    }
    chances = next
  }
  // Rounding must not push the band out to counts that never happen.
  const tail = TAIL + 1e-12
  let [low, high] = [0, chances.length - 1]
  for (let below = chances[low] as number; below <= tail && low < high; below += chances[low] as number) low++
  for (let above = chances[high] as number; above <= tail && high > low; above += chances[high] as number) high--
  return { da: low, a: high }
}

type Decided = PromessaOutcome & { probabilita: number }

const isKept = ({ pronto, giorno }: PromessaOutcome) => pronto !== null && pronto <= giorno

function keptOf(some: readonly Decided[]): PromesseKept {
  const probabilities = some.map(({ probabilita }) => probabilita)
  const { da, a } = luckBand(probabilities)
  return {
    promesse: some.length,
    mantenute: some.filter(isKept).length,
    attese: probabilities.reduce((sum, one) => sum + one, 0),
    casoDa: da,
    casoA: a,
  }
}

/** Of each day of an order the first time that it was told. */
function onceEach<Told extends { chi: number; fattaIl: number }>(
  told: readonly Told[],
  dayOf: (one: Told) => Day,
): Told[] {
  const first = new Map<string, Told>()
  for (const one of [...told].sort((a, b) => a.fattaIl - b.fattaIl)) {
    const key = `${one.chi} ${dayOf(one)}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}

const monthOf = (day: Day) => writeDay(day).slice(0, 7)

/** The months up to that of a day, the latest last. */
function monthsTo(today: Day): string[] {
  const [year = 0, month = 0] = monthOf(today).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, n) => {
    const index = year * 12 + month - 1 - (MONTHS - 1 - n)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

/** Between the two shares, or outside of them by luck, or beyond it. */
function judge({ promesse, mantenute, casoDa, casoA }: PromesseKept): GiudizioPromesse {
  if (promesse < SAID_FROM) return 'attende'
  const share = mantenute / promesse
  if (share >= AT_EIGHTY.da && share <= AT_EIGHTY.a) return 'tiene'
  if (mantenute >= casoDa && mantenute <= casoA) return 'caso'
  return share > AT_EIGHTY.a ? 'larghe' : 'strette'
}

/**
 * Days by which dates are moved so that eight of ten of those reckoned before would have held. None while too few are
 * over, while 75 to 85 % hold, or while it may be luck.
 */
export function learnedShift(promesse: readonly PromessaOutcome[], today: Day): { correzione: number; casi: number } {
  const known = promesse.flatMap((one) =>
    one.giornoOtto !== null && one.giornoOtto < today && !one.senzaEsito
      ? [{ ...one, giornoOtto: one.giornoOtto }]
      : [],
  )
  // What is not ready is late by today at least.
  const late = onceEach(known, ({ giornoOtto }) => giornoOtto)
    .map(({ giornoOtto, pronto }) => (pronto ?? today) - giornoOtto)
    .sort((a, b) => a - b)
  const none = { correzione: 0, casi: late.length }
  if (late.length < LEARNED_FROM) return none
  const kept = late.filter((days) => days <= 0).length
  const { da, a } = luckBand(late.map(() => QUOTA))
  const share = kept / late.length
  if ((share >= AT_EIGHTY.da && share <= AT_EIGHTY.a) || (kept >= da && kept <= a)) return none
  const days = late[Math.ceil(QUOTA * late.length - 1e-9) - 1] ?? 0
  return { correzione: Math.max(-SHIFT_MAX, Math.min(SHIFT_MAX, days)), casi: late.length }
}

/** What came of the days that were promised up to yesterday. @param today the first day that is not over */
export function calibrazioneOf(promesse: readonly PromessaOutcome[], today: Day): Calibrazione {
  const once = onceEach(promesse, ({ giorno }) => giorno)
  const over = once.filter(({ giorno }) => giorno < today)
  const decidable = over.filter(({ senzaEsito }) => !senzaEsito)
  const decided = decidable.flatMap((one) =>
    one.probabilita === null ? [] : [{ ...one, probabilita: one.probabilita }],
  )
  const months = monthsTo(today)
  const within = decided.filter(({ giorno }) => monthOf(giorno) >= (months[0] ?? ''))
  const atEighty = within.filter(({ probabilita }) => probabilita >= AT_EIGHTY.da && probabilita <= AT_EIGHTY.a)
  const byMonth = Map.groupBy(atEighty, ({ giorno }) => monthOf(giorno))
  const totale = keptOf(atEighty)
  return {
    mesi: months.flatMap((month) => {
      const own = byMonth.get(month)
      return own ? [{ mese: month, ...keptOf(own) }] : []
    }),
    livelli: LEVELS.slice(1).flatMap((a, n) => {
      const da = LEVELS[n] as number
      // The middle one has both its ends, as the months do.
      const own = within.filter(({ probabilita: one }) => levelOf(one) === n)
      return own.length > 0 ? [{ da, a, ...keptOf(own) }] : []
    }),
    totale,
    giudizio: judge(totale),
    ...learnedShift(promesse, today),
    aperte: once.length - over.length,
    senzaProbabilita: decidable.length - decided.length,
    senzaEsito: over.length - decidable.length,
  }
}

function levelOf(probabilita: number): number {
  if (probabilita >= AT_EIGHTY.da && probabilita <= AT_EIGHTY.a) return 2
  if (probabilita < AT_EIGHTY.da) return probabilita < 0.5 ? 0 : 1
  return probabilita <= 0.95 ? 3 : 4
}
