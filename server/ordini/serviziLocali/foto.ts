import { fileFormats } from '#platform/files/formats.ts'
import { maxFileSize } from '#platform/files/rules.ts'
import { askService, resultOfService, ServiceFault } from './askService.ts'
import { sampleImage } from './sampleImage.ts'

/** A picture just taken. */
interface TakenFoto {
  mime: string
  bytes: Buffer
}

/** base64 is a third longer than what it writes; some room for the JSON around it. */
const MAX = Math.ceil(maxFileSize.immagine * 1.4)

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i

/**
 * The picture in what a camera service answers: base64, bare or as a data URL. Its bytes say what it is; a drawing
 * (SVG) is no photograph.
 * @throws ServiceFault
 */
export function fotoFrom(value: unknown): TakenFoto {
  if (typeof value !== 'string' || value === '') throw new ServiceFault('risposta', 'manca result.image')
  const base64 = value.replace(DATA_URL, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new ServiceFault('risposta', 'result.image non è base64')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > maxFileSize.immagine) throw new ServiceFault('risposta', 'immagine troppo grande')
  const format = fileFormats.find(
    ({ mime, inline, riconosce }) => inline && mime.startsWith('image/') && riconosce(bytes),
  )
  if (!format) throw new ServiceFault('risposta', "result.image non è un'immagine")
  return { mime: format.mime, bytes }
}

/**
 * Takes a picture with the workshop's camera; without the service, a test picture.
 * @throws ServiceFault
 */
export async function fetchFoto(base: string | undefined, wait?: number): Promise<TakenFoto> {
  if (!base) return { mime: 'image/png', bytes: sampleImage(new Date()) }
  return fotoFrom(
    resultOfService(await askService({ base, path: 'svc/shot', method: 'POST', max: MAX, attesa: wait }), 'image'),
  )
}
