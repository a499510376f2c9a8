import { isModest, zipEntries } from './zip.ts'

/** A kind of file we accept: its extensions, the type it is served with, how its bytes are recognised. */
export interface Formato {
  estensioni: string[]
  mime: string
  /** May be shown inside the browser; the others are always downloaded. */
  inline: boolean
  riconosce(bytes: Buffer): boolean
}

const starts = (bytes: Buffer, hex: string, at = 0) => bytes.toString('hex', at, at + hex.length / 2) === hex
const ascii = (bytes: Buffer, text: string, at: number) => bytes.toString('latin1', at, at + text.length) === text

/** An office document is a zip with this part inside; any other zip is refused. */
function isOffice(bytes: Buffer, part: string): boolean {
  if (!starts(bytes, '504b0304')) return false
  const entries = zipEntries(bytes)
  if (!entries || !isModest(entries)) return false
  const names = new Set(entries.map(({ name }) => name))
  return names.has('[Content_Types].xml') && names.has(part)
}

/** The name of the stream inside the compound file tells a workbook from a Word document or an installer. */
function isXls(bytes: Buffer): boolean {
  if (!starts(bytes, 'd0cf11e0a1b11ae1')) return false
  return ['Workbook', 'Book'].some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')))
}

/** Xml text whose root is svg, without entities of its own; read by hand: hostile input can make a pattern slow. */
function isSvg(bytes: Buffer): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return false
  }
  if (text.includes('\0') || /<!ENTITY/i.test(text) || !/(<\/svg>|\/>)$/i.test(text)) return false
  for (let rest = text; ; ) {
    if (/^<svg[\s/>]/i.test(rest)) return true
    const doctype = /^<!doctype\s/i.test(rest)
    const close = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') || doctype ? '>' : null
    const end = close ? rest.indexOf(close) : -1
    if (!close || end < 0 || (doctype && rest.slice(0, end).includes('['))) return false
    rest = rest.slice(end + close.length).trimStart()
  }
}

/** Pictures and documents that may be uploaded: docs/quality.md#files. */
export const formati: Formato[] = [
  {
    estensioni: ['png'],
    mime: 'image/png',
    inline: true,
    riconosce: (bytes) => starts(bytes, '89504e470d0a1a0a') && ascii(bytes, 'IHDR', 12),
  },
  {
    estensioni: ['jpg', 'jpeg'],
    mime: 'image/jpeg',
    inline: true,
    riconosce: (bytes) => starts(bytes, 'ffd8ff'),
  },
  {
    estensioni: ['gif'],
    mime: 'image/gif',
    inline: true,
    riconosce: (bytes) => ascii(bytes, 'GIF87a', 0) || ascii(bytes, 'GIF89a', 0),
  },
  {
    estensioni: ['webp'],
    mime: 'image/webp',
    inline: true,
    riconosce: (bytes) => ascii(bytes, 'RIFF', 0) && ascii(bytes, 'WEBP', 8),
  },
  {
    estensioni: ['avif'],
    mime: 'image/avif',
    inline: true,
    riconosce: (bytes) => ascii(bytes, 'ftyp', 4) && /^(avif|avis|mif1|miaf)$/.test(bytes.toString('latin1', 8, 12)),
  },
  { estensioni: ['svg'], mime: 'image/svg+xml', inline: false, riconosce: isSvg },
  {
    estensioni: ['pdf'],
    mime: 'application/pdf',
    inline: true,
    riconosce: (bytes) => ascii(bytes, '%PDF-', 0),
  },
  { estensioni: ['xls'], mime: 'application/vnd.ms-excel', inline: false, riconosce: isXls },
  {
    estensioni: ['xlsx'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inline: false,
    riconosce: (bytes) => isOffice(bytes, 'xl/workbook.xml'),
  },
  {
    estensioni: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
    riconosce: (bytes) => isOffice(bytes, 'word/document.xml'),
  },
]
