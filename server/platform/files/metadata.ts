// What cameras write beside a picture (place, time, device), found by the outline of its format: for those that cannot
// be drawn anew, and for what is attached as it is. What shows the picture stays to the byte, how it is turned too.
import { crc32 } from 'node:zlib'

const JPEG_APP0 = 0xe0
const JPEG_EXIF = 0xe1
const JPEG_COMMENT = 0xfe
const JPEG_START_OF_SCAN = 0xda
const JPEG_END = 0xd9
/**
 * Of what applications write into a JPEG only what decides how it looks: size of its dots, colours. The rest tells of
 * the picture, in words of each maker, or is another picture, with its own words.
 */
const JPEG_LOOKS: ReadonlyMap<number, string> = new Map([
  [JPEG_APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])
const PNG_HEAD = 8
/** Of the chunks that a PNG may lack; those it may not begin with a capital letter. */
const PNG_LOOKS = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '))
const WEBP_HEAD = 12
const WEBP_LOOKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Of VP8X: that such chunks follow. */
const WEBP_EXIF = 0x08
const WEBP_FLAGS = WEBP_EXIF | 0x04

const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY = 12
const UPRIGHT = 1
const EXIF_MARK = 'Exif\0\0'

/** How a camera was held, 1 to 8, of a block of EXIF; upright where it does not say, or is damaged. */
function orientationOf(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, EXIF_MARK.length) === EXIF_MARK ? exif.subarray(EXIF_MARK.length) : exif
  if (tiff.length < 8) return UPRIGHT
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let index = 0; index < short(start); index++) {
    const at = start + 2 + index * ENTRY
    if (at + ENTRY > tiff.length) return UPRIGHT
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue
    const told = short(at + 8)
    return told >= 1 && told <= 8 ? told : UPRIGHT
  }
  return UPRIGHT
}

/** A block of EXIF that says how the camera was held and nothing else; null where the picture is upright. */
function uprightBlock(exif: Buffer): Buffer | null {
  const orientation = orientationOf(exif)
  if (orientation === UPRIGHT) return null
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  block.writeUInt16BE(orientation, 18)
  return block
}

function jpegSegment(exif: Buffer): Buffer[] {
  const block = uprightBlock(exif)
  if (!block) return []
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF_MARK.length + block.length])
  return [head, Buffer.from(EXIF_MARK, 'latin1'), block]
}

function pngChunk(exif: Buffer): Buffer[] {
  const block = uprightBlock(exif)
  if (!block) return []
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), block])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(block.length)
  check.writeUInt32BE(crc32(named))
  return [length, named, check]
}

function webpChunk(exif: Buffer): Buffer[] {
  const block = uprightBlock(exif)
  if (!block) return []
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(block.length, 4)
  return [head, block]
}

/** Where the next marker of a JPEG begins: in its drawing a 255 is followed by 0, or by the number of a restart. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return bytes.length
}

function isOfJpegLooks(bytes: Buffer, at: number): boolean {
  const marker = bytes[at + 1] as number
  if (marker === JPEG_COMMENT) return false
  if (marker < JPEG_APP0 || marker > 0xef) return true
  const name = JPEG_LOOKS.get(marker)
  return name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name
}

/** Up to the end of the picture: what stands behind it is a second picture, a film, notes of the maker. */
function ofJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    if (marker === JPEG_END) break
    // Before a marker there may be any number of 255.
    if (marker === 0xff) {
      at++
      continue
    }
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    const exif = marker === JPEG_EXIF && bytes.toString('latin1', at + 4, at + 10) === EXIF_MARK
    if (exif) kept.push(...jpegSegment(bytes.subarray(at + 4, end)))
    if (marker === JPEG_START_OF_SCAN) end = nextMarker(bytes, end)
    if (isOfJpegLooks(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === JPEG_END
  return Buffer.concat([...kept, isWhole ? bytes.subarray(at, at + 2) : bytes.subarray(at)])
}

function ofPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, PNG_HEAD)]
  let at = PNG_HEAD
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') kept.push(...pngChunk(bytes.subarray(at + 8, end - 4)))
    if (/^[A-Z]/.test(name) || PNG_LOOKS.has(name)) kept.push(bytes.subarray(at, end))
    at = end
    if (name === 'IEND') return Buffer.concat(kept)
  }
  return Buffer.concat(at < bytes.length ? [...kept, bytes.subarray(at)] : kept)
}

function ofWebp(bytes: Buffer): Buffer {
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD))
  const kept: Buffer[] = [head]
  let flagged: Buffer | undefined
  let at = WEBP_HEAD
  const stop = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  while (at + 8 <= stop) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size & 1)
    const name = bytes.toString('latin1', at, at + 4)
    if (WEBP_LOOKS.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, end))
      if (name === 'VP8X' && chunk.length > 8) {
        chunk[8] = (chunk[8] as number) & ~WEBP_FLAGS
        flagged = chunk
      }
      kept.push(chunk)
    } else if (name === 'EXIF') {
      const own = webpChunk(bytes.subarray(at + 8, end))
      if (own.length > 0 && flagged) flagged[8] = (flagged[8] as number) | WEBP_EXIF
      kept.push(...own)
    }
    at = end
  }
  const made = Buffer.concat(kept)
  made.writeUInt32LE(made.length - 8, 4)
  return made
}

const formats: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': ofJpeg,
  'image/png': ofPng,
  'image/webp': ofWebp,
}

/**
 * A picture without what a camera writes beside it; the same bytes where there is nothing of it, or the format is
 * another.
 */
export function withoutMetadata(bytes: Buffer, mime: string): Buffer {
  const made = bytes.length > WEBP_HEAD ? (formats[mime]?.(bytes) ?? bytes) : bytes
  return made.length === bytes.length ? bytes : made
}
