import { createHmac, randomBytes } from 'node:crypto'
import { sameSecret } from './secrets.ts'

/** The codes of authenticator apps: RFC 6238 over RFC 4226, SHA-1, 6 digits, 30 seconds, which is all that apps agree on. */

const DIGITS = 6
const STEP_SECONDS = 30
/** Clocks of phones are a little off: the codes before and after count too. */
const DRIFT_STEPS = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as RFC 4226 asks. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** Bytes in base 32 without padding, as apps take them. */
export function base32Of(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(value >>> bits) & 31]
      value &= (1 << bits) - 1
    }
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text
}

/** Number of the half minute that an instant is in. @param now milliseconds */
export const stepOf = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS)

/** The code of a half minute. @param digits 6 unless told */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * Which half minute a code is of, now or beside; null when it is of none.
 * @param code digits, as they were typed
 * @param now milliseconds
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | null {
  let found: number | null = null
  for (let drift = -DRIFT_STEPS; drift <= DRIFT_STEPS; drift++) {
    const step = stepOf(now) + drift
    if (sameSecret(totpCode(secret, step), code)) found = step
  }
  return found
}

/** The address that an app reads from the square. @param issuer who asks for the code, as the app lists it */
export function totpAddress(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: base32Of(secret), issuer })
  // Apps read %20, not every one a plus.
  const text = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${text}`
}
