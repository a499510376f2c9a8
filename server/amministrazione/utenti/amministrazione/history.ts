import type { User } from '#prisma/generated/client.ts'
import type { Flags } from './info.ts'

type Data = Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'isSuperuser' | 'isStaff' | 'isActive'>

/** The fields of a user as conflicts and the history name them: the paths of the form. */
export function utenteHistoryFields(user: Data, info: { note: string } & Flags) {
  const { username, email, firstName, lastName, isSuperuser, isStaff, isActive } = user
  const flags = Object.fromEntries(
    Object.entries(info)
      .filter(([, value]) => typeof value === 'boolean' || typeof value === 'string')
      .map(([name, value]) => [`info.${name}`, value]),
  )
  return { username, email, firstName, lastName, isSuperuser, isStaff, isActive, ...flags }
}
