import { UserErrors } from '../../errors.ts'
import { formati } from '../../files/formati.ts'
import { estensione } from '../../files/rules.ts'
import { isModest, zipEntries } from '../../files/zip.ts'

/** The two kinds of workbook: BIFF8 of Excel 97-2003, and Open XML. */
export type Estensione = 'xls' | 'xlsx'

/** Bytes of a spreadsheet at most. */
export const FOGLIO_MASSIMO = 25 * 1024 * 1024

const PROTETTO = 'Il file è protetto da password: salvarlo senza password e riprovare.'
export const ILLEGGIBILE = 'Il file è danneggiato e non può essere letto.'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')

const comincia = (bytes: Buffer, con: Buffer) => bytes.subarray(0, con.length).equals(con)
const contiene = (bytes: Buffer, nome: string) => bytes.includes(Buffer.from(nome, 'utf16le'))
const riconosce = (bytes: Buffer, tipo: Estensione) =>
  formati.some(({ estensioni, riconosce: sua }) => estensioni.includes(tipo) && sua(bytes))

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

/** Why the bytes are not a sound workbook of this kind; null when they are. */
function motivoContenuto(bytes: Buffer, tipo: Estensione): string | null {
  const ole = comincia(bytes, OLE)
  // An Open XML workbook with a password is an encrypted package inside a compound file.
  if (ole && (contiene(bytes, 'EncryptedPackage') || biffProtetto(bytes))) return PROTETTO
  if (riconosce(bytes, tipo)) return null
  const altro = tipo === 'xls' ? 'xlsx' : 'xls'
  if (riconosce(bytes, altro))
    return `Il file ha estensione .${tipo} ma è un .${altro}: salvarlo come .${tipo} e riprovare.`
  const zip = comincia(bytes, ZIP) ? zipEntries(bytes) : null
  if (zip && !isModest(zip)) return 'Il file, una volta aperto, è troppo grande.'
  if ((tipo === 'xls' && ole) || (tipo === 'xlsx' && comincia(bytes, ZIP))) return ILLEGGIBILE
  return `Il file non è un foglio di calcolo .${tipo}.`
}

/**
 * Checks an upload before it is read: name, size, bytes that are what the extension says, no password, no bomb.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file
 */
export function controllaFoglio(nome: string, bytes: Buffer, ammessa: Estensione): void {
  const rifiuta = (motivo: string) => UserErrors.of(null, `${nome}: ${motivo}`, 'BAD_FILE')
  if (bytes.length === 0) throw rifiuta('Il file inviato è vuoto.')
  if (bytes.length > FOGLIO_MASSIMO) throw rifiuta('Il file supera 25 MB.')
  const sua = estensione(nome)
  if (sua !== ammessa) throw rifiuta(`Tipo di file non ammesso: è richiesto un file .${ammessa}.`)
  const motivo = motivoContenuto(bytes, ammessa)
  if (motivo) throw rifiuta(motivo)
}
