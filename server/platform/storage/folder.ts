import { randomUUID } from 'node:crypto'
import { chmodSync, createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../errors.ts'
import { assertKey, isKey, keyOf, type Storage, type Stored } from './storage.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const LEFTOVER_MS = 3_600_000

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Files of customers: for the user that the server runs as, and nobody else of the machine. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** A folder made by an older version was open to others. */
function closeToOthers(dir: string): void {
  try {
    chmodSync(dir, FOLDER_MODE)
  } catch {
    // Not there yet, and then made closed; or another user's, who decides.
  }
}

/** What seals the files of a folder. */
interface FileCipher {
  seal(bytes: Uint8Array): Buffer
  open(bytes: Uint8Array): Buffer
  /** Bytes that a sealed file has more. */
  overhead: number
}

/**
 * Storage in a folder: `ab/cd/<sha256>`, written beside and renamed, so that a crash leaves no half file. Closed to the
 * other users of the machine.
 * @param options.dir made when missing
 * @param options.cipher seals what is written and opens what is read; keys stay those of the bytes themselves
 */
export function createFolderStorage(options: { dir: string; cipher?: FileCipher | null }): Storage {
  const { dir, cipher = null } = options
  const incoming = join(dir, 'tmp')
  closeToOthers(dir)

  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: FOLDER_MODE })

  function pathOf(key: string): string {
    assertKey(key)
    return join(dir, key.slice(0, 2), key.slice(2, 4), key)
  }

  async function size(key: string): Promise<number | null> {
    try {
      return (await stat(pathOf(key))).size - (cipher?.overhead ?? 0)
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || error instanceof Refusal) return null
      throw error
    }
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const key = keyOf(bytes)
    const path = pathOf(key)
    if ((await size(key)) === bytes.byteLength && (await touch(path))) return key
    const temporary = join(incoming, randomUUID())
    try {
      await Promise.all([makeFolder(incoming), makeFolder(dirname(path))])
      const file = await open(temporary, 'wx', FILE_MODE)
      try {
        await file.writeFile(cipher ? cipher.seal(bytes) : bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(temporary, { force: true })
      if (FULL.has(codeOf(error))) {
        throw new Refusal('UNAVAILABLE', 'Spazio su disco esaurito: il file non è stato salvato.')
      }
      throw error
    }
    return key
  }

  async function read(key: string): Promise<Buffer> {
    try {
      const bytes = await readFile(pathOf(key))
      return cipher ? cipher.open(bytes) : bytes
    } catch (error) {
      throw codeOf(error) === 'ENOENT' ? new Refusal('NOT_FOUND') : error
    }
  }

  async function stream(key: string): Promise<ReadableStream<Uint8Array>> {
    if ((await size(key)) === null) throw new Refusal('NOT_FOUND')
    if (cipher) return Readable.toWeb(Readable.from([await read(key)])) as ReadableStream<Uint8Array>
    return Readable.toWeb(createReadStream(pathOf(key))) as ReadableStream<Uint8Array>
  }

  async function remove(key: string): Promise<void> {
    await unlink(pathOf(key)).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
  }

  async function storedAt(key: string): Promise<Date | null> {
    if (!isKey(key)) return null
    return await stat(pathOf(key)).then(
      ({ mtime }) => mtime,
      () => null,
    )
  }

  async function* list(): AsyncGenerator<Stored> {
    for (const one of await folders(dir)) {
      for (const due of await folders(join(dir, one))) {
        const names = await readdir(join(dir, one, due)).catch(() => [])
        for (const key of names.filter(isKey)) {
          const at = await storedAt(key)
          if (at) yield { chiave: key, at }
        }
      }
    }
  }

  async function prune(): Promise<number> {
    let removed = 0
    for (const name of await readdir(incoming).catch(() => [])) {
      const { mtimeMs } = await stat(join(incoming, name))
      if (Date.now() - mtimeMs < LEFTOVER_MS) continue
      await rm(join(incoming, name), { force: true })
      removed++
    }
    return removed
  }

  return { put, read, stream, size, remove, storedAt, list, prune }
}

/** The folders that keys are divided among. */
async function folders(path: string): Promise<string[]> {
  return (await readdir(path).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
}

/** @returns false when the file is no longer there */
async function touch(path: string): Promise<boolean> {
  const now = new Date()
  return await utimes(path, now, now).then(
    () => true,
    () => false,
  )
}

/** A rename lasts over a power cut only when its folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
