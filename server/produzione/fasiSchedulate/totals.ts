import type { Context } from '#platform/context.ts'
import { whereOf } from '#platform/db/listSource.ts'
import { UserErrors } from '#platform/errors.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import type { RepartoFase } from '../schedulazione/engine/types.ts'
import { readArco, readCelle } from '../schedulazione/slots.ts'
import { type FasiSchedulateFilter, fasiSchedulateList } from './list.ts'
import { type Sums, sumPezzi } from './sumPezzi.ts'

export interface FasiSums extends Sums {
  /** Minutes still free in the period for the department of the phase; null without one, or without a period. */
  capacitaLibera: number | null
}

/** Minutes that the department of a phase has left between two days; what is overbooked takes nothing from others. */
async function free(filter: FasiSchedulateFilter, ctx: Context): Promise<number | null> {
  const { nomeFase, periodo } = filter
  if (!nomeFase || !periodo?.dal || !periodo.al || periodo.al < periodo.dal) return null
  const { db } = ctx.services
  const reparto: RepartoFase | null = (await loadFasi(db)).find(({ nome }) => nome === nomeFase)?.reparto ?? null
  if (!reparto) return null
  try {
    const { da, a } = readArco(periodo)
    const own = (await readCelle(db, da, a)).filter((cella) => cella.reparto === reparto)
    return own.reduce((minutes, cella) => minutes + Math.max(0, cella.libero), 0)
  } catch (error) {
    // Longer than the cells are asked for: nothing to tell.
    if (error instanceof UserErrors) return null
    throw error
  }
}

/** The sums over what is in the list, all its pages. */
export async function totaliFasiSchedulate(filter: FasiSchedulateFilter, ctx: Context): Promise<FasiSums> {
  const { db } = ctx.services
  const where = whereOf(fasiSchedulateList, filter, ctx.viewer)
  const fasi = await db.schedulazioneFase.findMany({ where, select: { id: true } })
  const sums = await sumPezzi(
    db,
    fasi.map(({ id }) => id),
  )
  return { ...sums, capacitaLibera: await free(filter, ctx) }
}
