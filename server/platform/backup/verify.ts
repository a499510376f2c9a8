import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sameSecret } from '../identity/secrets.ts'
import { createFolderStorage } from '../storage/folder.ts'
import type { BackupCipher } from './cipher.ts'
import { eachAtOnce } from './files.ts'
import {
  BOUND_FORMAT,
  bindingOf,
  keysFile,
  type Manifest,
  manifestFile,
  partFile,
  readManifest,
  readSums,
  signatureFile,
  signedText,
  sumsFile,
} from './manifest.ts'
import { hashFile, openPart } from './parts.ts'
import { BackupRefused, filesFolder, listBackups } from './place.ts'

/** A backup whose every byte has been read and found as it was written. */
export interface VerifiedBackup {
  place: string
  name: string
  manifest: Manifest
  /** What opens it; null of one that is not sealed. */
  cipher: BackupCipher | null
  /** Keys of its stored files. */
  keys: string[]
}

/**
 * Reads a whole backup, stored files included.
 * @param name of the backup, or `ultima`
 * @param key of who reads it; a backup that is not sealed needs none
 * @throws BackupRefused naming what is missing or damaged
 */
export async function verifyBackup(
  place: string,
  name: string,
  key: BackupCipher | null = null,
): Promise<VerifiedBackup> {
  const known = await listBackups(place)
  const found = name === 'ultima' ? known[0] : known.find((one) => one === name)
  if (!found) throw new BackupRefused(`Nessuna copia ${name === 'ultima' ? '' : `${name} `}in ${place}.`)
  const folder = join(place, found)
  const manifest = await readManifest(folder)
  const cipher = cipherOf(manifest, key)
  const told = await readFile(join(folder, sumsFile), 'utf8').catch(() => '')
  if (cipher && manifest.formato >= BOUND_FORMAT) await assertSigned(folder, found, told, cipher)
  const sums = readSums(told)
  const parts = manifest.tabelle.map(({ nome }) => partFile(nome))
  const damaged: string[] = []
  for (const file of [manifestFile, keysFile, ...parts]) {
    const sum = await hashFile(join(folder, file))
    if (sum === null || sum !== sums.get(file)) damaged.push(`${found}/${file}`)
  }
  if (damaged.length === 0 && cipher) damaged.push(...(await unopened(folder, manifest, parts, cipher)))
  // What they say counts only when they are whole.
  if (damaged.length === 0) {
    const keys = (await readFile(join(folder, keysFile), 'utf8')).split('\n').filter(Boolean)
    damaged.push(...(await damagedFiles({ dir: filesFolder(place, cipher), cipher }, keys)))
    if (damaged.length === 0) return { place, name: found, manifest, cipher, keys }
  }
  const shown = damaged.slice(0, 5).join(', ')
  const more = damaged.length > 5 ? ` e altri ${damaged.length - 5}` : ''
  throw new BackupRefused(`La copia ${found} è danneggiata: ${shown}${more}. Niente è stato toccato.`)
}

/** @throws BackupRefused when the sums are not those that the backup of this name was written with */
async function assertSigned(folder: string, name: string, sums: string, cipher: BackupCipher): Promise<void> {
  const signature = (await readFile(join(folder, signatureFile), 'utf8').catch(() => '')).trim()
  if (sameSecret(signature, cipher.sign(signedText(name, sums)))) return
  throw new BackupRefused(
    `La copia ${name} non è come è stata scritta: qualcuno ha cambiato le sue parti, o messo quelle di un’altra. Niente è stato toccato.`,
  )
}

/** The parts that do not open for this backup: they are another's, or it says to be of before. */
async function unopened(folder: string, { lotto }: Manifest, parts: string[], cipher: BackupCipher): Promise<string[]> {
  const wrong: string[] = []
  for (const file of parts) {
    await openPart(join(folder, file), cipher, bindingOf(lotto, file)).catch(() =>
      wrong.push(`${basename(folder)}/${file}`),
    )
  }
  return wrong
}

/** @throws BackupRefused when it is sealed with a key that is not the one given */
function cipherOf({ chiave }: Manifest, key: BackupCipher | null): BackupCipher | null {
  if (chiave === undefined) return null
  if (key === null) throw new BackupRefused('La copia è cifrata: impostare BACKUP_KEY, quella di quando è stata fatta.')
  if (key.id !== chiave)
    throw new BackupRefused('La copia è cifrata con un’altra chiave: BACKUP_KEY non è quella di allora.')
  return key
}

async function damagedFiles(folder: { dir: string; cipher: BackupCipher | null }, keys: string[]): Promise<string[]> {
  const storage = createFolderStorage(folder)
  const damaged: string[] = []
  await eachAtOnce(keys, async (key) => {
    const bytes = await storage.read(key).catch(() => null)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== key) damaged.push(`file/${key}`)
  })
  return damaged.sort()
}
