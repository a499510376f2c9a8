import { UserErrors } from '../../errors.ts'
import { extensionOf } from '../../files/rules.ts'
import { SHEET_MAX_BYTES } from './limits.ts'

/** The two kinds of workbook: BIFF8 of Excel 97-2003, and Open XML. */
export type SheetExtension = 'xls' | 'xlsx'

/** The refusal of a file, in words that name it. */
export const sheetRefusal = (name: string, reason: string): UserErrors =>
  UserErrors.of(null, `${name}: ${reason}`, 'BAD_FILE')

/**
 * Checks what can be told of an upload without reading it: name and size.
 * @param allowed the extension that the import takes
 * @throws UserErrors with one message that names the file
 */
export function checkEnvelope(name: string, bytes: Buffer, allowed: SheetExtension): void {
  if (bytes.length === 0) throw sheetRefusal(name, 'Il file inviato è vuoto.')
  if (bytes.length > SHEET_MAX_BYTES) throw sheetRefusal(name, 'Il file supera 25 MB.')
  if (extensionOf(name) !== allowed) {
    throw sheetRefusal(name, `Tipo di file non ammesso: è richiesto un file .${allowed}.`)
  }
}
