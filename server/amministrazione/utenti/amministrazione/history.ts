import type { User } from '../../../../prisma/generated/client.ts'
import type { Flags } from './info.ts'

type Dati = Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'isSuperuser' | 'isStaff' | 'isActive'>

/** The fields of a user as conflicts and the history name them: the paths of the form. */
export function utenteHistoryFields(user: Dati, info: { note: string } & Flags) {
  const { username, email, firstName, lastName, isSuperuser, isStaff, isActive } = user
  const flags = Object.fromEntries(
    Object.entries(info)
      .filter(([, valore]) => typeof valore === 'boolean' || typeof valore === 'string')
      .map(([nome, valore]) => [`info.${nome}`, valore]),
  )
  return { username, email, firstName, lastName, isSuperuser, isStaff, isActive, ...flags }
}
