import type { Tx } from '#platform/db/prisma.ts'
import type { AuditEntry } from '#platform/operation.ts'

/**
 * Revokes the tokens that a user has made for itself, with a change of its password: who knew the old one may have made
 * them. Those that somebody else made for it, or it for others, go on. A link for a new password opens no more.
 * @returns the lines of the history
 */
export async function revokeOwnTokens(tx: Tx, userId: number): Promise<AuditEntry[]> {
  await tx.recuperoPassword.deleteMany({ where: { userId } })
  const own = { userId, creatoDaId: userId, revocatoIl: null }
  const revoked = await tx.apiToken.updateManyAndReturn({ where: own, data: { revocatoIl: new Date() } })
  return revoked.map(({ id }) => ({ oggetto: 'ApiToken', oggettoPk: id, azione: 'revokeToken' }))
}
