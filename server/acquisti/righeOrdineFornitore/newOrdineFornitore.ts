import { type OperationContext, validateInput } from '#platform/operation.ts'
import { createOrdineFornitore } from '../ordiniFornitore/createOrdineFornitore.ts'
import { ordineFornitoreInputSchema } from '../ordiniFornitore/rules.ts'

/**
 * A supplier order of rows that were waiting, in its first state if the list has it.
 * @returns its number
 */
export async function newOrdineFornitore(
  ctx: OperationContext,
  {
    ordineId: ordinePk,
    fornitoreId: fornitorePk,
    ...data
  }: { ordineId: number; tipologia: string; fornitoreId: number },
): Promise<number> {
  const { pk } = await createOrdineFornitore.run(
    await validateInput(ordineFornitoreInputSchema, { ...data, ordinePk, fornitorePk }),
    ctx,
  )
  return pk
}
