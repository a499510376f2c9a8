import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Why no backup or restore was done, in Italian, for whoever runs it. */
export class BackupRefused extends Error {}

// A place for backups is a folder: one folder a backup, named by the moment it tells of, and the stored files of all of
// them, content addressed, each once. What begins with a dot is being written or removed, and is no backup.
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/
const MANIFEST = 'manifest.json'

/** Folder of the stored files, shared by all backups of the place that have the same key, or none. */
export const filesFolder = (place: string, cipher: { id: string } | null = null): string =>
  join(place, cipher ? `file.${cipher.id}` : 'file')

/** The folders of stored files that a place has. */
export const filesFolders = async (place: string): Promise<string[]> =>
  (await readdir(place)).filter((name) => /^file(\.[0-9a-f]{16})?$/.test(name)).map((name) => join(place, name))

/** Name of the backup of a moment; names sort as their moments. */
export const backupName = (moment: Date): string => moment.toISOString().replaceAll(/[-:.]/g, '')

/** The moment whose state a backup holds. */
export function backupMoment(name: string): Date {
  const [, y, m, d, hours, minutes, secondi, ms] = NAME.exec(name) ?? []
  return new Date(`${y}-${m}-${d}T${hours}:${minutes}:${secondi}.${ms}Z`)
}

/** Names of the whole backups of a place, newest first; none when there is no such folder. */
export async function listBackups(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => [])
  return names
    .filter((name) => NAME.test(name) && existsSync(join(place, name, MANIFEST)))
    .sort()
    .reverse()
}

/** Where a backup is written until it is whole. */
export const partialFolder = (place: string, name: string): string => join(place, `.${name}`)

/** Makes a written backup appear; it is on the disk before it has its name. */
export async function publish(place: string, name: string): Promise<void> {
  await syncFolder(partialFolder(place, name))
  await rename(partialFolder(place, name), join(place, name))
  await syncFolder(place)
}

/** Takes a backup away; it is no backup from the first moment on. Its stored files stay. */
export async function unpublish(place: string, name: string): Promise<void> {
  await rename(join(place, name), partialFolder(place, name))
  await rm(partialFolder(place, name), { recursive: true })
}

/** Removes what writings and removals cut short have left. Only when nobody writes there. */
export async function removePartial(place: string): Promise<void> {
  const names = await readdir(place)
  for (const name of names.filter((one) => one.startsWith('.') && NAME.test(one.slice(1)))) {
    await rm(join(place, name), { recursive: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
