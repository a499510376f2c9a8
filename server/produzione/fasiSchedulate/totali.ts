import type { Context } from '../../platform/context.ts'
import { whereOf } from '../../platform/db/listSource.ts'
import { UserErrors } from '../../platform/errors.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import type { RepartoFase } from '../schedulazione/engine/types.ts'
import { readArco, readCelle } from '../schedulazione/slots.ts'
import { type FasiSchedulateFilter, fasiSchedulateList } from './list.ts'
import { type Somme, sommaPezzi } from './sommaPezzi.ts'

export interface TotaliFasi extends Somme {
  /** Minutes still free in the period for the department of the phase; null without one, or without a period. */
  capacitaLibera: number | null
}

/** Minutes that the department of a phase has left between two days; what is overbooked takes nothing from others. */
async function libera(filtro: FasiSchedulateFilter, ctx: Context): Promise<number | null> {
  const { nomeFase, dataDa, dataA } = filtro
  if (!nomeFase || !dataDa || !dataA || dataA < dataDa) return null
  const { db } = ctx.services
  const reparto: RepartoFase | null = (await loadFasi(db)).find(({ nome }) => nome === nomeFase)?.reparto ?? null
  if (!reparto) return null
  try {
    const { da, a } = readArco(dataDa, dataA)
    const sue = (await readCelle(db, da, a)).filter((cella) => cella.reparto === reparto)
    return sue.reduce((minuti, cella) => minuti + Math.max(0, cella.libero), 0)
  } catch (error) {
    // Longer than the cells are asked for: nothing to tell.
    if (error instanceof UserErrors) return null
    throw error
  }
}

/** The sums over what is in the list, all its pages. */
export async function totaliFasiSchedulate(filtro: FasiSchedulateFilter, ctx: Context): Promise<TotaliFasi> {
  const { db } = ctx.services
  const where = whereOf(fasiSchedulateList, filtro, ctx.viewer)
  const fasi = await db.schedulazioneFase.findMany({ where, select: { id: true } })
  const somme = await sommaPezzi(
    db,
    fasi.map(({ id }) => id),
  )
  return { ...somme, capacitaLibera: await libera(filtro, ctx) }
}
