// What cameras write beside a picture (place, time, device), found by the outline of its format: for those that cannot
// be drawn anew. What shows the picture stays to the byte.

/** Segments of JPEG that tell of a picture: EXIF and XMP, Photoshop's, comments. */
const JPEG_TELLS = new Set([0xe1, 0xed, 0xfe])
const JPEG_START_OF_SCAN = 0xda
const PNG_HEAD = 8
const PNG_TELLS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
const WEBP_HEAD = 12
const WEBP_TELLS = new Set(['EXIF', 'XMP '])
/** Of VP8X: that such chunks follow. */
const WEBP_FLAGS = 0x08 | 0x04

function ofJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== JPEG_START_OF_SCAN) {
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (!JPEG_TELLS.has(bytes[at + 1] as number)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, bytes.subarray(at)])
}

function ofPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_HEAD)]
  let at = PNG_HEAD
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (!PNG_TELLS.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(at < bytes.length ? [...kept, bytes.subarray(at)] : kept)
}

function ofWebp(bytes: Buffer): Buffer {
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD))
  const kept = [head]
  let at = WEBP_HEAD
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size & 1)
    const name = bytes.toString('latin1', at, at + 4)
    if (!WEBP_TELLS.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, end))
      if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] as number) & ~WEBP_FLAGS
      kept.push(chunk)
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
