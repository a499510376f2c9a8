import { formatoDi } from '../../files/formats.ts'
import { readArchive } from '../../files/zip.ts'
import type { SheetExtension } from './format.ts'
import { UNREADABLE_SHEET } from './limits.ts'

const PROTETTO = 'Il file è protetto da password: salvarlo senza password e riprovare.'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')

const comincia = (bytes: Buffer, con: Buffer) => bytes.subarray(0, con.length).equals(con)
const contiene = (bytes: Buffer, nome: string) => bytes.includes(Buffer.from(nome, 'utf16le'))

/** BOF of the globals of a BIFF8 workbook: its version and kind. */
const BOF = Buffer.from('0908100000060500', 'hex')
const FILEPASS = 0x2f
const WRITEPROT = 0x86

/** A BIFF8 workbook with a password says so right after its first record; from there on nothing can be read. */
function biffProtetto(bytes: Buffer): boolean {
  let at = bytes.indexOf(BOF) + 20
  if (at < 20 || at + 8 > bytes.length) return false
  if (bytes.readUInt16LE(at) === WRITEPROT) at += 4 + bytes.readUInt16LE(at + 2)
  return at + 2 <= bytes.length && bytes.readUInt16LE(at) === FILEPASS
}

/** Which kind of workbook the bytes are, if any; a zip is unpacked to see. */
async function tipoDi(bytes: Buffer): Promise<SheetExtension | 'troppoGrande' | null> {
  if (formatoDi('xls')?.riconosce(bytes)) return 'xls'
  const archivio = comincia(bytes, ZIP) ? await readArchive(bytes) : null
  if (archivio?.modest === false) return 'troppoGrande'
  const { names } = archivio ?? {}
  return names?.has('[Content_Types].xml') && names.has('xl/workbook.xml') ? 'xlsx' : null
}

/**
 * Why the bytes are not a sound workbook of this kind, in Italian; null when they are. Runs in a process of its own.
 * @param ammessa the kind that the import takes
 */
export async function motivoContenuto(bytes: Buffer, ammessa: SheetExtension): Promise<string | null> {
  const ole = comincia(bytes, OLE)
  // An Open XML workbook with a password is an encrypted package inside a compound file.
  if (ole && (contiene(bytes, 'EncryptedPackage') || biffProtetto(bytes))) return PROTETTO
  const tipo = await tipoDi(bytes)
  if (tipo === ammessa) return null
  if (tipo === 'troppoGrande') return 'Il file, una volta aperto, è troppo grande.'
  if (tipo) return `Il file ha estensione .${ammessa} ma è un .${tipo}: salvarlo come .${ammessa} e riprovare.`
  if ((ammessa === 'xls' && ole) || (ammessa === 'xlsx' && comincia(bytes, ZIP))) return UNREADABLE_SHEET
  return `Il file non è un foglio di calcolo .${ammessa}.`
}
