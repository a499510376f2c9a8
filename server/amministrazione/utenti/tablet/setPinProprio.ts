import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/errors.ts'
import { freeOperation, inTransaction } from '../../../platform/operation.ts'
import { checkOwnPassword } from '../secondoFattore/check.ts'
import { writePin } from './pin.ts'
import { setPinProprioSchema } from './rules.ts'

/**
 * Sets the PIN by which the caller enters at the tablets of the workshop, by the password.
 * @throws UserErrors by field; Refusal THROTTLED, FORBIDDEN for who is no operator
 */
export const setPinProprio = freeOperation({
  nome: 'setPinProprio',
  permesso: 'addAttivita',
  conToken: false,
  schema: setPinProprioSchema,
  async run({ password, pin }: { password: string; pin: string }, ctx: Context) {
    const { id: userId } = await checkOwnPassword(ctx, password)
    const id = ctx.viewer?.operatore?.id
    if (id === undefined) throw new Refusal('FORBIDDEN')
    await inTransaction(ctx, (operation) => writePin(operation, { id, userId }, pin))
    return { pk: userId }
  },
})
