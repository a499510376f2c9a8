import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../env.ts'

/** What seals a text so that the database alone does not tell it. */
export type VaultSettings = Pick<Config, 'secretKey' | 'dataDir'>

/** A key of the installation; the highest number seals, the others still open. */
export interface VaultKey {
  number: number
  text: string
}

const SHORTEST = 32
const NUMBERED = /^(\d{1,4}):([^,\s]{32,})$/

/** Keys that were read, and the file that they are from as it was then. */
interface ReadKeys {
  keys: readonly VaultKey[]
  written: number
  /** When the file was last looked at. */
  seen: number
}
const made = new Map<string, ReadKeys>()
/** How long a process may go on with a key after which there is a newer one. */
const LOOK_MS = 5_000

/**
 * Reads keys, the newest first: `2:new,1:old` or one to a line. A text that is not so is one key, the first.
 * @throws Error when a number stands twice
 */
export function readKeys(text: string): readonly VaultKey[] {
  const parts = text.trim().split(/[,\s]+/)
  const numbered = parts.flatMap((part) => {
    const [, number, key] = NUMBERED.exec(part) ?? []
    return number && key ? [{ number: Number(number), text: key }] : []
  })
  if (numbered.length < parts.length) return [{ number: 1, text: text.trim() }]
  if (new Set(numbered.map(({ number }) => number)).size < numbered.length) {
    throw new Error('SECRET_KEY: due chiavi hanno lo stesso numero')
  }
  return numbered.sort((a, b) => b.number - a.number)
}

/** The file of the keys of an installation that has no setting for them. */
const fileOf = (dataDir: string) => join(dataDir, 'secret.key')

const newText = () => randomBytes(32).toString('base64url')

/** When the keys of a data folder were written, in milliseconds; 0 while there are none. */
export const keysWritten = (dataDir: string): number =>
  statSync(fileOf(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * The keys of the setting, else those of this installation, kept in its data folder and made at the first need. A file
 * that `npm run rotate-key` writes is read within seconds: who runs does not seal on with a key that is about to go.
 */
export function vaultKeys({ secretKey, dataDir }: VaultSettings): readonly VaultKey[] {
  const id = secretKey ? `= ${secretKey}` : dataDir
  const known = made.get(id)
  if (known && (secretKey || isFresh(known, dataDir))) return known.keys
  const keys = readKeys(secretKey || fileText(dataDir))
  made.set(id, { keys, written: secretKey ? 0 : keysWritten(dataDir), seen: Date.now() })
  return keys
}

function isFresh(known: ReadKeys, dataDir: string): boolean {
  const now = Date.now()
  if (Math.abs(now - known.seen) < LOOK_MS) return true
  known.seen = now
  const written = keysWritten(dataDir)
  return written === 0 || written === known.written
}

/** A key by its number; one that another process has just made is read then. */
export function findKey(settings: VaultSettings, number: number): VaultKey | undefined {
  const among = () => vaultKeys(settings).find((one) => one.number === number)
  const known = among()
  if (known || settings.secretKey) return known
  made.delete(settings.dataDir)
  return among()
}

function fileText(dataDir: string): string {
  const path = fileOf(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    // Of several processes one writes it.
    writeFileSync(path, newText(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const text = readFileSync(path, 'utf8').trim()
  if (text.length < SHORTEST) throw new Error(`${path}: non è una chiave`)
  return text
}

/** Writes the keys of the data folder, whole or not at all, and forgets what was read of them. */
export function writeKeys(dataDir: string, keys: readonly VaultKey[]): void {
  const path = fileOf(dataDir)
  const text = keys.map((key) => `${key.number}:${key.text}\n`).join('')
  writeFileSync(`${path}.nuova`, text, { mode: 0o600 })
  renameSync(`${path}.nuova`, path)
  made.delete(dataDir)
}

/** A key after those that there are. */
export const nextKey = (keys: readonly VaultKey[]): VaultKey => ({
  number: Math.max(0, ...keys.map(({ number }) => number)) + 1,
  text: newText(),
})
