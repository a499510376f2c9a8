// Uploads: what is accepted, and a file inside an input as its name and its bytes in base64.
import { object, string } from 'yup'
import { booleanRule } from '../../shared/fields/fields.ts'

const MISSING_FILE = 'Non è stato inviato alcun file.'
const INVALID_FILE =
  'I dati inviati non corrispondono ad un file. Si prega di controllare il tipo di codifica nel form.'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** A required file; its size and kind are judged from the bytes. */
export const fileSchema = object({
  nome: string().defined().default(''),
  base64: string().strict().typeError(INVALID_FILE).defined().default('').matches(BASE64, INVALID_FILE),
})
  .typeError(INVALID_FILE)
  .required(MISSING_FILE)
  .default(undefined)

/** What may come for the picture of an object: a new one, which wins, or that the one there is goes. */
export const imageSchema = object({
  immagine: fileSchema.optional().nullable().default(null),
  removeImmagine: booleanRule(false),
})

/** What is uploaded: a picture (of the catalogue, of a piece), a document, or whatever folders keep. */
export type FileKind = 'immagine' | 'documento' | 'archivio'

const MB = 1024 * 1024

/** Bytes allowed by kind. */
export const maxFileSize: Record<FileKind, number> = { immagine: 10 * MB, documento: 25 * MB, archivio: 25 * MB }

/** Files in one request, or chosen at once. */
export const maxFiles = 20

const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg']
const DOCUMENTI = [...IMAGES, 'pdf', 'xls', 'xlsx', 'docx']
const OTHER_IMAGES = ['bmp', 'apng', 'jfif', 'pjpeg', 'pjp', 'ico', 'cur', 'tif', 'tiff']
const OTHER_DOCUMENTI = ['doc', 'odt', 'ods', 'ppt', 'pptx', 'txt', 'csv', 'zip', 'dwg', 'dxf', 'mp4']

/** Extensions accepted by kind, for messages and for the `accept` of a file field; `formats.ts` knows their bytes. */
export const allowedExtensions: Record<FileKind, readonly string[]> = {
  immagine: IMAGES,
  documento: DOCUMENTI,
  archivio: [...DOCUMENTI, ...OTHER_IMAGES, ...OTHER_DOCUMENTI],
}

/** The extension in lower case, without the dot; '' when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** Why a file cannot be accepted, as far as name and size tell; null when it can. */
export function fileFault(
  { nome, dimensione }: { nome: string; dimensione: number },
  specie: FileKind,
): { code: string; message: string } | null {
  if (dimensione === 0) return { code: 'EMPTY', message: 'Il file inviato è vuoto.' }
  if (dimensione > maxFileSize[specie])
    return { code: 'TOO_LARGE', message: `Il file supera ${maxFileSize[specie] / MB} MB.` }
  const allowed = allowedExtensions[specie]
  if (allowed.includes(extensionOf(nome))) return null
  return { code: 'BAD_TYPE', message: `Tipo di file non ammesso. Sono ammessi: ${allowed.join(', ')}.` }
}
