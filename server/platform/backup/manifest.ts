import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, boolean, type InferType, number, object, string } from 'yup'
import { BackupRefused } from './place.ts'

/** Changes when an older program could not read what a newer one writes. */
export const FORMAT = 1
/** That of a sealed backup, which programs before did not know. */
const SEALED_FORMAT = 2
/** That of a sealed one whose parts are its own and whose sums are signed. */
export const BOUND_FORMAT = 3

const identifier = string().matches(/^\w+$/).required()
const count = number().integer().min(0).required()

const manifestSchema = object({
  formato: number().oneOf([FORMAT, SEALED_FORMAT, BOUND_FORMAT]).required(),
  /** Tells with which key it is sealed; missing when it is not. */
  chiave: string().matches(/^[0-9a-f]{16}$/),
  /** What its parts are sealed for: theirs opens no other. Missing where they are not, or were sealed before that. */
  lotto: string().matches(/^[0-9a-f]{32}$/),
  versione: string().required(),
  postgres: string().required(),
  creata: string().required(),
  migrazioni: array(object({ nome: string().required(), checksum: string().required() })).required(),
  tabelle: array(object({ nome: identifier, colonne: array(identifier).required(), righe: count })).required(),
  /** Values as text: a bigint is more than a number holds. */
  sequenze: array(
    object({ nome: identifier, valore: string().matches(/^\d+$/).required(), usata: boolean().required() }),
  ).required(),
  file: object({ numero: count, byte: count, mancanti: array(string().required()).required() }).required(),
})

/** What a backup holds: enough to know, before anything is written, whether it can be restored. */
export type Manifest = InferType<typeof manifestSchema>

export const manifestFile = 'manifest.json'
/** Keys of the stored files that the backup needs, one a line. */
export const keysFile = 'file.txt'
/** SHA-256 of every other file, in the format of `sha256sum -c`. */
export const sumsFile = 'SHA256SUMS'

/** What proves, with the key, that SHA256SUMS is of the backup of this name. */
export const signatureFile = 'SHA256SUMS.firma'
export const signedText = (name: string, sums: string): string => `${name}\n${sums}`

/** What a part is sealed for. @param lotto of its backup; missing in one of before */
export const bindingOf = (lotto: string | undefined, file: string): string => (lotto ? `${lotto} ${file}` : '')

/** The part that holds a table: COPY text, compressed with zstd. */
export const partFile = (table: string): string => `${table}.copy.zst`

/** @throws BackupRefused when there is none, or it is of a newer format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '')
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true })
  } catch {
    const newer = /"formato": *(\d+)/.exec(text)?.[1]
    throw new BackupRefused(
      Number(newer) > BOUND_FORMAT
        ? `La copia è di un formato più recente (${newer}): aggiornare il programma.`
        : `${join(folder, manifestFile)} manca o è danneggiato.`,
    )
  }
}

export const writeSums = (sums: Map<string, string>): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('')

export const readSums = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, sum = '', file = '']) => [file, sum]))
