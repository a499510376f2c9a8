import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../env.ts'

/** What seals a text so that the database alone does not tell it. */
type VaultSettings = Pick<Config, 'secretKey' | 'dataDir'>

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'
const made = new Map<string, string>()

/** The key of the setting, else one of this installation, kept in its data folder and made at the first need. */
function keyText({ secretKey, dataDir }: VaultSettings): string {
  if (secretKey) return secretKey
  const known = made.get(dataDir)
  if (known) return known
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    // Of several processes one writes it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const text = readFileSync(path, 'utf8').trim()
  if (text.length < 32) throw new Error(`${path}: non è una chiave`)
  made.set(dataDir, text)
  return text
}

const keyFor = (settings: VaultSettings, purpose: string) =>
  Buffer.from(hkdfSync('sha256', keyText(settings), 'serramenti', purpose, 32))

/**
 * Seals bytes with AES-256-GCM.
 * @param purpose what they are and whose, 'totp:12': opened for another one they fail
 */
export function seal(settings: VaultSettings, purpose: string, bytes: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(settings, purpose), iv)
  const sealed = Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${sealed.toString('base64url')}`
}

/** Opens what `seal` made; null when it was sealed with another key, for another purpose, or is damaged. */
export function unseal(settings: VaultSettings, purpose: string, text: string): Buffer | null {
  const [version, body = ''] = text.split('.')
  const bytes = Buffer.from(body, 'base64url')
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(settings, purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

const signingKeys = new Map<string, Buffer>()

/**
 * A signature of what a caller keeps and sends back (HMAC-SHA256): only this installation can write it.
 * @param purpose what is signed, one of few words
 */
export function signatureOf(settings: VaultSettings, purpose: string, text: string): Buffer {
  const id = `${purpose} ${keyText(settings)}`
  const key = signingKeys.get(id) ?? keyFor(settings, purpose)
  signingKeys.set(id, key)
  return createHmac('sha256', key).update(text).digest()
}
