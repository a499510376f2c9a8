import { isThisMachine } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { DEMO_PASSWORD, usernameDemo } from '#prisma/seed/utenti.ts'

/** What was found of a hash: it never changes, and the demo users share one. At most as many as demo users at once. */
const verified = new Map<string, Promise<boolean>>()

function isDemo(hash: string): Promise<boolean> {
  const known = verified.get(hash)
  if (known) return known
  if (verified.size >= 100) verified.clear()
  const outcome = verifyPassword(hash, DEMO_PASSWORD)
  verified.set(hash, outcome)
  return outcome
}

/** Names of the active demo users who still have the password of the demo data, which everybody knows. */
export async function withDemoPassword(db: Db): Promise<string[]> {
  const utenti = await db.user.findMany({
    where: { username: { in: [...usernameDemo] }, isActive: true },
    select: { username: true, passwordHash: true },
    orderBy: { id: 'asc' },
  })
  const outcomes = await Promise.all(utenti.map(({ passwordHash }) => isDemo(passwordHash)))
  return utenti.filter((_, index) => outcomes[index]).map(({ username }) => username)
}

/**
 * The demo users of whom a superuser is to be warned: those with the known password, when the product is asked by
 * another address than this machine's own.
 */
export async function utentiToProtect({ viewer, host, services }: Context): Promise<string[]> {
  const { db, config } = services
  if (!viewer?.isSuperuser) return []
  const pubblico = config.publicUrl ? new URL(config.publicUrl).host : ''
  return isThisMachine(host) && isThisMachine(pubblico) ? [] : withDemoPassword(db)
}
