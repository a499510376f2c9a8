import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'

export const USERNAME_TAKEN = 'Un utente con questo nome è già presente.'

/** Two saves at once of the same name wait for each other. */
const turn = (ctx: OperationContext, of: string) =>
  ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${of}, 0))`

/**
 * A user name is taken whatever its case: people do not tell them apart.
 * @param except the user that may have it
 * @throws UserErrors on `username`
 */
export async function refuseTakenUsername(ctx: OperationContext, username: string, except?: number): Promise<void> {
  await turn(ctx, 'users.username')
  const others = await ctx.tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE lower(username) = lower(${username}) AND id <> ${except ?? -1} LIMIT 1`
  if (others.length > 0) throw UserErrors.of('username', USERNAME_TAKEN)
}

/**
 * The code of an agent is taken whatever its case.
 * @param except the agent that may have it
 * @throws UserErrors on `codice`
 */
export async function refuseTakenCodice(ctx: OperationContext, codice: string, except?: number): Promise<void> {
  await turn(ctx, 'agenti')
  const others = await ctx.tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM agenti WHERE lower(codice) = lower(${codice}) AND id <> ${except ?? -1} LIMIT 1`
  if (others.length > 0) throw UserErrors.of('codice', 'agente con questo codice esiste già.')
}
