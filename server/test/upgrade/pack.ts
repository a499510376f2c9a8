import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** A folder as one file: paths → bytes in base64, compressed. */
export function packFolder(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  const content = paths.map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')])
  return zstdCompressSync(JSON.stringify(Object.fromEntries(content)))
}

/** Puts the files of a packed folder into another one. */
export function unpackFolder(packed: Buffer, folder: string): void {
  const content = JSON.parse(zstdDecompressSync(packed).toString()) as Record<string, string>
  for (const [path, base64] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(base64, 'base64'))
  }
}
