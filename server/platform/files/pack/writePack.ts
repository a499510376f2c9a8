import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../storage/storage.ts'

/** A stored picture and its whole name in the pack. */
export interface PackedPicture {
  name: string
  chiave: string
}

/** The same of all entries, whenever and wherever they are written: equal contents make equal bytes. */
const ALWAYS = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true }

/**
 * A pack as it is written: texts, then what is stored. Pictures come from the store one at a time, as it is read.
 * @returns the zip; it fails when a picture cannot be read
 */
export function writePack(
  texts: readonly { name: string; content: string }[],
  pictures: readonly PackedPicture[],
  storage: Storage,
): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  for (const { name, content } of texts)
    zip.addBuffer(Buffer.from(content, 'utf8'), name, { ...ALWAYS, compress: true })
  for (const { name, chiave } of pictures) {
    // Pictures are packed already.
    zip.addReadStreamLazy(name, { ...ALWAYS, compress: false }, (done) => {
      storage.stream(chiave).then(
        (stream) => done(null, Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])),
        (error: unknown) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return out
}
