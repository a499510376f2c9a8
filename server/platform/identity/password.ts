import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hash, verify } from '@node-rs/argon2'

const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hash of a password nobody knows: an unknown user costs the same time as a wrong password. */
let decoy: Promise<string> | undefined

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2)
}

async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword(crypto.randomUUID())
  await verify(await decoy, password)
  return false
}

/**
 * Verifies argon2id, or a Django `pbkdf2_sha256$iterations$salt$hash` of the old application.
 * @param stored null for an unknown user: as for a hash nothing fits, the answer takes its usual time
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored?.startsWith('pbkdf2_sha256$')) return verifyDjango(stored, password)
  if (!stored?.startsWith('$argon2')) return verifyDecoy(password)
  return verify(stored, password).catch(() => false)
}

/** True for a hash that should be replaced at the next successful login. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith('$argon2id$')
}

async function verifyDjango(stored: string, password: string): Promise<boolean> {
  const [, iterations, salt, expected] = stored.split('$')
  const rounds = Number(iterations)
  if (!salt || !expected || !Number.isInteger(rounds) || rounds < 1 || rounds > 5_000_000) return verifyDecoy(password)
  const wanted = Buffer.from(expected, 'base64')
  const derived = await promisify(pbkdf2)(password, salt, rounds, wanted.length, 'sha256')
  return wanted.length >= 16 && timingSafeEqual(derived, wanted)
}
