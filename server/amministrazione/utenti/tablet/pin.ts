import { hashPassword } from '#platform/identity/password.ts'
import { forget } from '#platform/identity/throttle.ts'
import type { OperationContext } from '#platform/operation.ts'
import { PER_OPERATORE, pinKey } from './loginConPin.ts'

/**
 * Gives an operator another PIN, or none; whoever has entered by the old one is out, and wrong tries are forgotten. The
 * history says that it was done, never which.
 * @param pin null for none
 */
export async function writePin(
  ctx: OperationContext,
  { id: operatoreId, userId }: { id: number; userId: number },
  pin: string | null,
): Promise<void> {
  const { tx, audit, emit } = ctx
  const values = {
    pinHash: pin === null ? null : await hashPassword(pin),
    pinImpostatoIl: pin === null ? null : new Date(),
  }
  await tx.accessoTablet.upsert({ where: { operatoreId }, create: { operatoreId, ...values }, update: values })
  await forget(tx, pinKey(operatoreId), PER_OPERATORE)
  await tx.session.deleteMany({ where: { userId, tabletId: { not: null } } })
  await audit({ oggetto: 'User', oggettoPk: userId, azione: pin === null ? 'togliPin' : 'impostaPin' })
  await emit('sessione', { userId })
}
