import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion, type Question } from '#platform/db/question.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type Agenda, agendaQuestion } from './data/agenda.ts'
import { fasiQuestion } from './data/fasi.ts'
import { fornitoriQuestion } from './data/ordine.ts'
import type { Calendario } from './engine/capacita.ts'
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
 * @param agenda calendar and ledger: `agendaQuestion`, or what `askWithAgenda` gives
 * @param fornitori numbers of suppliers that are named beside the default ones
 */
export const worldQuestion = (agenda: Question<Agenda>, fornitori: readonly number[], adesso: Instant) =>
  oneQuestion(
    { configurate: fasiQuestion, fornitori: fornitoriQuestion(fornitori), agenda },
    ({ agenda: { calendario, libro }, ...read }): SchedulingWorld => ({ ...read, adesso, calendario, libro }),
  )

/** The first day that is looked at: today, or one that is named and earlier. */
export function firstDayOf(dal: Day | null, adesso: Instant): Day {
  const today = calendarDayOf(adesso)
  return dal === null ? today : Math.min(dal, today)
}

/**
 * Phases, suppliers, calendar and ledger, all of them read.
 * @param dal the first day anything may be placed on; today when it is later
 */
export const loadWorld = (
  db: Db | Tx,
  dal: Day | null,
  fornitori: readonly number[] = [],
  adesso: Instant = civilInstant(new Date()),
): Promise<SchedulingWorld> => ask(db, worldQuestion(agendaQuestion(firstDayOf(dal, adesso)), fornitori, adesso))

/** The order with a number, if the viewer may see it. */
export function visibleOrdine(pk: number, ctx: Pick<Context, 'viewer'>): Prisma.OrdineWhereInput {
  return whereOne(ordiniList, pk, ctx)
}
