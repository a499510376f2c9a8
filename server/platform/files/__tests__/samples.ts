import { crc32 } from 'node:zlib'

/** A zip with these entries; stored, or packed with `pack`. */
export function zip(entries: Record<string, string>, pack?: (bytes: Buffer) => Buffer): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const bytes = Buffer.from(text)
    const packed = pack ? pack(bytes) : bytes
    // Version, flags, method, time, date, crc, sizes, name length, extra length: the same in both records.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(pack ? 8 : 0, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

const ole = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('Workbook\0', 'utf16le'),
  Buffer.alloc(110),
])

/** One small file of each accepted kind, by extension: as much of it as the check looks at. */
export const sampleFiles = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  gif: Buffer.from('R0lGODdhAgACAIAAAP8AAP///ywAAAAAAgACAAACAoRRADs=', 'base64'),
  webp: Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  avif: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif\0\0\0\0avifmif1')]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  xls: ole,
  xlsx: zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
  docx: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
}

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${stream}\0`, 'utf16le')])
const odf = zip({ mimetype: 'application/x', 'content.xml': '<x/>', 'META-INF/manifest.xml': '<x/>' })
const icon = (kind: number) => Buffer.from([0, 0, kind, 0, 1, 0, 16, 16])
const tiff = Buffer.from('49492a0008000000', 'hex')

/** The same of what only folders keep. */
export const archiveSamples = {
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(40)]),
  apng: sampleFiles.png,
  jfif: sampleFiles.jpg,
  pjpeg: sampleFiles.jpg,
  pjp: sampleFiles.jpg,
  ico: icon(1),
  cur: icon(2),
  tif: tiff,
  tiff,
  doc: compound('WordDocument'),
  odt: odf,
  ods: odf,
  ppt: compound('PowerPoint Document'),
  pptx: zip({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' }),
  txt: Buffer.from('Testo è\r\n'),
  csv: Buffer.from('a;b\n1;2\n'),
  zip: zip({ 'a.txt': 'x' }),
  dwg: Buffer.from('AC1032\0\0'),
  dxf: Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n'),
  mp4: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1')]),
}
