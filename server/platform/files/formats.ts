/** A kind of file we accept: its extensions, the type it is served with, how its bytes are recognised. */
export interface FileFormat {
  extensions: string[]
  mime: string
  /** May be shown inside the browser; the others are always downloaded. */
  inline: boolean
  /** By its first bytes, or a name inside it: nothing is decoded. */
  recognizes(bytes: Buffer): boolean
  /** What has to be read besides, in a process of its own (`examiner/`): a drawing, a zip with these parts inside. */
  structure?: 'svg' | { parts: readonly string[] }
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
    extensions: ['png', 'apng'],
    mime: 'image/png',
    inline: true,
    recognizes: (bytes) => starts(bytes, '89504e470d0a1a0a') && ascii(bytes, 'IHDR', 12),
  },
  {
    extensions: ['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp'],
    mime: 'image/jpeg',
    inline: true,
    recognizes: (bytes) => starts(bytes, 'ffd8ff'),
  },
  {
    extensions: ['gif'],
    mime: 'image/gif',
    inline: true,
    recognizes: (bytes) => ascii(bytes, 'GIF87a', 0) || ascii(bytes, 'GIF89a', 0),
  },
  {
    extensions: ['webp'],
    mime: 'image/webp',
    inline: true,
    recognizes: (bytes) => ascii(bytes, 'RIFF', 0) && ascii(bytes, 'WEBP', 8),
  },
  {
    extensions: ['avif'],
    mime: 'image/avif',
    inline: true,
    recognizes: (bytes) => hasBrand(bytes, /^(avif|avis|mif1|miaf)$/),
  },
  {
    extensions: ['bmp'],
    mime: 'image/bmp',
    inline: true,
    recognizes: (bytes) => ascii(bytes, 'BM', 0) && bytes.length > 26,
  },
  {
    extensions: ['ico', 'cur'],
    mime: 'image/x-icon',
    inline: true,
    recognizes: (bytes) => starts(bytes, '00000100') || starts(bytes, '00000200'),
  },
  {
    extensions: ['tif', 'tiff'],
    mime: 'image/tiff',
    inline: true,
    recognizes: (bytes) => starts(bytes, '49492a00') || starts(bytes, '4d4d002a'),
  },
  { extensions: ['svg'], mime: 'image/svg+xml', inline: false, recognizes: () => true, structure: 'svg' },
  {
    extensions: ['pdf'],
    mime: 'application/pdf',
    inline: true,
    recognizes: (bytes) => ascii(bytes, '%PDF-', 0),
  },
  {
    extensions: ['xls'],
    mime: 'application/vnd.ms-excel',
    inline: false,
    recognizes: (bytes) => isCompound(bytes, ['Workbook', 'Book']),
  },
  {
    extensions: ['xlsx'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inline: false,
    recognizes: isZip,
    structure: { parts: [OOXML, 'xl/workbook.xml'] },
  },
  {
    extensions: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
    recognizes: isZip,
    structure: { parts: [OOXML, 'word/document.xml'] },
  },
  {
    extensions: ['pptx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    inline: false,
    recognizes: isZip,
    structure: { parts: [OOXML, 'ppt/presentation.xml'] },
  },
  {
    extensions: ['odt'],
    mime: 'application/vnd.oasis.opendocument.text',
    inline: false,
    recognizes: isZip,
    structure: { parts: ODF },
  },
  {
    extensions: ['ods'],
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    inline: false,
    recognizes: isZip,
    structure: { parts: ODF },
  },
  {
    extensions: ['doc'],
    mime: 'application/msword',
    inline: false,
    recognizes: (bytes) => isCompound(bytes, ['WordDocument']),
  },
  {
    extensions: ['ppt'],
    mime: 'application/vnd.ms-powerpoint',
    inline: false,
    recognizes: (bytes) => isCompound(bytes, ['PowerPoint Document']),
  },
  { extensions: ['zip'], mime: 'application/zip', inline: false, recognizes: isZip, structure: { parts: [] } },
  { extensions: ['txt'], mime: 'text/plain; charset=utf-8', inline: false, recognizes: isText },
  { extensions: ['csv'], mime: 'text/csv; charset=utf-8', inline: false, recognizes: isText },
  {
    extensions: ['dwg'],
    mime: 'image/vnd.dwg',
    inline: false,
    recognizes: (bytes) => /^AC(10\d\d|2\.10|1\.[2-5]\d?)/.test(bytes.toString('latin1', 0, 6)),
  },
  {
    extensions: ['dxf'],
    mime: 'image/vnd.dxf',
    inline: false,
    recognizes: (bytes) => ascii(bytes, 'AutoCAD Binary DXF', 0) || (isText(bytes) && bytes.includes('SECTION')),
  },
  {
    extensions: ['mp4'],
    mime: 'video/mp4',
    inline: false,
    recognizes: (bytes) => hasBrand(bytes, /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|f4v |qt {2}|3gp\d)$/),
  },
]

/** The kind that an extension, in lower case and without its dot, stands for. */
export const formatOf = (extension: string): FileFormat | undefined =>
  fileFormats.find(({ extensions }) => extensions.includes(extension))
