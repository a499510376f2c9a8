import { deflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'
import { zip } from '../../__tests__/samples.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Mutation = (bytes: Buffer, random: () => number) => Buffer

const below = (random: () => number, limit: number) => Math.floor(random() * limit)
/** From 1 to `limit`, small mostly: a file that is damaged in many places is refused before it is read. */
const few = (random: () => number, limit: number) => 1 + Math.floor(random() ** 4 * limit)

/** What lengths, offsets and counts of a damaged file are most dangerous as. */
const WORDS = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff]

const mutations: readonly Mutation[] = [
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let n = few(random, 30); n > 0; n--) {
      const at = below(random, changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << below(random, 8))
    }
    return changed
  },
  function overwriteBytes(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let n = few(random, 60); n > 0; n--) changed[below(random, changed.length)] = below(random, 256)
    return changed
  },
  function overwriteWords(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let n = few(random, 12); n > 0; n--) {
      const at = below(random, Math.max(1, changed.length - 4))
      changed.writeUInt32LE(WORDS[below(random, WORDS.length)] ?? 0, random() < 0.7 ? at - (at % 4) : at)
    }
    return changed
  },
  (bytes, random) => bytes.subarray(0, 8 + below(random, bytes.length - 8)),
  function removePiece(bytes, random) {
    const from = 8 + below(random, bytes.length - 8)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(random, 600))])
  },
  function repeatPiece(bytes, random) {
    const from = 8 + below(random, bytes.length - 8)
    const piece = bytes.subarray(from, from + below(random, 600))
    return Buffer.concat([bytes.subarray(0, from), piece, bytes.subarray(from)])
  },
  function copyPiece(bytes, random) {
    const changed = Buffer.from(bytes)
    const from = below(random, bytes.length)
    bytes.copy(changed, 8 + below(random, bytes.length - 8), from, from + below(random, 600))
    return changed
  },
]

/** Damages the parts of an Open XML workbook and packs them again: what reads them, not what unpacks them, is tried. */
async function mutateParts(bytes: Buffer, random: () => number): Promise<Buffer> {
  const archive = await fromBufferPromise(Buffer.from(bytes))
  const parts: Record<string, string> = {}
  for await (const entry of archive.eachEntry()) {
    const text = Buffer.concat(await (await archive.openReadStreamPromise(entry)).toArray()).toString()
    parts[entry.fileName] = random() < 0.4 ? mutateText(text, random) : text
  }
  return zip(parts, deflateRawSync)
}

/** Numbers made huge or negative, tags repeated, cut or left open. */
function mutateText(text: string, random: () => number): string {
  const numbers = ['0', '-1', '1048577', '99999999999', '1e308', 'NaN', 'XFE1048577', 'A1:XFD1048576']
  const pieces = text.split(/(?<=>)|(?=")/)
  for (let n = below(random, 6); n >= 0; n--) {
    const at = below(random, pieces.length)
    const piece = pieces[at] ?? ''
    const other = pieces[below(random, pieces.length)] ?? ''
    const changed = [
      piece.replace(/\d+/, numbers[below(random, numbers.length)] ?? ''),
      piece.repeat(1 + below(random, 50)),
      '',
      other,
      piece.slice(0, below(random, piece.length + 1)),
    ]
    pieces[at] = changed[below(random, changed.length)] ?? ''
  }
  return pieces.join('')
}

/** A file damaged in one way, or in a few. @param sample a sound workbook, or a file that is damaged already */
export async function mutate(name: string, sample: Buffer, random: () => number): Promise<Buffer> {
  const sound = name.endsWith('x') && random() < 0.5 ? await mutateParts(sample, random) : sample
  let bytes = sound
  for (let n = sound === sample ? few(random, 3) : 0; n > 0; n--) {
    const mutation = mutations[below(random, mutations.length)]
    if (mutation && bytes.length > 16) bytes = mutation(bytes, random)
  }
  return Buffer.from(bytes)
}
