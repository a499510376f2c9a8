import type { Db, Tx } from '#platform/db/prisma.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'

const MINUTES = 5

/** What a device is to sign. @param userId who adds a passkey; null where anybody may come in */
export async function newChallenge(db: Db | Tx, userId: number | null): Promise<string> {
  const challenge = newSecret()
  const scadeIl = new Date(Date.now() + MINUTES * 60_000)
  await db.passkeyChallenge.create({ data: { hash: fingerprint(challenge), userId, scadeIl } })
  return challenge
}

/** Uses a challenge up. @returns false when there is none, it is over, or it was somebody else's */
export async function spendChallenge(db: Db | Tx, challenge: string, userId: number | null): Promise<boolean> {
  const where = { hash: fingerprint(challenge), userId, scadeIl: { gt: new Date() } }
  return (await db.passkeyChallenge.deleteMany({ where })).count > 0
}
