/** What the table of contents of a zip says, without unpacking anything. */
export interface ZipEntry {
  name: string
  compressed: number
  uncompressed: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50

/** Above these an archive is a bomb, not a document. */
const MAX_ENTRIES = 1000
const MAX_BYTES = 100 * 1024 * 1024
const MAX_RATIO = 100

/**
 * Reads the central directory of a zip.
 * @returns null when the bytes are not a sound, plain zip (damaged, encrypted, zip64, several disks)
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end < 0) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    const nameLength = bytes.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (encrypted || next > end) return null
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      compressed: bytes.readUInt32LE(at + 20),
      uncompressed: bytes.readUInt32LE(at + 24),
    })
    at = next
  }
  return entries
}

/** The end record stands in the last 64 KiB, after which only a comment may follow. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  return -1
}

/** True when unpacking the entries stays within what a document may need. */
export function isModest(entries: ZipEntry[]): boolean {
  const total = entries.reduce((sum, entry) => sum + entry.uncompressed, 0)
  return (
    entries.length <= MAX_ENTRIES &&
    total <= MAX_BYTES &&
    entries.every(
      ({ compressed, uncompressed }) => uncompressed <= 1024 * 1024 || uncompressed <= compressed * MAX_RATIO,
    )
  )
}
