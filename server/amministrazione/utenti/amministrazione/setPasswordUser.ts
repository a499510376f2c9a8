import { hashPassword } from '../../../platform/identity/password.ts'
import { operation } from '../../../platform/operation.ts'
import { prendiUtente, terminaSessioni } from './cambiaUtente.ts'
import { setPasswordUserSchema } from './rules.ts'
import { restaUnAmministratore } from './salvaguardie.ts'

/** Gives a user another password; all its sessions end. */
export const setPasswordUser = operation({
  nome: 'setPasswordUser',
  permesso: 'adminUsers',
  schema: setPasswordUserSchema,
  async run({ pk, password }, ctx) {
    await prendiUtente(ctx, pk)
    await restaUnAmministratore(ctx, { id: pk })
    const passwordHash = await hashPassword(password)
    await ctx.tx.user.update({ where: { id: pk }, data: { passwordHash, versione: { increment: 1 } } })
    await terminaSessioni(ctx, pk)
    await ctx.audit({ oggetto: 'User', oggettoPk: pk, azione: 'setPasswordUser' })
    return { pk }
  },
})
