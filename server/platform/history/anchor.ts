import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LastSeal } from './seals.ts'

const fileOf = (dataDir: string) => join(dataDir, 'sigillo')

/** Keeps the newest seal of this machine beside the database: who cuts off the end of the chain does not reach it. */
export function writeAnchor(dataDir: string, { id, hash }: LastSeal): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${fileOf(dataDir)}.nuovo`, `${id} ${hash}\n`, { mode: 0o600 })
  renameSync(`${fileOf(dataDir)}.nuovo`, fileOf(dataDir))
}

/** The newest seal that this machine has made; null when it has made none. */
export function readAnchor(dataDir: string): LastSeal | null {
  try {
    const [, id, hash] = /^(\d+) ([0-9a-f]{64})\n$/.exec(readFileSync(fileOf(dataDir), 'utf8')) ?? []
    return id && hash ? { id: Number(id), hash } : null
  } catch {
    return null
  }
}

/** Forgets it: another database is in its place. */
export const forgetAnchor = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })
