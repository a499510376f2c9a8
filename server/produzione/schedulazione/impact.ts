// What a change of calendar, absence, holiday or staff does to the cells: told before, and after.
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { inTransaction, type OperationContext } from '../../platform/operation.ts'
import { loadCalendario } from './data/calendario.ts'
import { loadLibro, numeriCommessa } from './data/libro.ts'
import { createCalendario } from './engine/capacita.ts'
import { type CellaRotta, celleRotte, newlyBrokenCelle } from './engine/celle.ts'
import { calendarDayOf, civilInstant, writeDay } from './engine/time.ts'
import type { RepartoFase } from './engine/types.ts'
import type { OrdineNominato } from './view.ts'

/** A cell with more minutes booked than there are, and whose orders are in it. */
export interface CellaRottaView {
  giorno: string
  reparto: RepartoFase
  capacita: number
  occupato: number
  /** Negative: how many minutes are too many. */
  libero: number
  ordini: OrdineNominato[]
}

const today = () => calendarDayOf(civilInstant(new Date()))

async function nominate(db: Db | Tx, celle: readonly CellaRotta[]): Promise<CellaRottaView[]> {
  const numeri = await numeriCommessa(
    db,
    celle.flatMap(({ ordini }) => ordini),
  )
  return celle.map(({ giorno, reparto, capacita, occupato, libero, ordini }) => ({
    giorno: writeDay(giorno),
    reparto,
    capacita,
    occupato,
    libero,
    ordini: ordini.map((pk) => ({ pk, numeroCommessa: numeri.get(pk) ?? '' })),
  }))
}

/** The worklist: every broken cell from today on. */
export async function readCelleRotte(db: Db | Tx): Promise<CellaRottaView[]> {
  const dal = today()
  const calendario = createCalendario(await loadCalendario(db, dal))
  return nominate(db, celleRotte(calendario, await loadLibro(db, dal), dal))
}

/**
 * Does a write that changes capacity and tells what it breaks; the write announces its days itself.
 * @returns what the write returned, with the cells that it newly breaks or breaks further
 */
export async function withImpact<Outcome>(
  ctx: OperationContext,
  write: () => Promise<Outcome>,
): Promise<{ esito: Outcome; rotte: CellaRottaView[] }> {
  const dal = today()
  const before = createCalendario(await loadCalendario(ctx.tx, dal))
  const outcome = await write()
  const after = createCalendario(await loadCalendario(ctx.tx, dal))
  const libro = await loadLibro(ctx.tx, dal)
  return {
    esito: outcome,
    rotte: await nominate(ctx.tx, newlyBrokenCelle({ prima: before, dopo: after }, libro, today())),
  }
}

class Cancel extends Error {
  readonly rotte: CellaRottaView[]
  constructor(routes: CellaRottaView[]) {
    super('Dry run')
    this.rotte = routes
  }
}

/** What a write would break: it is done in a transaction that is then rolled back. */
export async function impactOnly(
  ctx: Context,
  write: (ctx: OperationContext) => Promise<{ rotte: CellaRottaView[] }>,
): Promise<CellaRottaView[]> {
  try {
    return await inTransaction(ctx, async (inside) => {
      throw new Cancel((await write(inside)).rotte)
    })
  } catch (error) {
    if (error instanceof Cancel) return error.rotte
    throw error
  }
}
