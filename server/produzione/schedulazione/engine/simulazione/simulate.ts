// A whole plan many times over: phases end as late as they did in the past, those of one department in one week alike.
// docs/scheduler.md#the-whole-plan-simulated
import { lastDayOf } from '#shared/dates/margine.ts'
import { createChance } from '../ricerca/example.ts'
import { calendarDayOf, type Day, type Instant } from '../time.ts'
import { normalQuantile, normalShare } from './normal.ts'

/** A phase of a plan. */
export interface SimulatedFase {
  nome: string
  inizio: Instant
  fine: Instant
  /** Phases that it waits for, by their index; each stands before it. */
  waits: readonly number[]
  /** Days by which past ones ended late, ascending; null: it ends as planned. */
  passato: readonly number[] | null
  /** What it shares its luck with in the same week: a department, a supplier. */
  group: string
}

export interface SimulatedOrdine {
  ordine: number
  peso: number
  consegna: Day | null
  /** In an order in which each stands after what it waits for. */
  fasi: readonly SimulatedFase[]
}

/** What may come of an order. */
export interface OrdineRisk {
  ordine: number
  /** Share of the runs in which it ends late; null without a delivery date. */
  probabilita: number | null
  /** Days late on average. */
  attesi: number
  /** The last day of the plan, and the day by which it is ready in eight of ten runs. */
  previsto: Day
  ottoSuDieci: Day
  /** The phase that most often lasts longest beyond its plan where it ends late; '' where it is late by the plan, or never. */
  causa: string
}

/** What may come of a plan. */
export interface PianoRisk {
  ordini: OrdineRisk[]
  /** Weighted days late on average, and how many are not exceeded in eight of ten runs. */
  attesi: number
  ottoSuDieci: number
  /** Orders late on average. */
  inRitardo: number
}

export const RUNS = 500
const SEME = 1912
const QUOTA = 0.8

/** A number of a text (FNV-1a): what is drawn for a phase does not depend on what else is in the plan. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return hash >>> 0
}

/** Normal values that are the same for the same name. */
function drawn(name: string, runs: number): Float64Array {
  const chance = createChance(hashOf(name))
  return Float64Array.from({ length: runs }, () => normalQuantile(Math.min(1 - 1e-12, Math.max(1e-12, chance()))))
}

const weekOf = (day: Day) => Math.floor((day + 3) / 7)

/**
 * Whole days between the end of a phase and the start of one that waits for it; below zero where it is known already that
 * it ends after that.
 */
const slackBetween = (fine: Instant, inizio: Instant) => calendarDayOf(inizio) - calendarDayOf(fine)

/** The smallest value that eight of ten do not exceed; the values are put in order. */
const eightOfTen = (values: Float64Array) =>
  values.sort()[Math.max(0, Math.ceil(QUOTA * values.length - 1e-9) - 1)] ?? 0

/**
 * Runs a plan many times. Each phase ends as late or early as a past case of it did, and hands on what is beyond the
 * slack; which case it is, is drawn so that phases that share a department or a supplier in the same week have their bad
 * days together. The same plan and seed give the same answer, whatever the order of its rows.
 * @param shared of each group how much of the luck is that of the week, 0 to 1
 */
export function simulate(
  ordini: readonly SimulatedOrdine[],
  shared: (group: string) => number,
  { runs = RUNS, seme = SEME }: { runs?: number; seme?: number } = {},
): PianoRisk {
  const weeks = new Map<string, Float64Array>()
  const luckOf = (group: string, week: number) => {
    const name = `${seme} ${group} ${week}`
    const known = weeks.get(name) ?? drawn(name, runs)
    weeks.set(name, known)
    return known
  }
  const totals = new Float64Array(runs)
  let inRitardo = 0

  function run({ ordine, peso, consegna, fasi }: SimulatedOrdine): OrdineRisk {
    const ends = new Float64Array(runs).fill(Number.NEGATIVE_INFINITY)
    /** Days by which each phase ends late, and those that are its own, run by run. */
    const late: Float64Array[] = []
    const own: Float64Array[] = []
    for (const [n, { nome, inizio, fine, waits, passato, group }] of fasi.entries()) {
      const its = new Float64Array(runs)
      if (passato) {
        const rho = shared(group)
        const [of, alone] = [Math.sqrt(rho), Math.sqrt(1 - rho)]
        const week = luckOf(group, weekOf(calendarDayOf(fine)))
        const self = drawn(`${seme} ${ordine} ${nome}`, runs)
        for (let k = 0; k < runs; k++) {
          const rank = normalShare(of * (week[k] as number) + alone * (self[k] as number))
          its[k] = passato[Math.min(passato.length - 1, Math.floor(rank * passato.length))] as number
        }
      }
      own[n] = its
      const all = its.slice()
      for (let k = 0; k < runs; k++) {
        let wait = 0
        for (const before of waits) {
          const slack = slackBetween((fasi[before] as SimulatedFase).fine, inizio)
          wait = Math.max(wait, ((late[before] as Float64Array)[k] as number) - slack)
        }
        all[k] = (all[k] as number) + wait
        ends[k] = Math.max(ends[k] as number, lastDayOf(inizio, fine) + (all[k] as number))
      }
      late[n] = all
    }
    const blamed = fasi.map(() => 0)
    let sum = 0
    let times = 0
    for (let k = 0; k < runs; k++) {
      const days = consegna === null ? 0 : Math.max(0, (ends[k] as number) - consegna)
      if (days === 0) continue
      times++
      sum += days
      totals[k] = (totals[k] as number) + days * peso
      let worst = -1
      for (const [n, its] of own.entries()) {
        if ((its[k] as number) > 0 && (worst < 0 || (its[k] as number) > ((own[worst] as Float64Array)[k] as number)))
          worst = n
      }
      if (worst >= 0) blamed[worst] = (blamed[worst] as number) + 1
    }
    inRitardo += times / runs
    const most = Math.max(0, ...blamed)
    const previsto = Math.max(...fasi.map(({ inizio, fine }) => lastDayOf(inizio, fine)))
    const byPlan = consegna !== null && previsto > consegna
    return {
      ordine,
      probabilita: consegna === null ? null : times / runs,
      attesi: sum / runs,
      previsto,
      ottoSuDieci: eightOfTen(ends),
      causa: most === 0 || byPlan ? '' : (fasi[blamed.indexOf(most)]?.nome ?? ''),
    }
  }

  const risks = ordini.filter(({ fasi }) => fasi.length > 0).map(run)
  return {
    ordini: risks,
    attesi: totals.reduce((sum, one) => sum + one, 0) / runs,
    ottoSuDieci: eightOfTen(totals),
    inRitardo,
  }
}
