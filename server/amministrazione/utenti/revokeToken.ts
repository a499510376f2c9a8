import { identitySchema } from '#platform/db/entity/entity.ts'
import { Refusal } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { operation } from '#platform/operation.ts'

/** Revokes an API token, at once and for ever. */
export const revokeToken = operation({
  nome: 'revokeToken',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const [revocato] = await ctx.tx.apiToken.updateManyAndReturn({
      where: { id: pk, revocatoIl: null },
      data: { revocatoIl: new Date() },
    })
    if (!revocato) throw new Refusal('NOT_FOUND')
    await ctx.audit({ oggetto: 'ApiToken', oggettoPk: pk, azione: 'revokeToken' })
    await recordAccesso(ctx.tx, ctx, { evento: 'tokenRevocato', user: ctx.viewer, dettaglio: revocato.nome })
    await ctx.emit('sessione', { userId: revocato.userId })
    return { pk }
  },
})
