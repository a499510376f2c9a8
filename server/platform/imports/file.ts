import type { Services } from '../context.ts'
import { Refusal, UserErrors } from '../errors.ts'
import { nomeSicuro } from '../files/nome.ts'
import { controllaFoglio, leggiFoglio } from './lettura/leggi.ts'
import { type Correzione, ESTENSIONI, type FileInviato, type NomeImportazione } from './rules.ts'
import type { FoglioLetto } from './tipo.ts'

/** A file kept between the preview and the run; the key is the hash of its content. */
export interface FileTenuto {
  nome: string
  chiave: string
}

const PERSO = 'Il file non è più disponibile: caricarlo di nuovo.'

async function byteDi({ nome, base64, chiave }: FileInviato, storage: Services['storage']): Promise<Buffer> {
  if (base64 !== null) return Buffer.from(base64, 'base64')
  return storage.read(chiave ?? '').catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? UserErrors.of(null, `${nome}: ${PERSO}`, 'BAD_FILE')
      : error
  })
}

/** Where files are kept, and who reads them. */
export type FileServices = Pick<Services, 'storage' | 'examiner'>

/** Checks and keeps the uploads. @throws UserErrors with one message that names the file */
export async function tieni(
  files: readonly FileInviato[],
  importazione: NomeImportazione,
  { storage, examiner }: FileServices,
): Promise<FileTenuto[]> {
  const tenuti: FileTenuto[] = []
  for (const file of files) {
    const bytes = await byteDi(file, storage)
    const nome = nomeSicuro(file.nome)
    await controllaFoglio(examiner, nome, bytes, ESTENSIONI[importazione])
    tenuti.push({ nome, chiave: await storage.put(bytes) })
  }
  return tenuti
}

/** Reads the files, one at a time. @throws UserErrors with one message that names the file */
export async function leggiFogli(
  files: readonly FileInviato[],
  correzioni: readonly Correzione[],
  importazione: NomeImportazione,
  { storage, examiner }: FileServices,
): Promise<FoglioLetto[]> {
  const fogli: FoglioLetto[] = []
  for (const [indice, file] of files.entries()) {
    const nome = nomeSicuro(file.nome)
    const foglio = await leggiFoglio(examiner, nome, await byteDi(file, storage), ESTENSIONI[importazione])
    fogli.push({ nome, foglio, correzioni: correzioni.filter((correzione) => correzione.file === indice) })
  }
  return fogli
}
