import { UserErrors } from '../../platform/errors.ts'
import { hashPassword, verifyPassword } from '../../platform/identity/password.ts'
import { apriSessione, chiudiAltreSessioni } from '../../platform/identity/sessioni.ts'
import { operation } from '../../platform/operation.ts'
import { cambiaPasswordSchema } from './rules.ts'

/** Changes the caller's own password; every session ends and the caller's browser gets a new one. */
export const cambiaPassword = operation({
  nome: 'cambiaPassword',
  permesso: 'login',
  schema: cambiaPasswordSchema,
  async run(input, ctx) {
    const user = await ctx.tx.user.findUniqueOrThrow({ where: { id: ctx.viewer?.id ?? -1 } })
    if (!(await verifyPassword(user.passwordHash, input.attuale))) {
      throw UserErrors.of('attuale', 'La password attuale non è corretta.')
    }
    await ctx.tx.user.update({
      where: { id: user.id },
      data: { passwordHash: await hashPassword(input.password), versione: { increment: 1 } },
    })
    await chiudiAltreSessioni(ctx.tx, user.id, null)
    if (ctx.auth.tipo === 'sessione') await apriSessione(ctx.tx, ctx, user.id, false)
    await ctx.audit({ oggetto: 'User', oggettoPk: user.id, azione: 'cambiaPassword' })
    await ctx.emit('sessione', { userId: user.id })
    return { pk: user.id }
  },
})
