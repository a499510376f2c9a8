import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadCalendario } from './data/calendario.ts'
import { loadFasi } from './data/fasi.ts'
import { loadLibro } from './data/libro.ts'
import { loadFornitori } from './data/ordine.ts'
import { type Calendario, createCalendario } from './engine/capacita.ts'
import type { Libro } from './engine/libro.ts'
import { calendarDayOf, civilInstant, type Day, type Instant } from './engine/time.ts'
import type { ConfiguredFase, FornitoreFase } from './engine/types.ts'

/** What placing any order needs: phases, suppliers, calendar and ledger as they are now. */
export interface SchedulingWorld {
  configurate: ConfiguredFase[]
  fornitori: FornitoreFase[]
  calendario: Calendario
  libro: Libro
  adesso: Instant
}

/**
 * Reads phases, suppliers, calendar and ledger.
 * @param dal the first day anything may be placed on; today when it is later
 * @param fornitori numbers of suppliers that are named beside the default ones
 */
export async function loadWorld(
  db: Db | Tx,
  dal: Day | null,
  fornitori: readonly number[] = [],
  now = civilInstant(new Date()),
): Promise<SchedulingWorld> {
  const today = calendarDayOf(now)
  const first = dal === null ? today : Math.min(dal, today)
  const [configurate, own, data, libro] = await Promise.all([
    loadFasi(db),
    loadFornitori(db, fornitori),
    loadCalendario(db, first),
    loadLibro(db, first),
  ])
  return { adesso: now, configurate, fornitori: own, calendario: createCalendario(data), libro }
}

/** The order with a number, if the viewer may see it. */
export function visibleOrdine(pk: number, ctx: Pick<Context, 'viewer'>): Prisma.OrdineWhereInput {
  return whereOne(ordiniList, pk, ctx)
}
