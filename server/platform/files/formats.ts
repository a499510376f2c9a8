/** A kind of file we accept: its extensions, the type it is served with, how its bytes are recognised. */
export interface FileFormat {
  estensioni: string[]
  mime: string
  /** May be shown inside the browser; the others are always downloaded. */
  inline: boolean
  /** By its first bytes, or a name inside it: nothing is decoded. */
  riconosce(bytes: Buffer): boolean
  /** What has to be read besides, in a process of its own (`examiner/`): a drawing, a zip with this part inside. */
  struttura?: 'svg' | { parte: string }
}

const starts = (bytes: Buffer, hex: string, at = 0) => bytes.toString('hex', at, at + hex.length / 2) === hex
const ascii = (bytes: Buffer, text: string, at: number) => bytes.toString('latin1', at, at + text.length) === text

const isZip = (bytes: Buffer) => starts(bytes, '504b0304')

/** The name of the stream inside the compound file tells a workbook from a Word document or an installer. */
function isXls(bytes: Buffer): boolean {
  if (!starts(bytes, 'd0cf11e0a1b11ae1')) return false
  return ['Workbook', 'Book'].some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')))
}

/** Pictures and documents. */
export const fileFormats: FileFormat[] = [
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
  { estensioni: ['svg'], mime: 'image/svg+xml', inline: false, riconosce: () => true, struttura: 'svg' },
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
    riconosce: isZip,
    struttura: { parte: 'xl/workbook.xml' },
  },
  {
    estensioni: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
    riconosce: isZip,
    struttura: { parte: 'word/document.xml' },
  },
]

/** The kind that an extension, in lower case and without its dot, stands for. */
export const formatoDi = (estensione: string): FileFormat | undefined =>
  fileFormats.find(({ estensioni }) => estensioni.includes(estensione))
