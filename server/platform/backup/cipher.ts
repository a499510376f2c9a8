import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

// Backups that nobody reads without BACKUP_KEY: AES-256-GCM. A part is a salt, then pieces, each with its number and
// whether it is the last in what is authenticated: none can be left out, moved or cut off. Its key is of its backup and
// its name, and the sums of all files are signed: no part, list or manifest of another backup is taken for it.

/** What seals and opens the files of backups. */
export interface BackupCipher {
  /** Tells which key, and nothing of it. */
  id: string
  /** A stored file, whole. */
  seal(bytes: Uint8Array): Buffer
  /** @throws Error when it was not sealed with this key, or is damaged */
  open(bytes: Uint8Array): Buffer
  /** Bytes that a sealed file has more. */
  overhead: number
  /**
   * A part as it is written, and as it is read.
   * @param of its backup and its name; '' in backups of before, which did not say
   */
  sealing(of: string): Transform
  opening(of: string): Transform
  /** What only who has the key can write of a text, hex. */
  sign(text: string): string
}

const SALT = 16
const IV = 12
const TAG = 16
const PIECE = 64 * 1024

const derive = (key: string, salt: Uint8Array, purpose: string, length = 32) =>
  Buffer.from(hkdfSync('sha256', key, salt, `serramenti backup ${purpose}`, length))

/** The number of a piece as its nonce; the last one is marked in what is authenticated. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(IV)
  nonce.writeUInt32BE(number, IV - 4)
  return nonce
}
const markOf = (isLast: boolean) => Buffer.from([isLast ? 1 : 0])

const purposeOf = (of: string) => (of ? `tabella ${of}` : 'tabella')

/** Collects pieces of one size; all but the last are given on as soon as more has come. */
abstract class Pieces extends Transform {
  #left: Buffer = Buffer.alloc(0)
  readonly #size: number
  #number = 0

  constructor(size: number) {
    super()
    this.#size = size
  }

  protected abstract piece(bytes: Buffer, number: number, isLast: boolean): Buffer

  /** Takes what stands before the pieces. @returns the rest */
  protected head(bytes: Buffer): Buffer | null {
    return bytes
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      const rest = this.head(Buffer.concat([this.#left, chunk]))
      if (rest === null) this.#left = Buffer.concat([this.#left, chunk])
      else {
        let at = 0
        for (; rest.length - at > this.#size; at += this.#size) {
          this.push(this.piece(rest.subarray(at, at + this.#size), this.#number++, false))
        }
        this.#left = rest.subarray(at)
      }
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.push(this.piece(this.#left, this.#number, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

class Sealing extends Pieces {
  readonly #key: Buffer

  constructor(key: string, of: string) {
    super(PIECE)
    const salt = randomBytes(SALT)
    this.#key = derive(key, salt, purposeOf(of))
    this.push(salt)
  }

  protected override piece(bytes: Buffer, number: number, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(number))
    cipher.setAAD(markOf(isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

class Opening extends Pieces {
  readonly #text: string
  readonly #of: string
  #key: Buffer | null = null

  constructor(text: string, of: string) {
    super(PIECE + TAG)
    this.#text = text
    this.#of = of
  }

  protected override head(bytes: Buffer): Buffer | null {
    if (this.#key) return bytes
    if (bytes.length < SALT) return null
    this.#key = derive(this.#text, bytes.subarray(0, SALT), purposeOf(this.#of))
    return bytes.subarray(SALT)
  }

  protected override piece(bytes: Buffer, number: number, isLast: boolean): Buffer {
    if (!this.#key || bytes.length < TAG) throw new Error('la parte è tronca')
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(number))
    decipher.setAAD(markOf(isLast))
    decipher.setAuthTag(bytes.subarray(-TAG))
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
  }
}

/** The cipher of a key. @param key BACKUP_KEY; null without one: backups are then not sealed */
export function backupCipher(key: string | undefined): BackupCipher | null {
  if (!key) return null
  const none = Buffer.alloc(0)
  const ofFiles = derive(key, none, 'file')
  const ofSums = derive(key, none, 'somme')
  return {
    id: derive(key, none, 'nome', 8).toString('hex'),
    overhead: IV + TAG,
    seal(bytes) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', ofFiles, iv)
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(bytes) {
      const decipher = createDecipheriv('aes-256-gcm', ofFiles, bytes.subarray(0, IV))
      decipher.setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()])
    },
    sealing: (of) => new Sealing(key, of),
    opening: (of) => new Opening(key, of),
    sign: (text) => createHmac('sha256', ofSums).update(text).digest('hex'),
  }
}
