import { UserErrors } from '../../../platform/errors.ts'
import type { OperationContext } from '../../../platform/operation.ts'

export const USERNAME_PRESENTE = 'Un utente con questo nome è già presente.'

/** Two saves at once of the same name wait for each other. */
const turno = (ctx: OperationContext, di: string) =>
  ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${di}, 0))`

/**
 * A user name is taken whatever its case: people do not tell them apart.
 * @param tranne the user that may have it
 * @throws UserErrors on `username`
 */
export async function refuseTakenUsername(ctx: OperationContext, username: string, tranne?: number): Promise<void> {
  await turno(ctx, 'users.username')
  const altri = await ctx.tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE lower(username) = lower(${username}) AND id <> ${tranne ?? -1} LIMIT 1`
  if (altri.length > 0) throw UserErrors.of('username', USERNAME_PRESENTE)
}

/**
 * The code of an agent is taken whatever its case.
 * @param tranne the agent that may have it
 * @throws UserErrors on `codice`
 */
export async function refuseTakenCodice(ctx: OperationContext, codice: string, tranne?: number): Promise<void> {
  await turno(ctx, 'agenti')
  const altri = await ctx.tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM agenti WHERE lower(codice) = lower(${codice}) AND id <> ${tranne ?? -1} LIMIT 1`
  if (altri.length > 0) throw UserErrors.of('codice', 'agente con questo codice esiste già.')
}
