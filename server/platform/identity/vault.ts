import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { findKey, type VaultSettings, vaultKeys } from './vaultKeys.ts'

export type { VaultSettings } from './vaultKeys.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (text: string, purpose: string) => Buffer.from(hkdfSync('sha256', text, 'serramenti', purpose, 32))

/** The key that seals now. */
function newest(settings: VaultSettings) {
  const [first] = vaultKeys(settings)
  if (!first) throw new Error('no key')
  return first
}

/** Number of the key that seals now: the highest. */
export const currentKey = (settings: VaultSettings): number => newest(settings).number

/**
 * Seals bytes with AES-256-GCM, by the newest key.
 * @param purpose what they are and whose, 'totp:12': opened for another one they fail
 */
export function seal(settings: VaultSettings, purpose: string, bytes: Uint8Array): string {
  const { number, text } = newest(settings)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(text, purpose), iv)
  const sealed = Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  // The first key seals as versions did that knew no other.
  return `${number === 1 ? 'v1' : `v2.${number}`}.${sealed.toString('base64url')}`
}

/** Number of the key that a text was sealed with; null for what is no sealed text. */
export function sealedWith(text: string): number | null {
  const [, first, number] = /^(?:(v1)|v2\.(\d{1,4}))\.[\w-]+$/.exec(text) ?? []
  if (first) return 1
  return number ? Number(number) : null
}

/** Opens what `seal` made; null when its key is not there, it was sealed for another purpose, or is damaged. */
export function unseal(settings: VaultSettings, purpose: string, text: string): Buffer | null {
  const number = sealedWith(text)
  const key = number === null ? undefined : findKey(settings, number)
  const bytes = Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url')
  if (!key || bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key.text, purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

const signingKeys = new Map<string, Buffer>()

function sign(keyText: string, purpose: string, text: string): Buffer {
  const id = `${purpose} ${keyText}`
  const key = signingKeys.get(id) ?? keyFor(keyText, purpose)
  signingKeys.set(id, key)
  return createHmac('sha256', key).update(text).digest()
}

/**
 * A signature of what a caller keeps and sends back (HMAC-SHA256, the newest key): only this installation can write it.
 * @param purpose what is signed, one of few words
 */
export const signatureOf = (settings: VaultSettings, purpose: string, text: string): Buffer =>
  sign(newest(settings).text, purpose, text)

/** A signature by one of the keys; null when there is no key of that number. */
export function signatureWith(settings: VaultSettings, number: number, purpose: string, text: string): Buffer | null {
  const key = findKey(settings, number)
  return key ? sign(key.text, purpose, text) : null
}
