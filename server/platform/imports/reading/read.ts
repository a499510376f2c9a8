import type { Examiner } from '../../files/examiner/examiner.ts'
import type { SheetHead } from '../../files/examiner/tasks.ts'
import type { RawSheet, ReadCell } from './cell.ts'
import { controllaBusta, rifiutoFoglio, type SheetExtension } from './format.ts'
import { SHEET_ROWS_MAX, UNREADABLE_SHEET } from './limits.ts'

async function esamina(
  examiner: Examiner,
  { nome, bytes, ammessa, righe }: { nome: string; bytes: Buffer; ammessa: SheetExtension; righe: boolean },
): Promise<RawSheet> {
  controllaBusta(nome, bytes, ammessa)
  const risposta = await examiner.examine('sheet', { ammessa, righe }, bytes)
  const [testa, ...celle] = (risposta ?? []) as [SheetHead?, ...ReadCell[][]]
  if (!testa) throw rifiutoFoglio(nome, UNREADABLE_SHEET)
  if (testa.motivo !== null) throw rifiutoFoglio(nome, testa.motivo)
  return { righe: celle, troppe: testa.troppe }
}

/**
 * Checks a workbook that is only kept: size, bytes that are what the extension says, no password, no bomb.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file; Refusal UNAVAILABLE when too many files are being read
 */
export async function checkSheet(
  examiner: Examiner,
  nome: string,
  bytes: Buffer,
  ammessa: SheetExtension,
): Promise<void> {
  await esamina(examiner, { nome, bytes, ammessa, righe: false })
}

/**
 * The first sheet of a workbook, read in a process of its own.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file, when there is nothing to be read from it; Refusal UNAVAILABLE
 * when too many files are being read
 */
export async function readSheet(
  examiner: Examiner,
  nome: string,
  bytes: Buffer,
  ammessa: SheetExtension,
): Promise<RawSheet> {
  const foglio = await esamina(examiner, { nome, bytes, ammessa, righe: true })
  if (foglio.troppe) {
    const massime = SHEET_ROWS_MAX.toLocaleString('it')
    throw rifiutoFoglio(nome, `Il foglio ha più di ${massime} righe: dividerlo in più file.`)
  }
  return foglio
}
