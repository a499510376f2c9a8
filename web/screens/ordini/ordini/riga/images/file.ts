import { fileFault } from '../../../../../../server/platform/files/rules.ts'

const ESTENSIONI: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** What may be chosen in the place of a shot. */
export const ALLOWED_FOTO = Object.keys(ESTENSIONI).join(',')

/** A picture as data URL made a file again, for sending. @throws Error in Italian when it is none */
export function fileFromDataUrl(dataUrl: string, posizione: number): File {
  const [, mime = '', base64 = ''] = /^data:(image\/[a-z]+);base64,(.+)$/s.exec(dataUrl) ?? []
  const estensione = ESTENSIONI[mime]
  if (!estensione || base64 === '') throw new Error('Errore con la fotocamera')
  const bytes = Uint8Array.from(atob(base64), (carattere) => carattere.charCodeAt(0))
  return new File([bytes], `posizione-${posizione}.${estensione}`, { type: mime })
}

/** Why a chosen file cannot be the picture of a piece; null when it can. */
export function whyBadFoto(file: { name: string; size: number; type: string }): string | null {
  const motivo = fileFault({ nome: file.name, dimensione: file.size }, 'immagine')
  if (motivo) return motivo.message
  return Object.hasOwn(ESTENSIONI, file.type) ? null : 'Serve una fotografia, non un disegno SVG.'
}
