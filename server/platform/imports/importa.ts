import type { Context } from '../context.ts'
import { nomeDi } from '../operation.ts'
import { leggiFogli, tieni } from './file.ts'
import { descrizioneDi, lavoroImportazione } from './lavoro.ts'
import { RIGHE_IN_LAVORO, RILIEVI_MASSIMI, type RichiestaImportazione } from './rules.ts'
import { descrivi, scrivi } from './scrivi.ts'
import { type Importazione, NESSUN_RISULTATO, type RigaPiano, type Rilievo, type Risultato } from './tipo.ts'

/** Rows that a preview shows at most; those that are not right come first. */
const RIGHE_MOSTRATE = 200

/** What an import answers: what it did, or would do, or the job that is doing it. */
export interface Esito extends Risultato {
  anteprima: boolean
  /** Number of the job to follow; then nothing has been counted yet. */
  job: number | null
  totaleRighe: number
  righe: RigaPiano[]
  rilievi: (Rilievo & { testo: string })[]
  totaleRilievi: number
  avvisi: string[]
  ignote: string[]
}

const VUOTO = { job: null, righe: [], rilievi: [], totaleRilievi: 0, avvisi: [], ignote: [] }

/** The rows to show: the wrong ones, then the others, each in the order of the files. */
function daMostrare(righe: readonly RigaPiano[]): RigaPiano[] {
  const storte = righe.filter(({ azione }) => azione === 'ERRORE')
  const altre = righe.filter(({ azione }) => azione !== 'ERRORE')
  return [...storte, ...altre].slice(0, RIGHE_MOSTRATE)
}

/**
 * Runs an import: its preview, the import itself, or the job that will do it when the rows are many.
 * @throws UserErrors when a file cannot be read, and unless it is a preview when a cell is not right
 */
export async function importa(
  importazione: Importazione,
  richiesta: RichiestaImportazione,
  ctx: Context,
): Promise<Esito> {
  const { db, jobs } = ctx.services
  const { files, correzioni, anteprima, attendi, ...opzioni } = richiesta
  const { nome } = importazione
  const fogli = await leggiFogli(files, correzioni, nome, ctx.services)
  const totaleRighe = fogli.reduce((somma, { foglio }) => somma + foglio.righe.length, 0)
  if (anteprima) {
    const piano = await importazione.pianifica(fogli, db, opzioni)
    const rilievi = piano.rilievi.toSorted((a, b) => a.file - b.file || a.riga - b.riga).slice(0, RILIEVI_MASSIMI)
    return {
      ...piano.previsto,
      anteprima,
      job: null,
      totaleRighe: piano.righe.length,
      righe: daMostrare(piano.righe),
      rilievi: rilievi.map((rilievo) => ({ ...rilievo, testo: descrivi(rilievo, nome, fogli) })),
      totaleRilievi: piano.rilievi.length,
      avvisi: piano.avvisi.slice(0, RILIEVI_MASSIMI),
      ignote: piano.ignote,
    }
  }
  const viewer = (ctx.auth.tipo === 'sessione' && ctx.auth.reale) || ctx.viewer
  const chi = { userId: viewer?.id ?? null, userNome: viewer ? nomeDi(viewer) : '' }
  if (totaleRighe > RIGHE_IN_LAVORO && !attendi) {
    const dati = { nome, files: await tieni(files, nome, ctx.services), correzioni, opzioni, userNome: chi.userNome }
    const job = await db.$transaction((tx) =>
      jobs.enqueue(tx, lavoroImportazione(ctx.services), dati, {
        userId: chi.userId,
        descrizione: descrizioneDi(dati),
      }),
    )
    return { ...NESSUN_RISULTATO, ...VUOTO, anteprima, job, totaleRighe }
  }
  const risultato = await scrivi(db, importazione, fogli, opzioni, chi)
  return { ...risultato, ...VUOTO, anteprima, totaleRighe }
}
