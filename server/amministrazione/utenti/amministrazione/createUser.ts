import { hashPassword } from '../../../platform/identity/password.ts'
import { operation } from '../../../platform/operation.ts'
import { infoDopo } from './info.ts'
import { createUserSchema } from './rules.ts'
import { restaUnAmministratore } from './salvaguardie.ts'
import { usernameLibero } from './unico.ts'

/** Adds a user, active from now on. @throws UserErrors when the name is taken */
export const createUser = operation({
  nome: 'createUser',
  permesso: 'adminUsers',
  schema: createUserSchema,
  async run({ password, confirmPassword: _, info, isSuperuser = false, isStaff = false, ...dati }, ctx) {
    const username = dati.username.normalize('NFKC')
    await usernameLibero(ctx, username)
    const user = await ctx.tx.user.create({
      data: {
        ...dati,
        username,
        isSuperuser,
        isStaff,
        passwordHash: await hashPassword(password),
        info: { create: infoDopo(info, null, isSuperuser) },
      },
    })
    await restaUnAmministratore(ctx, user)
    await ctx.audit({ oggetto: 'User', oggettoPk: user.id, azione: 'createUser', dopo: username })
    return { pk: user.id }
  },
})
