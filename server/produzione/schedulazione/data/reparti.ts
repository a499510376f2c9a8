import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import type { Reparto } from '#prisma/generated/client.ts'
import type { RepartoCapacity, RepartoFase } from '../engine/types.ts'

/** The departments in their order. */
export const repartiQuestion = oneQuestion(
  { reparti: rowsQuestion('reparto', { orderBy: [{ ordine: 'asc' }, { id: 'asc' }] }) },
  ({ reparti }) => reparti,
)

/** Those of them that have a capacity, as the engine knows them. */
export const capacitiesOf = (reparti: readonly Reparto[]): RepartoCapacity[] =>
  reparti.flatMap(({ chiave, capacita, minutiGiorno }): RepartoCapacity[] => {
    if (capacita === 'PERSONE') return [{ chiave, capacita: 'persone' }]
    return capacita === 'MINUTI' ? [{ chiave, capacita: 'minuti', minuti: minutiGiorno ?? 0 }] : []
  })

/** The keys of the departments that have a capacity, in their order. */
export const loadReparti = async (db: Db | Tx): Promise<RepartoFase[]> =>
  capacitiesOf(await ask(db, repartiQuestion)).map(({ chiave }) => chiave)
