import type pg from 'pg'
import { Refusal } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

const AT_ONCE = 8

export interface WantedFile {
  key: string
  /** Bytes. */
  size: number
}

/** The stored files that the rows of the transaction refer to. */
export async function readWantedFiles(client: pg.Client): Promise<WantedFile[]> {
  const { rows } = await client.query<WantedFile>(
    'SELECT chiave AS key, dimensione AS size FROM stored_files ORDER BY chiave',
  )
  return rows
}

/** Whether a store has a file whole, as far as can be told without reading it. */
const has = async (storage: Storage, { key, size }: WantedFile): Promise<boolean> => (await storage.size(key)) === size

/**
 * Copies the files that the other store does not have yet, a few at once.
 * @returns keys of those that are missing, or are not what their key says, in the first
 */
export async function copyFiles(
  wanted: WantedFile[],
  { from, to, signal }: { from: Storage; to: Storage; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const missing: string[] = []
  await eachAtOnce(wanted, async (file) => {
    signal?.throwIfAborted()
    if (await has(to, file)) return
    const bytes = await from.read(file.key).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
      throw error
    })
    const stored = bytes && (await to.put(bytes))
    if (stored === file.key) return
    if (stored) await to.remove(stored)
    missing.push(file.key)
  })
  return missing.sort()
}

/** Runs `work` for every item, eight at a time; after a failure no more are begun. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  let failed = false
  async function worker() {
    for (const item of queue) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
