import { createReadStream } from 'node:fs'

/** A file cannot be read as a table; the message, in Italian, does not name it. */
export class CsvRefused extends Error {}

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

const BOMS: readonly [Encoding, Buffer][] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
]

/**
 * How a file is written: its mark tells, else UTF-8 where all of it is, else Windows-1252, which Latin-1 is part of.
 * @throws CsvRefused when it is empty or is no text
 */
export async function encodingOf(path: string): Promise<Encoding> {
  let first = true
  let marked: Encoding | null = null
  let utf8 = true
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (first) marked = BOMS.find(([, bom]) => bytes.subarray(0, bom.length).equals(bom))?.[0] ?? null
    first = false
    if (marked?.startsWith('utf-16')) return marked
    if (bytes.includes(0)) throw new CsvRefused('non è un file di testo CSV.')
    if (!utf8) continue
    try {
      decoder.decode(bytes, { stream: true })
    } catch {
      utf8 = false
    }
  }
  if (first) throw new CsvRefused('il file è vuoto.')
  try {
    if (utf8) decoder.decode()
  } catch {
    utf8 = false
  }
  return utf8 ? 'utf-8' : 'windows-1252'
}

/** The text of a file, piece by piece, without its mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

const SEPARATORS = [';', ',', '\t'] as const

/** What stands between the cells of a line: what it has most of, outside of quotes; `;` where it has none. */
export function separatorOf(line: string): (typeof SEPARATORS)[number] {
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}
