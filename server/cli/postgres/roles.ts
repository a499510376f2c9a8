import { createHash } from 'node:crypto'
import { makeRoles, type RoleLogin, type RoleNames } from '#prisma/roles.ts'

/** The roles of the embedded database. */
const OWNER = 'serramenti'
const WORK = 'serramenti_lavoro'
const READ = 'serramenti_lettura'

export const EMBEDDED_ROLES: RoleNames = { work: WORK, read: READ }

/** Passwords of the roles follow from that of the superuser, whose file only the user of the program reads. */
const passwordOf = (secret: string, role: string) => createHash('sha256').update(`${secret}:${role}`).digest('hex')

/** The addresses of the embedded database, by role. */
export interface RoleUrls {
  owner: string
  work: string
  read: string
}

/** Makes the roles of the embedded database where they are missing. @param adminUrl the superuser's, of the database */
export async function embeddedRoles(adminUrl: string, secret: string): Promise<RoleUrls> {
  const login = (name: string) => ({ name, password: passwordOf(secret, name) })
  await makeRoles(adminUrl, { owner: login(OWNER), others: [login(WORK), login(READ)] })
  const urlOf = (name: string) => {
    const url = new URL(adminUrl)
    url.username = name
    url.password = passwordOf(secret, name)
    return url.href
  }
  return { owner: urlOf(OWNER), work: urlOf(WORK), read: urlOf(READ) }
}

const userOf = (text: string | undefined) =>
  text && URL.canParse(text) ? decodeURIComponent(new URL(text).username) || null : null

/** The roles that the addresses of an installation's own database name beside the owner's; none where it has one. */
export function ownRoles({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_READ_URL }: NodeJS.ProcessEnv): RoleNames {
  const owner = userOf(DATABASE_OWNER_URL)
  const other = (name: string | null) => (owner && name !== owner ? name : null)
  return { work: other(userOf(DATABASE_URL)), read: other(userOf(DATABASE_READ_URL)) }
}

/** Those roles as they log in, where their addresses say by which password. */
export function ownLogins(env: NodeJS.ProcessEnv): RoleLogin[] {
  const { work, read } = ownRoles(env)
  return [
    [work, env.DATABASE_URL],
    [read, env.DATABASE_READ_URL],
  ].flatMap(([name, url]) => {
    const password = url && decodeURIComponent(new URL(url).password)
    return name && password ? [{ name, password }] : []
  })
}
