import { formati } from '../../platform/files/formati.ts'
import { dimensioneMassima } from '../../platform/files/rules.ts'
import { chiedi, GuastoServizio, risultato } from './chiedi.ts'
import { immagineDiProva } from './immagineDiProva.ts'

/** A picture just taken. */
export interface Foto {
  mime: string
  bytes: Buffer
}

/** base64 is a third longer than what it writes; some room for the JSON around it. */
const MASSIMO = Math.ceil(dimensioneMassima.immagine * 1.4)

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i

/**
 * The picture in what a camera service answers: base64, bare or as a data URL. Its bytes say what it is; a drawing
 * (SVG) is no photograph.
 * @throws GuastoServizio
 */
export function fotoDa(valore: unknown): Foto {
  if (typeof valore !== 'string' || valore === '') throw new GuastoServizio('risposta', 'manca result.image')
  const base64 = valore.replace(DATA_URL, '').replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new GuastoServizio('risposta', 'result.image non è base64')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > dimensioneMassima.immagine) throw new GuastoServizio('risposta', 'immagine troppo grande')
  const formato = formati.find(({ mime, inline, riconosce }) => inline && mime.startsWith('image/') && riconosce(bytes))
  if (!formato) throw new GuastoServizio('risposta', "result.image non è un'immagine")
  return { mime: formato.mime, bytes }
}

/**
 * Takes a picture with the workshop's camera; without the service, a test picture.
 * @throws GuastoServizio
 */
export async function scatta(base: string | undefined, attesa?: number): Promise<Foto> {
  if (!base) return { mime: 'image/png', bytes: immagineDiProva(new Date()) }
  return fotoDa(risultato(await chiedi({ base, path: 'svc/shot', method: 'POST', massimo: MASSIMO, attesa }), 'image'))
}
