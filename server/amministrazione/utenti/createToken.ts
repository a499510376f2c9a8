import { UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { canActAs } from '#platform/identity/vediCome.rules.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { operation } from '#platform/operation.ts'
import { noticeNewToken } from './notices.ts'
import { createTokenSchema } from './rules.ts'

const DAY = 86_400_000

/**
 * Creates an API token for an integrator; its text is in the answer and nowhere else, ever. It acts as the caller, or as
 * whom the caller may look at the product.
 * @throws UserErrors on `user` for anybody else
 */
export const createToken = operation({
  nome: 'createToken',
  permesso: 'adminToken',
  schema: createTokenSchema,
  async run(input, ctx) {
    const user = await loadViewer(ctx.tx, input.userPk)
    if (!user || !ctx.viewer) throw UserErrors.of('userPk', `Pk "${input.userPk}" non valido - l'oggetto non esiste.`)
    if (!canActAs(ctx.viewer, user)) {
      const reason = 'Per creare un token di un altro amministratore serve il permesso di amministrare gli utenti.'
      throw UserErrors.of('userPk', reason)
    }
    const text = `srm_${newSecret()}`
    const token = await ctx.tx.apiToken.create({
      data: {
        userId: user.id,
        creatoDaId: ctx.viewer.id,
        nome: input.nome,
        hash: fingerprint(text),
        prefisso: text.slice(0, 8),
        ambito: input.scrittura ? 'LETTURA_SCRITTURA' : 'LETTURA',
        introspezione: input.introspezione,
        aree: input.aree,
        scadeIl: new Date(Date.now() + input.giorni * DAY),
      },
    })
    await ctx.audit({ oggetto: 'ApiToken', oggettoPk: token.id, azione: 'createToken', dopo: input.nome })
    const told = user.id === ctx.viewer.id ? input.nome : `${input.nome}, di ${user.username}`
    await recordAccesso(ctx.tx, ctx, { evento: 'nuovoToken', user: ctx.viewer, dettaglio: told })
    await noticeNewToken(ctx, { nome: input.nome, userPks: [user.id, ctx.viewer.id] })
    return { pk: token.id, testo: text }
  },
})
