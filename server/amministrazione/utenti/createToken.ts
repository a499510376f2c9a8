import { UserErrors } from '../../platform/errors.ts'
import { impronta, segreto } from '../../platform/identity/segreti.ts'
import { operation } from '../../platform/operation.ts'
import { createTokenSchema } from './rules.ts'

/** Creates an API token for an integrator; its text is in the answer and nowhere else, ever. */
export const createToken = operation({
  nome: 'createToken',
  permesso: 'adminToken',
  schema: createTokenSchema,
  async run(input, ctx) {
    const user = await ctx.tx.user.findFirst({ where: { id: input.user, isActive: true } })
    if (!user) throw UserErrors.of('user', `Pk "${input.user}" non valido - l'oggetto non esiste.`)
    const testo = `srm_${segreto()}`
    const token = await ctx.tx.apiToken.create({
      data: {
        userId: user.id,
        nome: input.nome,
        hash: impronta(testo),
        prefisso: testo.slice(0, 8),
        ambito: input.scrittura ? 'LETTURA_SCRITTURA' : 'LETTURA',
        introspezione: input.introspezione,
      },
    })
    await ctx.audit({ oggetto: 'ApiToken', oggettoPk: token.id, azione: 'createToken', dopo: input.nome })
    return { pk: token.id, testo }
  },
})
