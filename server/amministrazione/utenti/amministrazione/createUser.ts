import { type OperationContext, operation } from '#platform/operation.ts'
import { hashChosenPassword } from '../passwords/chosen.ts'
import { infoAfter } from './info.ts'
import { type CreateUserInput, createUserSchema } from './rules.ts'
import { requireAnotherAdmin } from './safeguards.ts'
import { refuseTakenUsername } from './unique.ts'

/** Who can do everything, and give others what they need. The line of one machine shows where it is asked for. */
export const ADMINISTRATOR = {
  isSuperuser: true,
  isStaff: true,
  info: { canAdminUsers: true, canViewAttivitaOperatori: true },
} as const

/**
 * Inserts a user with its flags, and its line of history.
 * @returns its number
 * @throws UserErrors when the name is taken
 */
export async function insertUtente(
  { password, confirmPassword: _, info, isSuperuser = false, isStaff = false, ...data }: CreateUserInput,
  ctx: OperationContext,
): Promise<number> {
  const username = data.username.normalize('NFKC')
  await refuseTakenUsername(ctx, username)
  const { id } = await ctx.tx.user.create({
    data: {
      ...data,
      username,
      isSuperuser,
      isStaff,
      passwordHash: await hashChosenPassword(password, { ...data, username }),
      info: { create: infoAfter(info, null, isSuperuser) },
    },
  })
  await ctx.audit({ oggetto: 'User', oggettoPk: id, azione: 'createUser', dopo: username })
  return id
}

/** Adds a user, active from now on. @throws UserErrors when the name is taken */
export const createUser = operation({
  nome: 'createUser',
  permesso: 'adminUsers',
  schema: createUserSchema,
  async run(input, ctx) {
    const id = await insertUtente(input, ctx)
    await requireAnotherAdmin(ctx, { id })
    return { pk: id }
  },
})
