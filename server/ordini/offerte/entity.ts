import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { findClienteOfOfferta } from './clienti.ts'
import { lockOfferta } from './lock.ts'
import { offertaNotDeletableReason, offertaSchema } from './rules.ts'

const codec = columnCodec('offerta', offertaSchema)

/** An offer as it is written, whatever its versions. */
const offertaEntity = entity({
  model: 'offerta',
  permesso: 'updateOfferte',
  schema: offertaSchema,
  ...codec,
  take: lockOfferta,
  title: ({ nomeCliente }) => nomeCliente,
  changed: (ctx, pk) => ctx.emit('offerta', { pk }),
})

/** The customer of an offer must be one that its maker sees as its own. @throws UserErrors on `clientePk` */
async function checkCliente(ctx: OperationContext, pk: number | null): Promise<void> {
  if (pk === null || (await findClienteOfOfferta(ctx, pk))) return
  throw UserErrors.of('clientePk', unknownPkMessage(pk))
}

/**
 * Changes the fields of an offer that are sent, whatever its state: what was sent to the customer is in its versions.
 * @throws UserErrors on `clientePk` for a customer of somebody else, and when an offer without a quote is left without one
 */
export const updateOfferta = updateOperation({
  nome: 'updateOfferta',
  entity: offertaEntity,
  async check(ctx, { row, before, after }) {
    if (after.clientePk === before.clientePk) return
    if (after.clientePk === null && row.preventivoId === null)
      throw UserErrors.of('clientePk', 'Un’offerta senza preventivo ha un cliente.', 'REQUIRED')
    await checkCliente(ctx, after.clientePk)
    // Another customer has another discount: what the list gave the one before lets nobody give more.
    await ctx.tx.rigaOfferta.updateMany({
      where: { alternativa: { versioneOfferta: { offertaId: row.id, stato: 'BOZZA' } } },
      data: { scontoCliente: 0 },
    })
  },
})

/** Removes an offer that was never sent. @throws UserErrors once the customer has it in writing */
export const deleteOfferta = deleteOperation({
  nome: 'deleteOfferta',
  entity: offertaEntity,
  async check({ tx }, { id }) {
    const sent = await tx.versioneOfferta.count({ where: { offertaId: id, stato: { not: 'BOZZA' } } })
    refuseFor(offertaNotDeletableReason(sent))
  },
})
