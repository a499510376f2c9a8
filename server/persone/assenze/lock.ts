import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import type { AssenzaInput } from './rules.ts'

/**
 * Whether who is to be away is there; the person stays locked. Being away twice at the same time is no fault: the hours
 * in common count once.
 * @throws UserErrors when the person does not exist
 */
export async function checkAssenza(ctx: OperationContext, data: AssenzaInput): Promise<void> {
  const found = await ctx.tx.$queryRaw<unknown[]>`SELECT 1 FROM persone WHERE id = ${data.personaPk} FOR UPDATE`
  if (found.length === 0) throw UserErrors.of('personaPk', unknownPkMessage(data.personaPk))
}
