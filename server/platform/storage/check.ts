import { Refusal } from '../errors.ts'
import type { Storage } from './storage.ts'

/** The store is not what the settings say; the message is in Italian. */
export class StorageRefused extends Error {}

/**
 * Asks a store for its first file.
 * @returns false when it does not answer now
 * @throws StorageRefused when it will not with these settings: no such bucket, no such rights, no credentials
 */
export async function checkStorage(storage: Storage): Promise<boolean> {
  try {
    await storage.list()[Symbol.asyncIterator]().next()
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAVAILABLE') return false
    const { name, message } = error as Error
    throw new StorageRefused(`L'archivio dei file rifiuta (S3_BUCKET e credenziali): ${name}, ${message}`, {
      cause: error,
    })
  }
}
