import { UserErrors } from '../../errors.ts'
import { extensionOf } from '../../files/rules.ts'
import { SHEET_MAX_BYTES } from './limits.ts'

/** The two kinds of workbook: BIFF8 of Excel 97-2003, and Open XML. */
export type SheetExtension = 'xls' | 'xlsx'

/** The refusal of a file, in words that name it. */
export const rifiutoFoglio = (nome: string, motivo: string): UserErrors =>
  UserErrors.of(null, `${nome}: ${motivo}`, 'BAD_FILE')

/**
 * Checks what can be told of an upload without reading it: name and size.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file
 */
export function controllaBusta(nome: string, bytes: Buffer, ammessa: SheetExtension): void {
  if (bytes.length === 0) throw rifiutoFoglio(nome, 'Il file inviato è vuoto.')
  if (bytes.length > SHEET_MAX_BYTES) throw rifiutoFoglio(nome, 'Il file supera 25 MB.')
  if (extensionOf(nome) !== ammessa) {
    throw rifiutoFoglio(nome, `Tipo di file non ammesso: è richiesto un file .${ammessa}.`)
  }
}
