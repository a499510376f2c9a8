import { fileFault } from '../../../../../../server/platform/files/rules.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** What may be chosen in the place of a shot. */
export const ALLOWED_FOTO = Object.keys(EXTENSIONS).join(',')

/** A picture as data URL made a file again, for sending. @throws Error in Italian when it is none */
export function fileFromDataUrl(dataUrl: string, posizione: number): File {
  const [, mime = '', base64 = ''] = /^data:(image\/[a-z]+);base64,(.+)$/s.exec(dataUrl) ?? []
  const extension = EXTENSIONS[mime]
  if (!extension || base64 === '') throw new Error('Errore con la fotocamera')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new File([bytes], `posizione-${posizione}.${extension}`, { type: mime })
}

/** Why a chosen file cannot be the picture of a piece; null when it can. */
export function whyBadFoto(file: { name: string; size: number; type: string }): string | null {
  const reason = fileFault({ nome: file.name, dimensione: file.size }, 'immagine')
  if (reason) return reason.message
  return Object.hasOwn(EXTENSIONS, file.type) ? null : 'Serve una fotografia, non un disegno SVG.'
}
