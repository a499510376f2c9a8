import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolderStorage } from '../storage/folder.ts'
import { keysFile } from './manifest.ts'
import { filesFolders, listBackups, unpublish } from './place.ts'

export interface Retention {
  /** How many of the newest stay. */
  newest: number
  /** Of older ones the last of each day (UTC) stays, for so many days that have one. */
  days: number
}

/** Which backups stay. @param names newest first */
export function backupsToKeep(names: string[], { newest, days }: Retention): Set<string> {
  const keep = new Set(names.slice(0, newest))
  const seen = new Set<string>()
  for (const name of names) {
    const day = name.slice(0, 8)
    if (seen.has(day)) continue
    seen.add(day)
    if (seen.size <= days) keep.add(name)
  }
  return keep
}

/**
 * Removes the backups that need not stay, then the stored files that no backup refers to any more.
 * Only when no backup is being written to the place.
 * @returns the names of the backups removed
 */
export async function applyRetention(place: string, retention: Retention): Promise<string[]> {
  const names = await listBackups(place)
  const keep = backupsToKeep(names, retention)
  const remove = names.filter((name) => !keep.has(name))
  for (const name of remove) await unpublish(place, name)
  if (remove.length > 0) await removeUnusedFiles(place, [...keep])
  return remove
}

async function removeUnusedFiles(place: string, names: string[]): Promise<void> {
  const used = new Set<string>()
  for (const name of names) {
    for (const key of (await readFile(join(place, name, keysFile), 'utf8')).split('\n')) used.add(key)
  }
  for (const dir of await filesFolders(place)) {
    const files = createFolderStorage({ dir })
    for await (const { chiave } of files.list()) if (!used.has(chiave)) await files.remove(chiave)
  }
}
