import type { Services } from '../context.ts'
import { Refusal, UserErrors } from '../errors.ts'
import { safeFileName } from '../files/name.ts'
import { keyOf } from '../storage/storage.ts'
import type { ReadSheet } from './kind.ts'
import { checkSheet, readSheet } from './reading/read.ts'
import type { CellCorrection, ImportSheet, SentSheet } from './rules.ts'

/** A file kept between the preview and the run; the key is the hash of its content. */
export interface KeptFile {
  nome: string
  chiave: string
}

const LOST = 'Il file non è più disponibile: caricarlo di nuovo.'

async function bytesOf({ nome, base64, chiave }: SentSheet, storage: Services['storage']): Promise<Buffer> {
  if (base64 !== null) return Buffer.from(base64, 'base64')
  return storage.read(chiave ?? '').catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? UserErrors.of(null, `${nome}: ${LOST}`, 'BAD_FILE')
      : error
  })
}

/** Where files are kept, and who reads them. */
export type FileServices = Pick<Services, 'storage' | 'examiner'>

/** Checks and keeps the uploads. @throws UserErrors with one message that names the file */
export async function keepUploads(
  files: readonly SentSheet[],
  { extension }: Pick<ImportSheet, 'extension'>,
  { storage, examiner }: FileServices,
): Promise<KeptFile[]> {
  const tenuti: KeptFile[] = []
  for (const file of files) {
    const bytes = await bytesOf(file, storage)
    const name = safeFileName(file.nome)
    await checkSheet(examiner, name, bytes, extension)
    tenuti.push({ nome: name, chiave: await storage.put(bytes) })
  }
  return tenuti
}

/** Reads the files, one at a time. @throws UserErrors with one message that names the file */
export async function readSheets(
  files: readonly SentSheet[],
  corrections: readonly CellCorrection[],
  { extension, everySheet }: Pick<ImportSheet, 'extension' | 'everySheet'>,
  { storage, examiner }: FileServices,
): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = []
  for (const [index, file] of files.entries()) {
    const name = safeFileName(file.nome)
    const bytes = await bytesOf(file, storage)
    const sheet = await readSheet(examiner, name, bytes, extension, everySheet)
    sheets.push({
      nome: name,
      chiave: keyOf(bytes),
      sheet,
      correzioni: corrections.filter((correction) => correction.file === index),
    })
  }
  return sheets
}
