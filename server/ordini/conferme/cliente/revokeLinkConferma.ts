import { object } from 'yup'
import { operation } from '../../../platform/operation.ts'
import { idRule } from '../../../shared/fields/fields.ts'
import { revokeLinks } from '../../linkClienti/links.ts'
import { lockConferma } from '../entity.ts'

/** Revokes the links of a confirmation: from the next reading on they open nothing. @throws Refusal NOT_FOUND */
export const revokeLinkConferma = operation({
  nome: 'revokeLinkConferma',
  permesso: 'confermaOrdini',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await lockConferma(ctx, pk)
    const count = await revokeLinks(ctx, { confermaId: pk })
    if (count > 0) {
      await ctx.audit({ oggetto: 'ConfermaOrdine', oggettoPk: pk, azione: 'revocaLink', dopo: String(count) })
      await ctx.emit('confermaOrdine', { pk })
    }
    return { pk }
  },
})
