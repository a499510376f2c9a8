/** A kind of file we accept: its extensions, the type it is served with, how its bytes are recognised. */
export interface FileFormat {
  estensioni: string[]
  mime: string
  /** May be shown inside the browser; the others are always downloaded. */
  inline: boolean
  /** By its first bytes, or a name inside it: nothing is decoded. */
  riconosce(bytes: Buffer): boolean
  /** What has to be read besides, in a process of its own (`examiner/`): a drawing, a zip with these parts inside. */
  struttura?: 'svg' | { parts: readonly string[] }
}

const starts = (bytes: Buffer, hex: string, at = 0) => bytes.toString('hex', at, at + hex.length / 2) === hex
const ascii = (bytes: Buffer, text: string, at: number) => bytes.toString('latin1', at, at + text.length) === text

const isZip = (bytes: Buffer) => starts(bytes, '504b0304')

/** The name of the stream inside a compound file tells a workbook from a Word document or an installer. */
function isCompound(bytes: Buffer, streams: readonly string[]): boolean {
  if (!starts(bytes, 'd0cf11e0a1b11ae1')) return false
  return streams.some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')))
}

/** Text has none of the bytes that only programs write; tabs, line and page breaks are text. */
const isText = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 12 || byte === 13)

/** A box of this name at the beginning: what follows says which kind of film or picture. */
const hasBrand = (bytes: Buffer, brands: RegExp) =>
  ascii(bytes, 'ftyp', 4) && brands.test(bytes.toString('latin1', 8, 12))

/** Office documents of Microsoft have this beside their own part. */
const OOXML = '[Content_Types].xml'
const ODF = ['mimetype', 'content.xml', 'META-INF/manifest.xml']

/** Pictures and documents. */
export const fileFormats: FileFormat[] = [
  {
    estensioni: ['png', 'apng'],
    mime: 'image/png',
    inline: true,
    riconosce: (bytes) => starts(bytes, '89504e470d0a1a0a') && ascii(bytes, 'IHDR', 12),
  },
  {
    estensioni: ['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp'],
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
    riconosce: (bytes) => hasBrand(bytes, /^(avif|avis|mif1|miaf)$/),
  },
  {
    estensioni: ['bmp'],
    mime: 'image/bmp',
    inline: true,
    riconosce: (bytes) => ascii(bytes, 'BM', 0) && bytes.length > 26,
  },
  {
    estensioni: ['ico', 'cur'],
    mime: 'image/x-icon',
    inline: true,
    riconosce: (bytes) => starts(bytes, '00000100') || starts(bytes, '00000200'),
  },
  {
    estensioni: ['tif', 'tiff'],
    mime: 'image/tiff',
    inline: true,
    riconosce: (bytes) => starts(bytes, '49492a00') || starts(bytes, '4d4d002a'),
  },
  { estensioni: ['svg'], mime: 'image/svg+xml', inline: false, riconosce: () => true, struttura: 'svg' },
  {
    estensioni: ['pdf'],
    mime: 'application/pdf',
    inline: true,
    riconosce: (bytes) => ascii(bytes, '%PDF-', 0),
  },
  {
    estensioni: ['xls'],
    mime: 'application/vnd.ms-excel',
    inline: false,
    riconosce: (bytes) => isCompound(bytes, ['Workbook', 'Book']),
  },
  {
    estensioni: ['xlsx'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inline: false,
    riconosce: isZip,
    struttura: { parts: [OOXML, 'xl/workbook.xml'] },
  },
  {
    estensioni: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
    riconosce: isZip,
    struttura: { parts: [OOXML, 'word/document.xml'] },
  },
  {
    estensioni: ['pptx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    inline: false,
    riconosce: isZip,
    struttura: { parts: [OOXML, 'ppt/presentation.xml'] },
  },
  {
    estensioni: ['odt'],
    mime: 'application/vnd.oasis.opendocument.text',
    inline: false,
    riconosce: isZip,
    struttura: { parts: ODF },
  },
  {
    estensioni: ['ods'],
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    inline: false,
    riconosce: isZip,
    struttura: { parts: ODF },
  },
  {
    estensioni: ['doc'],
    mime: 'application/msword',
    inline: false,
    riconosce: (bytes) => isCompound(bytes, ['WordDocument']),
  },
  {
    estensioni: ['ppt'],
    mime: 'application/vnd.ms-powerpoint',
    inline: false,
    riconosce: (bytes) => isCompound(bytes, ['PowerPoint Document']),
  },
  { estensioni: ['zip'], mime: 'application/zip', inline: false, riconosce: isZip, struttura: { parts: [] } },
  { estensioni: ['txt'], mime: 'text/plain; charset=utf-8', inline: false, riconosce: isText },
  { estensioni: ['csv'], mime: 'text/csv; charset=utf-8', inline: false, riconosce: isText },
  {
    estensioni: ['dwg'],
    mime: 'image/vnd.dwg',
    inline: false,
    riconosce: (bytes) => /^AC(10\d\d|2\.10|1\.[2-5]\d?)/.test(bytes.toString('latin1', 0, 6)),
  },
  {
    estensioni: ['dxf'],
    mime: 'image/vnd.dxf',
    inline: false,
    riconosce: (bytes) => ascii(bytes, 'AutoCAD Binary DXF', 0) || (isText(bytes) && bytes.includes('SECTION')),
  },
  {
    estensioni: ['mp4'],
    mime: 'video/mp4',
    inline: false,
    riconosce: (bytes) => hasBrand(bytes, /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|f4v |qt {2}|3gp\d)$/),
  },
]

/** The kind that an extension, in lower case and without its dot, stands for. */
export const formatOf = (extension: string): FileFormat | undefined =>
  fileFormats.find(({ estensioni }) => estensioni.includes(extension))
