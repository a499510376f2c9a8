import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion } from '#platform/db/question.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { calendarioQuestion } from './data/calendario.ts'
import { fasiQuestion } from './data/fasi.ts'
import { libroQuestion } from './data/libro.ts'
import { fornitoriQuestion } from './data/ordine.ts'
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
 * Phases, suppliers, calendar and ledger.
 * @param dal the first day anything may be placed on; today when it is later
 * @param fornitori numbers of suppliers that are named beside the default ones
 */
export function worldQuestion(
  dal: Day | null,
  fornitori: readonly number[] = [],
  adesso: Instant = civilInstant(new Date()),
) {
  const today = calendarDayOf(adesso)
  const first = dal === null ? today : Math.min(dal, today)
  return oneQuestion(
    {
      configurate: fasiQuestion,
      fornitori: fornitoriQuestion(fornitori),
      data: calendarioQuestion(first),
      libro: libroQuestion(first),
    },
    ({ data, ...read }): SchedulingWorld => ({ ...read, adesso, calendario: createCalendario(data) }),
  )
}

export const loadWorld = (
  db: Db | Tx,
  dal: Day | null,
  fornitori?: readonly number[],
  adesso?: Instant,
): Promise<SchedulingWorld> => ask(db, worldQuestion(dal, fornitori, adesso))

/** The order with a number, if the viewer may see it. */
export function visibleOrdine(pk: number, ctx: Pick<Context, 'viewer'>): Prisma.OrdineWhereInput {
  return whereOne(ordiniList, pk, ctx)
}
