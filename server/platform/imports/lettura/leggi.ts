import type { Examiner } from '../../files/examiner/examiner.ts'
import type { SheetHead } from '../../files/examiner/tasks.ts'
import type { Cella, Foglio } from './cella.ts'
import { controllaBusta, type Estensione, rifiutoFoglio } from './formato.ts'
import { ILLEGGIBILE, RIGHE_MASSIME } from './limiti.ts'

async function esamina(
  examiner: Examiner,
  { nome, bytes, ammessa, righe }: { nome: string; bytes: Buffer; ammessa: Estensione; righe: boolean },
): Promise<Foglio> {
  controllaBusta(nome, bytes, ammessa)
  const risposta = await examiner.examine('sheet', { ammessa, righe }, bytes)
  const [testa, ...celle] = (risposta ?? []) as [SheetHead?, ...Cella[][]]
  if (!testa) throw rifiutoFoglio(nome, ILLEGGIBILE)
  if (testa.motivo !== null) throw rifiutoFoglio(nome, testa.motivo)
  return { righe: celle, troppe: testa.troppe }
}

/**
 * Checks a workbook that is only kept: size, bytes that are what the extension says, no password, no bomb.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file; Refusal UNAVAILABLE when too many files are being read
 */
export async function controllaFoglio(
  examiner: Examiner,
  nome: string,
  bytes: Buffer,
  ammessa: Estensione,
): Promise<void> {
  await esamina(examiner, { nome, bytes, ammessa, righe: false })
}

/**
 * The first sheet of a workbook, read in a process of its own.
 * @param ammessa the extension that the import takes
 * @throws UserErrors with one message that names the file, when there is nothing to be read from it; Refusal UNAVAILABLE
 * when too many files are being read
 */
export async function leggiFoglio(
  examiner: Examiner,
  nome: string,
  bytes: Buffer,
  ammessa: Estensione,
): Promise<Foglio> {
  const foglio = await esamina(examiner, { nome, bytes, ammessa, righe: true })
  if (foglio.troppe) {
    const massime = RIGHE_MASSIME.toLocaleString('it')
    throw rifiutoFoglio(nome, `Il foglio ha più di ${massime} righe: dividerlo in più file.`)
  }
  return foglio
}
