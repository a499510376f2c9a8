import type { Context } from '../context.ts'
import { fullNameOf } from '../operation.ts'
import { descrizioneOf, importJob } from './job.ts'
import {
  columnsOfImport,
  type ImportFinding,
  type ImportKind,
  type ImportResult,
  NO_RESULT,
  type PlanRow,
} from './kind.ts'
import { FINDINGS_MAX, type ImportRequest, JOB_ROWS_MIN } from './rules.ts'
import { keepUploads, readSheets } from './uploads.ts'
import { describeFinding, writePlan } from './write.ts'

/** Rows that a preview shows at most; those that are not right come first. */
const SHOWN_RIGHE = 200

/** What an import answers: what it did, or would do, or the job that is doing it. */
export interface ImportOutcome extends ImportResult {
  anteprima: boolean
  /** Number of the job to follow; then nothing has been counted yet. */
  job: number | null
  totaleRighe: number
  righe: PlanRow[]
  rilievi: (ImportFinding & { testo: string })[]
  totaleRilievi: number
  avvisi: string[]
  ignote: string[]
}

const EMPTY = { job: null, righe: [], rilievi: [], totaleRilievi: 0, avvisi: [], ignote: [] }

/** The rows to show: the wrong ones, then the others, each in the order of the files. */
function toShow(righe: readonly PlanRow[]): PlanRow[] {
  const malformed = righe.filter(({ azione }) => azione === 'ERRORE')
  const others = righe.filter(({ azione }) => azione !== 'ERRORE')
  return [...malformed, ...others].slice(0, SHOWN_RIGHE)
}

/**
 * Runs an import: its preview, the import itself, or the job that will do it when the rows are many.
 * @throws UserErrors when a file cannot be read, and unless it is a preview when a cell is not right
 */
export async function runImport<Options extends object>(
  importRun: ImportKind<Options>,
  request: ImportRequest,
  options: Options,
  ctx: Context,
): Promise<ImportOutcome> {
  const { db, jobs } = ctx.services
  const { files, correzioni, anteprima, attendi } = request
  const { sheet } = importRun
  const columns = columnsOfImport(importRun, options)
  const sheets = await readSheets(files, correzioni, sheet, ctx.services)
  const totaleRighe = sheets.reduce((sum, read) => sum + read.sheet.righe.length, 0)
  if (anteprima) {
    const piano = await importRun.pianifica(sheets, db, options)
    const rilievi = piano.rilievi.toSorted((a, b) => a.file - b.file || a.riga - b.riga).slice(0, FINDINGS_MAX)
    return {
      ...piano.previsto,
      anteprima,
      job: null,
      totaleRighe: piano.righe.length,
      righe: toShow(piano.righe),
      rilievi: rilievi.map((rilievo) => ({ ...rilievo, testo: describeFinding(rilievo, columns, sheets) })),
      totaleRilievi: piano.rilievi.length,
      avvisi: piano.avvisi.slice(0, FINDINGS_MAX),
      ignote: piano.ignote,
    }
  }
  const viewer = (ctx.auth.tipo === 'sessione' && ctx.auth.reale) || ctx.viewer
  const who = { userId: viewer?.id ?? null, userNome: viewer ? fullNameOf(viewer) : '' }
  if (totaleRighe > JOB_ROWS_MIN && !attendi) {
    const data = {
      nome: sheet.name,
      files: await keepUploads(files, sheet, ctx.services),
      correzioni,
      opzioni: options,
      userNome: who.userNome,
    }
    const job = await db.$transaction((tx) =>
      jobs.enqueue(tx, importJob(ctx.services), data, {
        userId: who.userId,
        descrizione: descrizioneOf(data),
      }),
    )
    return { ...NO_RESULT, ...EMPTY, anteprima, job, totaleRighe }
  }
  const result = await writePlan(db, importRun, sheets, options, who)
  return { ...result, ...EMPTY, anteprima, totaleRighe }
}
