import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'

/**
 * An area head must be there and must not answer, at any distance, to the agent itself. Call it when the agents are
 * locked by `refuseTakenCodice`: two changes at once could close a ring together.
 * @param agente the agent that gets the head; null when it is new
 * @throws UserErrors on `capoAreaPk`
 */
export async function checkCapoArea(
  ctx: OperationContext,
  agente: number | null,
  capoArea: number | null,
): Promise<void> {
  if (capoArea === null) return
  if (capoArea === agente) throw UserErrors.of('capoAreaPk', 'Un agente non può essere il capo area di se stesso.')
  // UNION stops by itself in a ring that is already there.
  const above = await ctx.tx.$queryRaw<{ id: number }[]>`
    WITH RECURSIVE sopra(id, capo) AS (
      SELECT id, capo_area_id FROM agenti WHERE id = ${capoArea}
      UNION SELECT a.id, a.capo_area_id FROM agenti a JOIN sopra s ON a.id = s.capo)
    SELECT id FROM sopra`
  if (above.length === 0) throw UserErrors.of('capoAreaPk', unknownPkMessage(capoArea))
  if (above.some(({ id }) => id === agente)) {
    throw UserErrors.of('capoAreaPk', 'Questo capo area risponde già, direttamente o no, a questo agente.')
  }
}

/** An agent who gains or loses a sub-agent has other rights: its sockets close, and reconnect with the new ones. */
export async function notifyCapi(ctx: OperationContext, capi: readonly (number | null)[]): Promise<void> {
  const ids = capi.filter((id) => id !== null)
  if (ids.length === 0) return
  const agenti = await ctx.tx.agente.findMany({ where: { id: { in: ids } }, select: { userId: true } })
  for (const { userId } of agenti) await ctx.emit('sessione', { userId })
}
