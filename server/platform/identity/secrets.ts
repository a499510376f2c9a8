import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** 256 random bits for a cookie or a token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 in hex: what the database keeps of a secret. */
export function fingerprint(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** Compares two secrets in a time that tells nothing of where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A CSRF token as the old framework made it: 32 letters and digits. */
export function csrfToken(): string {
  return Array.from({ length: 32 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
