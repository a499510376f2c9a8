import { identitySchema } from '../../../platform/db/entity/entity.ts'
import { Refusal } from '../../../platform/errors.ts'
import { revokeSecretLinks } from '../../../platform/identity/secretLinks.ts'
import { operation } from '../../../platform/operation.ts'

/** Revokes a link of a supplier, at once and for ever. @throws Refusal NOT_FOUND, also when it opens no more already */
export const revokeLinkFornitore = operation({
  nome: 'revokeLinkFornitore',
  permesso: 'adminFornitori',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const [revocato] = await revokeSecretLinks(ctx.tx, { id: pk, fornitoreId: { not: null } })
    if (!revocato?.fornitoreId) throw new Refusal('NOT_FOUND')
    const { fornitoreId, prefisso, nome } = revocato
    await ctx.audit({
      oggetto: 'Fornitore',
      oggettoPk: fornitoreId,
      azione: 'revokeLinkFornitore',
      prima: `${prefisso}… ${nome}`.trim(),
    })
    await ctx.emit('fornitore', { pk: fornitoreId })
    return { pk: fornitoreId }
  },
})
