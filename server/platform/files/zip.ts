import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** What a zip holds, as far as its table of contents was gone through. */
export interface Archive {
  names: ReadonlySet<string>
  /** Unpacking it stays within what a document may need; otherwise nothing was unpacked. */
  modest: boolean
}

/** Above these an archive is a bomb, not a document. */
const MAX_ENTRIES = 1000
const MAX_BYTES = 100 * 1024 * 1024
const MAX_RATIO = 100
/** An entry that is smaller may be packed as well as it likes. */
const SMALL_BYTES = 1024 * 1024

const isBomb = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MAX_RATIO

/** Unpacks an entry and forgets it. @throws Error when it cannot be, or is not of the size it states */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  for await (const _piece of stream) {
    // Counted by the stream itself, which fails at the first byte too many.
  }
}

/**
 * The table of contents of a zip, nothing unpacked yet.
 * @returns the entries, or what stands in their way
 * @throws Error when it is damaged
 */
export async function contentsOf(
  zip: ZipFile,
  { entries: maxEntries, bytes: maxBytes }: { entries: number; bytes: number },
): Promise<Entry[] | 'encrypted' | 'too much'> {
  const entries: Entry[] = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    entries.push(entry)
    if (entry.isEncrypted()) return 'encrypted'
    if (entries.length > maxEntries || total > maxBytes || isBomb(entry)) return 'too much'
  }
  return entries
}

/**
 * Goes through a zip and unpacks every entry, so that it is what it states to be. To be run where it does no harm.
 * @returns null when the bytes are not a sound, plain zip: damaged, encrypted, lying about its sizes
 */
export async function readArchive(bytes: Buffer): Promise<Archive | null> {
  try {
    const zip = await fromBufferPromise(bytes)
    const entries = await contentsOf(zip, { entries: MAX_ENTRIES, bytes: MAX_BYTES })
    if (entries === 'encrypted') return null
    if (entries === 'too much') return { names: new Set(), modest: false }
    for (const entry of entries) await unpack(zip, entry)
    return { names: new Set(entries.map(({ fileName }) => fileName)), modest: true }
  } catch {
    return null
  }
}
