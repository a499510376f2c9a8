import { inflateSync } from 'node:zlib'

/** The objects of a PDF as text, those in compressed object streams too. */
export function pdfText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  const plain = buffer.toString('latin1')
  const parts = [plain]
  for (const match of plain.matchAll(/\/Type ?\/ObjStm[\s\S]*?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = plain.indexOf('endstream', start)
    parts.push(inflateSync(buffer.subarray(start, end)).toString('latin1'))
  }
  return parts.join('\n')
}

export const pdfPages = (bytes: Uint8Array): number => pdfText(bytes).match(/\/Type ?\/Page\b/g)?.length ?? 0

export const pdfImages = (bytes: Uint8Array): number => pdfText(bytes).match(/\/Subtype ?\/Image\b/g)?.length ?? 0
