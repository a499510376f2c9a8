import { UserErrors } from '../../../platform/errors.ts'
import { LINK_PREFIX } from '../../../platform/identity/linkFornitore.ts'
import { fingerprint, newSecret } from '../../../platform/identity/secrets.ts'
import { operation } from '../../../platform/operation.ts'
import { lockFornitore } from '../../fornitori/lock.ts'
import { createLinkSchema, LINK_MAX, TROPPI_LINK } from './rules.ts'

const GIORNO = 86_400_000

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
  async run({ fornitore: pk, nome, giorni }, ctx) {
    const fornitore = await lockFornitore(ctx, pk)
    const adesso = new Date()
    const attivi = { fornitoreId: pk, revocatoIl: null, scadeIl: { gt: adesso } }
    if ((await ctx.tx.linkFornitore.count({ where: attivi })) >= LINK_MAX) throw UserErrors.of(null, TROPPI_LINK)
    const segreto = `${LINK_PREFIX}${newSecret()}`
    const link = await ctx.tx.linkFornitore.create({
      data: {
        fornitoreId: pk,
        nome,
        hash: fingerprint(segreto),
        prefisso: segreto.slice(0, 8),
        creatoDaId: ctx.viewer?.id || null,
        scadeIl: new Date(adesso.getTime() + giorni * GIORNO),
      },
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
