import { operation } from '#platform/operation.ts'
import type { User } from '#prisma/generated/client.ts'
import { changeUtente } from './changeUtente.ts'
import { type Flags, infoAfter } from './info.ts'
import { updateUserSchema } from './rules.ts'
import { refuseSelf } from './safeguards.ts'
import { refuseTakenUsername } from './unique.ts'

type Data = Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'isSuperuser' | 'isStaff' | 'isActive'>

/** The fields of a user as conflicts and the history name them: the paths of the form. */
function utenteHistoryFields(user: Data, info: { note: string } & Flags) {
  const { username, email, firstName, lastName, isSuperuser, isStaff, isActive } = user
  const flags = Object.fromEntries(
    Object.entries(info)
      .filter(([, value]) => typeof value === 'boolean' || typeof value === 'string')
      .map(([name, value]) => [`info.${name}`, value]),
  )
  return { username, email, firstName, lastName, isSuperuser, isStaff, isActive, ...flags }
}

/**
 * Changes a user's data and flags; what is not given stays, the password has its own operation.
 * @throws UserErrors when the name is taken or somebody would lock themselves out; Refusal CONFLICT
 */
export const updateUser = operation({
  nome: 'updateUser',
  permesso: 'adminUsers',
  schema: updateUserSchema,
  async run({ pk, versione, info, ...data }, ctx) {
    await changeUtente(ctx, pk, versione, async (utente) => {
      const { email, firstName, lastName, isSuperuser, isStaff, isActive } = { ...utente, ...defined(data) }
      const username = data.username.normalize('NFKC')
      const after = { username, email, firstName, lastName, isSuperuser, isStaff, isActive }
      const fresh = infoAfter(info, utente.info, isSuperuser)
      refuseSelf(ctx, pk, { ...after, canAdminUsers: fresh.canAdminUsers })
      if (username !== utente.username) await refuseTakenUsername(ctx, username, pk)
      return {
        azione: 'updateUser',
        // Without the flags a user has none, whatever it would get.
        prima: utenteHistoryFields(utente, infoAfter(null, utente.info, true)),
        dopo: utenteHistoryFields(after, fresh),
        write: () =>
          ctx.tx.user.update({
            where: { id: pk },
            data: { ...after, info: { upsert: { create: fresh, update: fresh } } },
          }),
      }
    })
    return { pk }
  },
})

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Without the keys whose value is missing, which would cover those that are there. */
function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}
