import { array, boolean, number } from 'yup'
import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { inTransaction, type OperationContext } from '#platform/operation.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { preventiviList } from './list.ts'

/**
 * Locks a quote that the viewer may see.
 * @throws Refusal NOT_FOUND, the same for a missing quote and for somebody else's
 */
export async function lockPreventivo(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM preventivi WHERE id = ${pk} FOR UPDATE`
  const preventivo = await ctx.tx.preventivo.findFirst({
    where: whereOne(preventiviList, pk, ctx),
    include: { stato: true, agente: { include: { user: true } } },
  })
  if (!preventivo) throw new Refusal('NOT_FOUND')
  return preventivo
}

export const preventivoPk = number().integer().required(REQUIRED_FIELD)

/** What the bulk operations share: the quotes, and whether one refusal refuses all. */
export const multiSchema = {
  pks: array()
    .of(number().integer().required(REQUIRED_FIELD))
    .min(1, 'Questa lista non può essere vuota.')
    .max(1000, 'Al massimo 1000 preventivi per volta.')
    .required(REQUIRED_FIELD),
  atomico: boolean().default(false).required(),
}

/** What a bulk operation answers for one record. */
export interface RecordOutcome {
  pk: number
  fatto: boolean
  motivo: string | null
}

async function oneOutcome(pk: number, run: () => Promise<unknown>): Promise<RecordOutcome> {
  try {
    await run()
    return { pk, fatto: true, motivo: null }
  } catch (error) {
    if (error instanceof UserErrors || error instanceof Refusal) return { pk, fatto: false, motivo: error.message }
    throw error
  }
}

/**
 * Applies `run` to every quote: each in a transaction of its own with its own answer, or, when `atomico`, all in one.
 * @throws UserErrors when `atomico` and one is refused (on `pks` for a missing quote); then nothing is changed
 */
export async function forEachPreventivo(
  pks: readonly number[],
  atomico: boolean,
  ctx: Context,
  run: (pk: number, ctx: OperationContext) => Promise<unknown>,
): Promise<RecordOutcome[]> {
  const distinct = [...new Set(pks)].sort((a, b) => a - b)
  if (!atomico) {
    const outcomes: RecordOutcome[] = []
    for (const pk of distinct) outcomes.push(await oneOutcome(pk, () => inTransaction(ctx, (tx) => run(pk, tx))))
    return outcomes
  }
  return inTransaction(ctx, async (tx) => {
    for (const pk of distinct) await run(pk, tx).catch((error: unknown) => refuseAll(pk, error))
    return distinct.map((pk) => ({ pk, fatto: true, motivo: null }))
  })
}

/** A missing quote is an error of the list; what the user wrote keeps its own field. */
function refuseAll(pk: number, error: unknown): never {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') {
    throw UserErrors.of('pks', `Pk "${pk}" non valido - l'oggetto non esiste.`)
  }
  throw error
}
