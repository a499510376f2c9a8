import { formatOf } from '../../files/formats.ts'
import { readArchive } from '../../files/zip.ts'
import type { SheetExtension } from './format.ts'
import { UNREADABLE_SHEET } from './limits.ts'

const PROTECTED = 'Il file è protetto da password: salvarlo senza password e riprovare.'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')

const begin = (bytes: Buffer, withIt: Buffer) => bytes.subarray(0, withIt.length).equals(withIt)
const contains = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'))

/** BOF of the globals of a BIFF8 workbook: its version and kind. */
const BOF = Buffer.from('0908100000060500', 'hex')
const FILEPASS = 0x2f
const WRITEPROT = 0x86

/** A BIFF8 workbook with a password says so right after its first record; from there on nothing can be read. */
function isProtectedBiff(bytes: Buffer): boolean {
  let at = bytes.indexOf(BOF) + 20
  if (at < 20 || at + 8 > bytes.length) return false
  if (bytes.readUInt16LE(at) === WRITEPROT) at += 4 + bytes.readUInt16LE(at + 2)
  return at + 2 <= bytes.length && bytes.readUInt16LE(at) === FILEPASS
}

/** Which kind of workbook the bytes are, if any; a zip is unpacked to see. */
async function schemaTypeOf(bytes: Buffer): Promise<SheetExtension | 'troppoGrande' | null> {
  if (formatOf('xls')?.riconosce(bytes)) return 'xls'
  const archive = begin(bytes, ZIP) ? await readArchive(bytes) : null
  if (archive?.modest === false) return 'troppoGrande'
  const { names } = archive ?? {}
  return names?.has('[Content_Types].xml') && names.has('xl/workbook.xml') ? 'xlsx' : null
}

/**
 * Why the bytes are not a sound workbook of this kind, in Italian; null when they are. Runs in a process of its own.
 * @param allowed the kind that the import takes
 */
export async function contentReason(bytes: Buffer, allowed: SheetExtension): Promise<string | null> {
  const ole = begin(bytes, OLE)
  // An Open XML workbook with a password is an encrypted package inside a compound file.
  if (ole && (contains(bytes, 'EncryptedPackage') || isProtectedBiff(bytes))) return PROTECTED
  const tipo = await schemaTypeOf(bytes)
  if (tipo === allowed) return null
  if (tipo === 'troppoGrande') return 'Il file, una volta aperto, è troppo grande.'
  if (tipo) return `Il file ha estensione .${allowed} ma è un .${tipo}: salvarlo come .${allowed} e riprovare.`
  if ((allowed === 'xls' && ole) || (allowed === 'xlsx' && begin(bytes, ZIP))) return UNREADABLE_SHEET
  return `Il file non è un foglio di calcolo .${allowed}.`
}
