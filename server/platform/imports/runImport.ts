import type { Context } from '../context.ts'
import { fullNameOf } from '../operation.ts'
import { descrizioneDi, importJob } from './job.ts'
import { type ImportFinding, type ImportKind, type ImportResult, NO_RESULT, type PlanRow } from './kind.ts'
import {
  columnsOfImport,
  FINDINGS_MAX,
  type ImportName,
  type ImportOptions,
  type ImportRequest,
  JOB_ROWS_MIN,
} from './rules.ts'
import { keepUploads, readSheets } from './uploads.ts'
import { describeFinding, writePlan } from './write.ts'

/** Rows that a preview shows at most; those that are not right come first. */
const RIGHE_MOSTRATE = 200

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

const VUOTO = { job: null, righe: [], rilievi: [], totaleRilievi: 0, avvisi: [], ignote: [] }

/** The rows to show: the wrong ones, then the others, each in the order of the files. */
function daMostrare(righe: readonly PlanRow[]): PlanRow[] {
  const storte = righe.filter(({ azione }) => azione === 'ERRORE')
  const altre = righe.filter(({ azione }) => azione !== 'ERRORE')
  return [...storte, ...altre].slice(0, RIGHE_MOSTRATE)
}

/**
 * Runs an import: its preview, the import itself, or the job that will do it when the rows are many.
 * @throws UserErrors when a file cannot be read, and unless it is a preview when a cell is not right
 */
export async function runImport<Nome extends ImportName>(
  importazione: ImportKind<Nome>,
  richiesta: ImportRequest,
  opzioni: ImportOptions[Nome],
  ctx: Context,
): Promise<ImportOutcome> {
  const { db, jobs } = ctx.services
  const { files, correzioni, anteprima, attendi } = richiesta
  const { nome } = importazione
  const colonne = columnsOfImport(nome, opzioni)
  const fogli = await readSheets(files, correzioni, nome, ctx.services)
  const totaleRighe = fogli.reduce((somma, { foglio }) => somma + foglio.righe.length, 0)
  if (anteprima) {
    const piano = await importazione.pianifica(fogli, db, opzioni)
    const rilievi = piano.rilievi.toSorted((a, b) => a.file - b.file || a.riga - b.riga).slice(0, FINDINGS_MAX)
    return {
      ...piano.previsto,
      anteprima,
      job: null,
      totaleRighe: piano.righe.length,
      righe: daMostrare(piano.righe),
      rilievi: rilievi.map((rilievo) => ({ ...rilievo, testo: describeFinding(rilievo, colonne, fogli) })),
      totaleRilievi: piano.rilievi.length,
      avvisi: piano.avvisi.slice(0, FINDINGS_MAX),
      ignote: piano.ignote,
    }
  }
  const viewer = (ctx.auth.tipo === 'sessione' && ctx.auth.reale) || ctx.viewer
  const chi = { userId: viewer?.id ?? null, userNome: viewer ? fullNameOf(viewer) : '' }
  if (totaleRighe > JOB_ROWS_MIN && !attendi) {
    const dati = {
      nome,
      files: await keepUploads(files, nome, ctx.services),
      correzioni,
      opzioni,
      userNome: chi.userNome,
    }
    const job = await db.$transaction((tx) =>
      jobs.enqueue(tx, importJob(ctx.services), dati, {
        userId: chi.userId,
        descrizione: descrizioneDi(dati),
      }),
    )
    return { ...NO_RESULT, ...VUOTO, anteprima, job, totaleRighe }
  }
  const risultato = await writePlan(db, importazione, fogli, opzioni, chi)
  return { ...risultato, ...VUOTO, anteprima, totaleRighe }
}
