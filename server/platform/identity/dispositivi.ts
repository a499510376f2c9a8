import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OutgoingCookie } from '../context.ts'
import { newSecret } from './secrets.ts'

export const DEVICE_COOKIE = 'dispositivo'

/** Browsers keep no cookie longer. */
const DURATION = 400 * 86_400
/** Users that one device remembers. */
const UTENTI = 10

interface Utente {
  id: number
  passwordHash: string
}

/** What the cookie says: a random number of the browser, and one proof for each user who has logged in there. */
const SHAPE = /^[\w-]{43}(?:\.[\w-]{43}){0,10}$/

/**
 * That this user has logged in with this password on that device. The key is the hash of the password: no secret of
 * the server to keep, and with another password every device is a stranger again.
 */
function proofOf(example: string, { id, passwordHash }: Utente): string {
  return createHmac('sha256', passwordHash).update(`dispositivo:${id}:${example}`).digest('base64url')
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * The proof that a user has logged in on this device before; null on any other.
 * @param cookie as the browser sent it, '' without one
 */
export function dispositivoNoto(cookie: string, utente: Utente): string | null {
  if (!SHAPE.test(cookie)) return null
  const [example = '', ...trials] = cookie.split('.')
  const wait = proofOf(example, utente)
  return trials.some((trial) => equal(trial, wait)) ? wait : null
}

/** The cookie of a device that now knows this user too: it opens nothing, the password is asked for as ever. */
export function withUtente(cookie: string, utente: Utente): OutgoingCookie {
  const [example = '', ...trials] = SHAPE.test(cookie) ? cookie.split('.') : [newSecret()]
  const own = proofOf(example, utente)
  const value = [example, own, ...trials.filter((trial) => trial !== own)].slice(0, 1 + UTENTI).join('.')
  return { name: DEVICE_COOKIE, value, maxAge: DURATION, httpOnly: true }
}
