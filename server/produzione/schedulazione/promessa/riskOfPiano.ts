// A plan with dates and the past, as the simulation takes them. Pure.
import { effectiveDependencies, sort } from '../engine/fasi.ts'
import { type PianoRisk, type SimulatedOrdine, simulate } from '../engine/simulazione/simulate.ts'
import type { Day, Instant } from '../engine/time.ts'
import type { RequestedFase } from '../engine/types.ts'
import { type PlacedDates, pastOf, type Scostamento } from './promessa.ts'
import { weekShare } from './sharedLuck.ts'

/** An order of a plan. */
export interface OrdineInPlan {
  ordine: number
  peso: number
  consegna: Day | null
  /** Its phases, and the dates that they have. */
  fasi: readonly RequestedFase[]
  dates: readonly PlacedDates[]
}

/** A plan to simulate, with the past. */
export interface PlanToRun {
  ordini: OrdineInPlan[]
  /** The latest first. */
  scostamenti: Scostamento[]
  /** What has ended by then ends no more late. */
  now: Instant
}

const groupOf = ({ nome, reparto, fornitore }: RequestedFase) =>
  reparto ?? (fornitore ? `fornitore ${fornitore.id}` : `fase ${nome}`)

/** @param now what has ended by then ends no more late */
function toSimulate(
  { ordine, peso, consegna, fasi, dates }: OrdineInPlan,
  past: (fase: RequestedFase) => readonly number[] | null,
  now: Instant,
): SimulatedOrdine {
  const date = new Map(dates.map((fase) => [fase.nome, fase]))
  const effective = effectiveDependencies(fasi)
  const placed = sort(fasi).flatMap((fase) => {
    const { inizio = null, fine = null } = date.get(fase.nome) ?? {}
    return !fase.necessaria || inizio === null || fine === null ? [] : [{ fase, inizio, fine }]
  })
  const indexes = new Map(placed.map(({ fase }, n) => [fase.nome, n]))
  return {
    ordine,
    peso,
    consegna,
    fasi: placed.map(({ fase, inizio, fine }) => ({
      nome: fase.nome,
      inizio,
      fine,
      waits: (effective.get(fase.nome) ?? []).flatMap((before) => indexes.get(before) ?? []),
      passato: fine <= now ? null : past(fase),
      group: groupOf(fase),
    })),
  }
}

/**
 * What may come of a plan, as the past went.
 * @param scostamenti of the past, the latest first
 * @returns null when no phase of it has a past
 */
export function riskOfPiano(
  ordini: readonly OrdineInPlan[],
  scostamenti: readonly Scostamento[],
  now: Instant,
  options?: { runs?: number; seme?: number },
): PianoRisk | null {
  const known = new Map<string, readonly number[] | null>()
  const past = (fase: RequestedFase) => {
    const key = `${fase.nome} ${fase.fornitore?.id ?? ''}`
    let own = known.get(key)
    if (own === undefined) {
      own = pastOf(fase, scostamenti)?.giorni.sort((a, b) => a - b) ?? null
      known.set(key, own)
    }
    return own
  }
  const toRun = ordini.map((one) => toSimulate(one, past, now))
  if (toRun.every(({ fasi }) => fasi.every(({ passato }) => passato === null))) return null
  const groups = new Map<string, RequestedFase[]>()
  for (const fase of ordini.flatMap(({ fasi }) => fasi)) {
    const own = groups.get(groupOf(fase)) ?? []
    if (!own.some(({ nome }) => nome === fase.nome)) groups.set(groupOf(fase), [...own, fase])
  }
  const shares = new Map(
    [...groups].map(([group, own]) => {
      const cases = scostamenti.filter(({ fase, fornitore }) =>
        own.some(
          (one) => one.nome === fase && (one.reparto !== null || fornitore === (one.fornitore?.id ?? fornitore)),
        ),
      )
      return [group, weekShare(cases)]
    }),
  )
  return simulate(toRun, (group) => shares.get(group) ?? 0, options)
}
