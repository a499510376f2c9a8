// Files of folders: the fields of one, how it is shown.
import { type InferType, object, string } from 'yup'
import { extensionOf } from '#platform/files/rules.ts'
import {
  field,
  idRule,
  labelsOf,
  longTextRule,
  refersTo,
  singleLineRule,
  withoutCoercion,
} from '#shared/fields/fields.ts'
import { nameRule } from '../cartelle/rules.ts'

export const INVALID_PERMALINK = 'Da 3 a 64 caratteri: lettere minuscole, cifre e trattini.'
export const PERMALINK_USED = 'Questo permalink è già usato.'
export const PERMALINK_IN_CESTINO = 'Questo permalink è già usato da un file nel cestino.'
/** Said where a permalink is given. */
export const OPEN_PERMALINK = 'Chiunque abbia il link può scaricare il file.'

const PERMALINK = /^[a-z0-9-]{3,}$/
const PERMALINK_MAX = 64

/** The end of a public address, or null. */
const permalinkRule = withoutCoercion(string())
  .transform((_value, originale: unknown) => {
    if (originale == null) return null
    return typeof originale === 'string' ? originale.slice(0, 1000).trim() || null : originale
  })
  .typeError(INVALID_PERMALINK)
  .nullable()
  .defined()
  .default(null)
  .max(PERMALINK_MAX, INVALID_PERMALINK)
  .test('permalink', INVALID_PERMALINK, (text) => text === null || text.length > PERMALINK_MAX || PERMALINK.test(text))

/** The fields of a file, beside its bytes and its name. */
export const documentoSchema = object({
  titolo: field('Titolo', nameRule(200), 'Shown instead of the name; may be empty.'),
  descrizione: field('Descrizione', longTextRule(2000), 'Plain text; may be empty.'),
  permalink: field('Permalink', permalinkRule, 'End of a public address: 3 to 64 of a-z, 0-9 and -; null without one.'),
})

/** The same with the folder that it is in. */
export const documentoInCartellaSchema = documentoSchema.shape({
  cartellaPk: field('Cartella', refersTo('cartella', idRule()), 'Number of the folder that it is in.'),
})

export type DocumentoInput = InferType<typeof documentoSchema>
export const documentoInCartellaLabels = labelsOf(documentoInCartellaSchema)

/** The name to keep a file under; its own unless told. */
export const documentoNameRule = singleLineRule(1000)

/** Extensions of pictures, which have a thumbnail. */
const FIGURE = new Set('bmp apng png jpg jpeg jfif pjpeg pjp svg gif ico cur webp tif tiff avif'.split(' '))
/** Pictures that no browser draws but one. */
const NOT_DRAWN = new Set(['tif', 'tiff'])

/** Bytes up to which a picture is its own thumbnail. */
const MINIATURA_MAX = 4 * 1024 * 1024

/** Whether a file has a thumbnail, rather than an icon. */
export function hasThumbnail({ nome, dimensione }: { nome: string; dimensione: number }): boolean {
  return FIGURE.has(extensionOf(nome)) && dimensione <= MINIATURA_MAX
}

/** How a file can be looked at without downloading it; null when it cannot. */
export function documentoPreviewOf(name: string): 'immagine' | 'pdf' | null {
  const extension = extensionOf(name)
  if (extension === 'pdf') return 'pdf'
  return FIGURE.has(extension) && !NOT_DRAWN.has(extension) ? 'immagine' : null
}
