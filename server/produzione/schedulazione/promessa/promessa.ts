// A date that can be promised: the day by which an order is ready in eight of ten cases, from how far the past lay from
// its plans. Pure. docs/scheduler.md#date-to-promise
import { lastDayOf } from '#shared/dates/margine.ts'
import { effectiveDependencies, sort } from '../engine/fasi.ts'
import { createChance } from '../engine/ricerca/example.ts'
import { calendarDayOf, type Day, type Instant } from '../engine/time.ts'
import type { ConfiguredFase, PlacedFase, RequestedFase } from '../engine/types.ts'

/** A phase with its dates. */
export type PlacedDates = Pick<PlacedFase, 'nome' | 'inizio' | 'fine'>

/** Cases below which the past says nothing. */
export const CASES_MIN = 5
/** Cases that are looked at, the latest. */
export const CASES_MAX = 200
/** Part of the cases in which the promise is kept. */
const QUOTA = 0.8
/** Futures that are drawn; the same every time. */
const TRIALS = 2000
const SEME = 1912
/** An end is not put off for longer than this by closed days. */
const CLOSED_MAX = 60

/** How far the end of a phase lay from its plan, days: below zero when it came early. */
export interface Scostamento {
  fase: string
  /** Number of the supplier; null for a phase of a department. */
  fornitore: number | null
  giorni: number
  /** The day on which it should have ended. */
  il: Day
}

/** A phase of a past order: its days in the plan, and the day on which it was over; null when nobody knows. */
export interface PastFase {
  ordine: number
  fase: string
  inizio: Day
  fine: Day
  effettiva: Day | null
}

/**
 * How late departments themselves were: what a phase inherits, because something before it ended after the phase should
 * have begun, is not its own.
 */
export function scostamentiReparti(pastFasi: readonly PastFase[], fasi: readonly ConfiguredFase[]): Scostamento[] {
  const effective = effectiveDependencies(fasi.map((fase) => ({ ...fase, necessaria: true })))
  const reparti = new Set(fasi.flatMap(({ nome, reparto }) => (reparto ? [nome] : [])))
  return [...Map.groupBy(pastFasi, ({ ordine }) => ordine).values()].flatMap((own) => {
    const byName = new Map(own.map((one) => [one.fase, one]))
    /** Days that it begins late for what lies before it. */
    const inherit = ({ fase, inizio }: PastFase): number =>
      Math.max(
        0,
        ...(effective.get(fase) ?? []).flatMap((name) => {
          const before = byName.get(name)
          return before ? [(before.effettiva ?? before.fine + inherit(before)) - inizio] : []
        }),
      )
    return own.flatMap((one) =>
      one.effettiva !== null && reparti.has(one.fase)
        ? [{ fase: one.fase, fornitore: null, giorni: one.effettiva - one.fine - inherit(one), il: one.fine }]
        : [],
    )
  })
}

/** What the past says of a phase of this order. */
export interface ScostamentiFase {
  fase: string
  /** Name of the supplier whose past it is; null: of the department, or of all suppliers of the phase. */
  fornitore: string | null
  /** How many cases it is made of. */
  casi: number
  /** Days: half of the cases came by then, and eight of ten. */
  mediana: number
  ottoSuDieci: number
}

export interface DataPromessa {
  /** By this day it is ready in eight of ten cases. */
  giorno: Day
  /** The same before it is moved as past promises went. */
  uncorrected: Day
  scostamenti: ScostamentiFase[]
  /** Needed phases of which the past says too little: they count as on time. */
  senzaDati: string[]
}

/** The smallest of the values that this part of them does not exceed. */
function within(values: readonly number[], quota: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(quota * sorted.length - 1e-9) - 1)] ?? 0
}

/** The past of a phase: its supplier's own where there is enough of it, else everybody's; null: too little. */
export function pastOf(fase: RequestedFase, scostamenti: readonly Scostamento[]) {
  const all = scostamenti.filter((one) => one.fase === fase.nome)
  const own = fase.fornitore ? all.filter(({ fornitore }) => fornitore === fase.fornitore?.id) : []
  const chosen = own.length >= CASES_MIN ? own : all
  if (chosen.length < CASES_MIN) return null
  const days = chosen.slice(0, CASES_MAX).map((one) => one.giorni)
  return { giorni: days, fornitore: chosen === own ? (fase.fornitore?.nome ?? null) : null }
}

/** What may come of a plan: each phase as late or as early as in some past case. */
export interface Futures {
  /** Last day of work in each of them, ascending. */
  ends: readonly Day[]
  /** The last day of the plan itself, and the phase that works on it. */
  first: Day
  finale: string
  scostamenti: ScostamentiFase[]
  senzaDati: string[]
}

/**
 * Draws futures: each phase ends as late or as early as one of its past cases did, and hands on the days by which it
 * ends after what waits for it would begin; ending early makes nothing begin earlier, since its place is booked.
 * @param requests phases of the order
 * @param fasi the same, placed: a plan that is complete
 * @param scostamenti of the past, the latest first
 * @returns null when no phase has a past
 */
export function futuresOf(
  requests: readonly RequestedFase[],
  fasi: readonly PlacedDates[],
  scostamenti: readonly Scostamento[],
): Futures | null {
  const date = new Map(fasi.map((fase) => [fase.nome, fase]))
  const effective = effectiveDependencies(requests)
  const neededOnes = sort(requests).flatMap((fase) => {
    const { inizio = null, fine = null } = date.get(fase.nome) ?? {}
    if (!fase.necessaria || inizio === null || fine === null) return []
    return [{ nome: fase.nome, inizio, fine, last: lastDayOf(inizio, fine), passato: pastOf(fase, scostamenti) }]
  })
  if (neededOnes.every(({ passato }) => passato === null)) return null
  const indexes = new Map(neededOnes.map(({ nome }, n) => [nome, n]))
  const waits = neededOnes.map(({ nome }) => (effective.get(nome) ?? []).flatMap((before) => indexes.get(before) ?? []))
  const example = createChance(SEME)
  const ends = Array.from({ length: TRIALS }, () => {
    /** Days by which each phase ends late. */
    const ritardi: number[] = []
    let last = Number.NEGATIVE_INFINITY
    for (const [n, { inizio, last: its, passato }] of neededOnes.entries()) {
      const wait = Math.max(
        0,
        ...(waits[n] ?? []).map((before) => (ritardi[before] ?? 0) - margine(neededOnes[before]?.fine ?? 0, inizio)),
      )
      const own = passato ? (passato.giorni[Math.floor(example() * passato.giorni.length)] ?? 0) : 0
      ritardi[n] = wait + own
      last = Math.max(last, its + wait + own)
    }
    return last
  }).sort((a, b) => a - b)
  const first = Math.max(...neededOnes.map(({ last }) => last))
  return {
    ends,
    first,
    finale: neededOnes.find(({ last }) => last === first)?.nome ?? '',
    scostamenti: neededOnes.flatMap(({ nome, passato }) =>
      passato
        ? [
            {
              fase: nome,
              fornitore: passato.fornitore,
              casi: passato.giorni.length,
              mediana: within(passato.giorni, 0.5),
              ottoSuDieci: within(passato.giorni, QUOTA),
            },
          ]
        : [],
    ),
    senzaDati: neededOnes.flatMap(({ nome, passato }) => (passato ? [] : [nome])),
  }
}

/** Share of the futures in which it is ready by a day. @param shift days by which dates are moved */
export function probabilityBy({ ends }: Pick<Futures, 'ends'>, day: Day, shift: number): number {
  return ends.filter((end) => end + shift <= day).length / ends.length
}

/**
 * The day that eight of ten futures do not exceed, never before the plan itself.
 * @param open whether the department of a phase works on a day
 * @param shift days by which it is moved, as past promises went
 */
export function promessaOfFutures(
  { ends, first, finale, scostamenti, senzaDati }: Futures,
  open: (fase: string, day: Day) => boolean,
  shift: number,
): DataPromessa {
  /** Work that ends late does not end on a day without work. */
  const onOpenDay = (wanted: Day): Day => {
    let day = Math.max(first, wanted)
    if (day > first) {
      for (let n = 0; n < CLOSED_MAX && !open(finale, day); n++) day++
    }
    return day
  }
  const reckoned = within(ends, QUOTA)
  return {
    giorno: onOpenDay(reckoned + shift),
    uncorrected: onOpenDay(reckoned),
    scostamenti,
    senzaDati,
  }
}

/** The day to promise of a plan; null when no phase has a past. */
export function dataPromessa(
  requests: readonly RequestedFase[],
  fasi: readonly PlacedDates[],
  scostamenti: readonly Scostamento[],
  open: (fase: string, day: Day) => boolean,
  shift = 0,
): DataPromessa | null {
  const futures = futuresOf(requests, fasi, scostamenti)
  return futures && promessaOfFutures(futures, open, shift)
}

/** Whole days between the end of a phase and the start of one that waits for it. */
const margine = (fine: Instant, inizio: Instant) => Math.max(0, calendarDayOf(inizio) - calendarDayOf(fine))
