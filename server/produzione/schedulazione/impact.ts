// What a change of calendar, absence, holiday or staff does to the cells: told before, and after.
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { inTransaction, type OperationContext } from '#platform/operation.ts'
import { loadCalendario } from './data/calendario.ts'
import { loadLibro, numeriCommessa } from './data/libro.ts'
import { type CalendarioData, createCalendario } from './engine/capacita.ts'
import { type BrokenLedgerCella, celleRotte, newlyBrokenCelle } from './engine/celle.ts'
import { type Libro, minutesOfOrdine } from './engine/libro.ts'
import { calendarDayOf, civilInstant, writeDay } from './engine/time.ts'
import { type CellaView, hoursOf } from './slots.ts'

const today = () => calendarDayOf(civilInstant(new Date()))

/** Broken cells as the timeline has them; what their orders are called by is read when it is asked, for all of them. */
function viewsOf(db: Db, data: CalendarioData, libro: Libro, celle: readonly BrokenLedgerCella[]): CellaView[] {
  const hours = hoursOf(data)
  let numeri: Promise<Map<number, string>> | undefined
  return celle.map(({ giorno, ordini, ...cella }) => {
    const minutiDi = (ordine: number) => minutesOfOrdine(libro, { reparto: cella.reparto, giorno }, ordine)
    return {
      ...cella,
      giorno: writeDay(giorno),
      ...hours(cella.reparto, giorno),
      count: ordini.length,
      async ordini() {
        numeri ??= numeriCommessa(
          db,
          celle.flatMap((one) => one.ordini),
        )
        const found = await numeri
        return ordini.map((id) => ({ id, numero_commessa: found.get(id) ?? '', time: minutiDi(id) }))
      },
      minutiDi,
    }
  })
}

/** The worklist: every broken cell from today on. */
export async function readCelleRotte(db: Db): Promise<CellaView[]> {
  const dal = today()
  const data = await loadCalendario(db, dal)
  const libro = await loadLibro(db, dal)
  return viewsOf(db, data, libro, celleRotte(createCalendario(data), libro, dal))
}

/**
 * Does a write that changes capacity and tells what it breaks; the write announces its days itself.
 * @returns what the write returned, with the cells that it newly breaks or breaks further
 */
export async function withImpact<Outcome>(
  ctx: OperationContext,
  write: () => Promise<Outcome>,
): Promise<{ esito: Outcome; broken: CellaView[] }> {
  const dal = today()
  const before = createCalendario(await loadCalendario(ctx.tx, dal))
  const outcome = await write()
  const data = await loadCalendario(ctx.tx, dal)
  const libro = await loadLibro(ctx.tx, dal)
  const newly = newlyBrokenCelle({ prima: before, dopo: createCalendario(data) }, libro, today())
  // Asked after the transaction: no write of the calendar calls an order otherwise.
  return { esito: outcome, broken: viewsOf(ctx.services.db, data, libro, newly) }
}

class Cancel extends Error {
  readonly broken: CellaView[]
  constructor(routes: CellaView[]) {
    super('Dry run')
    this.broken = routes
  }
}

/** What a write would break: it is done in a transaction that is then rolled back. */
export async function impactOnly(
  ctx: Context,
  write: (ctx: OperationContext) => Promise<{ broken: CellaView[] }>,
): Promise<CellaView[]> {
  try {
    return await inTransaction(ctx, async (inside) => {
      throw new Cancel((await write(inside)).broken)
    })
  } catch (error) {
    if (error instanceof Cancel) return error.broken
    throw error
  }
}
