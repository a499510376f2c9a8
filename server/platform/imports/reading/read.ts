import type { Examiner } from '../../files/examiner/examiner.ts'
import type { SheetHead } from '../../files/examiner/tasks.ts'
import type { RawSheet, ReadCell } from './cell.ts'
import { checkEnvelope, type SheetExtension, sheetRefusal } from './format.ts'
import { SHEET_ROWS_MAX, UNREADABLE_SHEET } from './limits.ts'

async function examine(
  examiner: Examiner,
  {
    nome,
    bytes,
    allowed,
    righe,
    everySheet,
  }: {
    nome: string
    bytes: Buffer
    allowed: SheetExtension
    righe: boolean
    everySheet?: boolean
  },
): Promise<RawSheet> {
  checkEnvelope(nome, bytes, allowed)
  const answer = await examiner.examine('sheet', { allowed, righe, everySheet }, bytes)
  const [testa, ...celle] = (answer ?? []) as [SheetHead?, ...ReadCell[][]]
  if (!testa) throw sheetRefusal(nome, UNREADABLE_SHEET)
  if (testa.motivo !== null) throw sheetRefusal(nome, testa.motivo)
  return { righe: celle, troppe: testa.troppe, ...(testa.parts ? { parts: testa.parts } : {}) }
}

/**
 * Checks a workbook that is only kept: size, bytes that are what the extension says, no password, no bomb.
 * @param allowed the extension that the import takes
 * @throws UserErrors with one message that names the file; Refusal UNAVAILABLE when too many files are being read
 */
export async function checkSheet(
  examiner: Examiner,
  name: string,
  bytes: Buffer,
  allowed: SheetExtension,
): Promise<void> {
  await examine(examiner, { nome: name, bytes, allowed, righe: false })
}

/**
 * The first sheet of a workbook, or all of them, read in a process of its own.
 * @param allowed the extension that the import takes
 * @param everySheet all of them, one after the other
 * @throws UserErrors with one message that names the file, when there is nothing to be read from it; Refusal UNAVAILABLE
 * when too many files are being read
 */
export async function readSheet(
  examiner: Examiner,
  name: string,
  bytes: Buffer,
  allowed: SheetExtension,
  everySheet = false,
): Promise<RawSheet> {
  const sheet = await examine(examiner, { nome: name, bytes, allowed, righe: true, everySheet })
  if (sheet.troppe) {
    const max = SHEET_ROWS_MAX.toLocaleString('it')
    throw sheetRefusal(name, `Il foglio ha più di ${max} righe: dividerlo in più file.`)
  }
  return sheet
}
