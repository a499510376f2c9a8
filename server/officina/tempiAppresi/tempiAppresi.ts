import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import type { RepartoFase } from '../../produzione/schedulazione/engine/types.ts'
import { readOsservazioni } from './osservazioni.sql.ts'
import { CAMPI_REPARTO, limitiOf, osservatiOf, propostaOf, type TempiOsservati } from './rules.ts'

/** What the work of twelve months teaches about the minutes of a timing in a department. */
export interface TempoAppreso extends TempiOsservati {
  tempistica: number
  reparto: RepartoFase
  /** Minutes of the timing now. */
  teorico: number
  /** Version of the timing, to be sent back. */
  versione: number
  /** Whole minutes that could take their place; null while too few orders teach. */
  proposta: number | null
}

/** What is learned of each timing that orders teach about. @param soli numbers of timings; all when missing */
export async function readTempiAppresi(db: Db | Tx, soli?: readonly number[]): Promise<TempoAppreso[]> {
  const osservazioni = await readOsservazioni(db, soli)
  const tempistiche = await db.tempistica.findMany({
    where: { id: { in: [...new Set(osservazioni.map(({ tempistica }) => tempistica))] } },
  })
  const perPk = new Map(tempistiche.map((una) => [una.id, una]))
  return osservazioni.flatMap(({ tempistica, reparto, ordini }) => {
    const sua = perPk.get(tempistica)
    if (!sua) return []
    const osservati = osservatiOf(ordini.map(({ minuti }) => minuti))
    const { versione } = sua
    const comuni = { tempistica, reparto, teorico: sua[CAMPI_REPARTO[reparto]], versione }
    return [{ ...osservati, ...comuni, proposta: propostaOf(osservati) }]
  })
}

/** An order with what one window took. */
export interface OrdineAppreso {
  pk: number
  numeroCommessa: string
  nomeCliente: string
  minuti: number
  /** Kept apart: too far from the others. */
  escluso: boolean
}

/** The orders that a learned time is made of, the quickest first. */
export async function readOrdiniAppresi(
  tempistica: number,
  reparto: RepartoFase,
  { services: { db } }: Context,
): Promise<OrdineAppreso[]> {
  const osservazione = (await readOsservazioni(db, [tempistica])).find((una) => una.reparto === reparto)
  if (!osservazione) return []
  const { minimo, massimo } = limitiOf(osservazione.ordini.map(({ minuti }) => minuti))
  const ordini = await db.ordine.findMany({
    where: { id: { in: osservazione.ordini.map(({ pk }) => pk) } },
    select: { id: true, numeroCommessa: true, nomeCliente: true },
  })
  const perPk = new Map(ordini.map((uno) => [uno.id, uno]))
  return osservazione.ordini
    .flatMap(({ pk, minuti }) => {
      const suo = perPk.get(pk)
      if (!suo) return []
      const { numeroCommessa, nomeCliente } = suo
      return [{ pk, numeroCommessa, nomeCliente, minuti, escluso: minuti < minimo || minuti > massimo }]
    })
    .sort((a, b) => a.minuti - b.minuti)
}
