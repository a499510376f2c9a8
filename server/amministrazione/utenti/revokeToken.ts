import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { pkSchema } from './rules.ts'

/** Revokes an API token, at once and for ever. */
export const revokeToken = operation({
  nome: 'revokeToken',
  permesso: 'adminToken',
  schema: pkSchema,
  async run({ pk }, ctx) {
    const { count } = await ctx.tx.apiToken.updateMany({
      where: { id: pk, revocatoIl: null },
      data: { revocatoIl: new Date() },
    })
    if (count === 0) throw new Refusal('NOT_FOUND')
    await ctx.audit({ oggetto: 'ApiToken', oggettoPk: pk, azione: 'revokeToken' })
    return { pk }
  },
})
