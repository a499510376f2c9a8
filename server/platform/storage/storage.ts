import { createHash } from 'node:crypto'
import { Refusal } from '../errors.ts'

/** A stored file and when it was last stored. */
export interface Stored {
  chiave: string
  at: Date
}

/**
 * Where uploaded bytes live, addressed by their content: the key is the SHA-256 in hex, so a key never changes
 * meaning and the same file is stored once. Every call is refused with UNAVAILABLE when the store has no room or, being
 * elsewhere, does not answer in time.
 */
export interface Storage {
  /** Stores and returns the key; what is there already counts as stored now. */
  put(bytes: Uint8Array): Promise<string>
  /** @throws Refusal NOT_FOUND */
  read(key: string): Promise<Buffer>
  /** The bytes as they are read, for a response. @throws Refusal NOT_FOUND */
  stream(key: string): Promise<ReadableStream<Uint8Array>>
  /** Bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Removes it; no error when it is missing. @throws Refusal NOT_FOUND for what is no key */
  remove(key: string): Promise<void>
  /** When it was last stored, or null when there is no such file. */
  storedAt(key: string): Promise<Date | null>
  /** Every file, in no order. */
  list(): AsyncIterable<Stored>
  /** Removes what writes cut short by a crash have left, when older than an hour. @returns how many */
  prune(): Promise<number>
}

/** Whether a name is a key; nothing else ever names a path or an object. */
export const isKey = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** @throws Refusal NOT_FOUND for what is no key */
export function assertKey(name: string): void {
  if (!isKey(name)) throw new Refusal('NOT_FOUND')
}

/** The key of some bytes. */
export const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
