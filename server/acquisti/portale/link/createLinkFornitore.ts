import { UserErrors } from '#platform/errors.ts'
import { LINK_PREFIX } from '#platform/identity/linkFornitore.ts'
import { createSecretLink, openLinks } from '#platform/identity/secretLinks.ts'
import { operation } from '#platform/operation.ts'
import { lockFornitore } from '../../fornitori/lock.ts'
import { createLinkSchema, LINK_MAX, TOO_MANY_LINKS, whereOfMail } from './rules.ts'

/**
 * Makes a link that opens the portal of a supplier; its secret is in the answer and nowhere else, ever.
 * @throws UserErrors when the supplier has too many; Refusal NOT_FOUND
 */
export const createLinkFornitore = operation({
  nome: 'createLinkFornitore',
  permesso: 'adminFornitori',
  // A door that would stay open when the token has gone.
  conToken: false,
  schema: createLinkSchema,
  async run({ fornitorePk: pk, nome, giorni }, ctx) {
    const fornitore = await lockFornitore(ctx, pk)
    const active = { fornitoreId: pk, NOT: whereOfMail, ...openLinks() }
    if ((await ctx.tx.linkSegreto.count({ where: active })) >= LINK_MAX) throw UserErrors.of(null, TOO_MANY_LINKS)
    const { link, segreto } = await createSecretLink(ctx.tx, {
      target: { fornitoreId: pk },
      nome,
      giorni,
      inizio: LINK_PREFIX,
      creatoDaId: ctx.viewer?.id || null,
    })
    await ctx.audit({
      oggetto: 'Fornitore',
      oggettoPk: pk,
      azione: 'createLinkFornitore',
      dopo: `${link.prefisso}… ${nome}`.trim(),
    })
    await ctx.emit('fornitore', { pk: fornitore.id })
    return { pk: fornitore.id, segreto }
  },
})
