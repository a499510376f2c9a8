const unita = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** '12 kB', '3,4 MB'. @param byte how many */
export function formatFileSize(byte: number): string {
  if (byte < 1024) return `${byte} byte`
  if (byte < 1024 * 1024) return `${unita.format(Math.round(byte / 1024))} kB`
  return `${unita.format(byte / 1024 / 1024)} MB`
}

/** How a file can be looked at without downloading it; null when it cannot. */
export function previewOf(mime: string): 'immagine' | 'pdf' | null {
  if (mime === 'application/pdf') return 'pdf'
  return mime.startsWith('image/') ? 'immagine' : null
}
