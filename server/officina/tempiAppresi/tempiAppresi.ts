import type { TimedReparto } from '#persone/reparti/rules.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { readObservations } from './observations.sql.ts'
import { limitsOf, type ObservedTempi, observedOf, propostaOf, REPARTO_FIELDS } from './rules.ts'

/** What the work of twelve months teaches about the minutes of a timing in a department. */
export interface TempoAppreso extends ObservedTempi {
  tempistica: number
  reparto: TimedReparto
  /** Minutes of the timing now. */
  teorico: number
  /** Version of the timing, to be sent back. */
  versione: number
  /** Whole minutes that could take their place; null while too few orders teach. */
  proposta: number | null
}

/** What is learned of each timing that orders teach about. @param only numbers of timings; all when missing */
export async function readTempiAppresi(db: Db | Tx, only?: readonly number[]): Promise<TempoAppreso[]> {
  const observations = await readObservations(db, only)
  const tempistiche = await db.tempistica.findMany({
    where: { id: { in: [...new Set(observations.map(({ tempistica }) => tempistica))] } },
  })
  const byPk = new Map(tempistiche.map((one) => [one.id, one]))
  return observations.flatMap(({ tempistica, reparto, ordini }) => {
    const own = byPk.get(tempistica)
    if (!own) return []
    const observed = observedOf(ordini.map(({ minuti }) => minuti))
    const { versione } = own
    const common = { tempistica, reparto, teorico: own[REPARTO_FIELDS[reparto]], versione }
    return [{ ...observed, ...common, proposta: propostaOf(observed) }]
  })
}

/** What one window of an order took. */
export interface MinutiAppresi {
  /** Number of the order. */
  ordine: number
  minuti: number
  /** Kept apart: too far from the others. */
  escluso: boolean
}

/** The orders that a learned time is made of, the quickest first. */
export async function readLearntOrdini(
  tempistica: number,
  reparto: TimedReparto,
  { services: { db } }: Context,
): Promise<MinutiAppresi[]> {
  const observation = (await readObservations(db, [tempistica])).find((one) => one.reparto === reparto)
  if (!observation) return []
  const { min, max } = limitsOf(observation.ordini.map(({ minuti }) => minuti))
  return observation.ordini
    .map(({ pk, minuti }) => ({ ordine: pk, minuti, escluso: minuti < min || minuti > max }))
    .sort((a, b) => a.minuti - b.minuti)
}
