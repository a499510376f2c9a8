import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl'
import { keyOf } from '../../storage/storage.ts'
import { structureVerdict } from '../examiner/document.ts'
import type { Tasks } from '../examiner/tasks.ts'
import { formatOf } from '../formats.ts'
import { allowedExtensions, extensionOf, maxFileSize } from '../rules.ts'
import { contentsOf } from '../zip.ts'
import type { Verdict } from './layout.ts'
import {
  PACK_ENTRIES_MAX,
  PACK_TEXT_MAX_BYTES,
  PACK_UNPACKED_MAX_BYTES,
  type PackHead,
  type PackLayout,
  type PackPicture,
} from './layout.ts'

const DAMAGED = 'Il file è danneggiato e non può essere letto.'
const NO_ZIP = 'Il file non è un archivio .zip.'
const ENCRYPTED = 'Il file è protetto da password: salvarlo senza password e riprovare.'
const TOO_MUCH = `Il file, una volta aperto, è troppo grande: al massimo ${PACK_UNPACKED_MAX_BYTES / 1024 / 1024} MB e ${PACK_ENTRIES_MAX} voci.`

/** Why a pack is refused. */
class PackFault extends Error {}

const shown = (name: string) => name.replace(/\p{C}/gu, '�').slice(0, 100)

/** What systems put into a zip by themselves. */
const isLitter = (name: string) =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

/** The name of an entry; null for what is left out. @throws PackFault for one that a pack does not have */
function nameOf(entry: Entry, { text, folder }: PackLayout): string | null {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  if (validateFileName(name) !== null) {
    throw new PackFault(`Il file contiene il nome «${shown(name)}», che porta fuori dalla sua cartella.`)
  }
  if (isLitter(name) || name === folder) return null
  const inFolder = name.startsWith(folder) && !name.slice(folder.length).includes('/')
  if (name !== text && !inFolder) {
    throw new PackFault(`Il file contiene «${shown(name)}»: sono ammessi solo ${text} e le immagini in ${folder}`)
  }
  return name
}

async function unpackEntry(zip: ZipFile, entry: Entry, name: string, max: number): Promise<Buffer> {
  if (entry.uncompressedSize > max) throw new PackFault(`${shown(name)}: il file supera ${max / 1024 / 1024} MB.`)
  const stream: Readable = await zip.openReadStreamPromise(entry)
  return Buffer.concat(await stream.toArray())
}

async function pictureVerdict(name: string, bytes: Buffer): Promise<Verdict> {
  const extension = extensionOf(name)
  const format = allowedExtensions.immagine.includes(extension) ? formatOf(extension) : undefined
  if (!format?.riconosce(bytes)) return 'unsound'
  return format.struttura ? structureVerdict(bytes, extension) : 'sound'
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PackFault(`${name}: il testo non è in UTF-8.`)
  }
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  if (bytes.toString('latin1', 0, 2) !== 'PK') throw new PackFault(NO_ZIP)
  // Names are judged here, to be told.
  return fromBufferPromise(bytes, { decodeStrings: false })
}

/** The entries by their names. @throws PackFault when there is one too many */
async function namedEntries(zip: ZipFile, layout: PackLayout): Promise<Map<string, Entry>> {
  const contents = await contentsOf(zip, { entries: PACK_ENTRIES_MAX, bytes: PACK_UNPACKED_MAX_BYTES })
  if (contents === 'encrypted') throw new PackFault(ENCRYPTED)
  if (contents === 'too much') throw new PackFault(TOO_MUCH)
  const named = new Map<string, Entry>()
  for (const entry of contents) {
    const name = nameOf(entry, layout)
    if (name === null) continue
    if (named.has(name)) throw new PackFault(`Il file contiene due volte «${shown(name)}».`)
    named.set(name, entry)
  }
  return named
}

async function unpacked(bytes: Buffer, layout: Tasks['pack']['question']): Promise<[PackHead, ...PackPicture[]]> {
  const zip = await openZip(bytes)
  const named = await namedEntries(zip, layout)
  const text = named.get(layout.text)
  if (!text) throw new PackFault(`Nel file manca ${layout.text}.`)
  named.delete(layout.text)
  const head = textOf(await unpackEntry(zip, text, layout.text, PACK_TEXT_MAX_BYTES), layout.text)
  const pictures: PackPicture[] = []
  for (const [name, entry] of named) {
    const content = await unpackEntry(zip, entry, name, maxFileSize.immagine)
    const verdict = await pictureVerdict(name, content)
    const base64 = layout.bytes ? content.toString('base64') : null
    pictures.push({ name, chiave: keyOf(content), verdict, base64 })
  }
  return [{ motivo: null, text: head }, ...pictures]
}

/** The lines of the task `pack`. A hostile zip can exhaust the memory: it runs in a process of its own. */
export async function* readPack(
  bytes: Buffer,
  question: Tasks['pack']['question'],
): AsyncGenerator<PackHead | PackPicture> {
  try {
    yield* await unpacked(bytes, question)
  } catch (error) {
    yield { motivo: error instanceof PackFault ? error.message : DAMAGED, text: '' }
  }
}
