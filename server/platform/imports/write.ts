import { isTransient } from '../db/faults.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import type { AuditEntry } from '../operation.ts'
import type { ImportAuthor, ImportFinding, ImportKind, ImportResult, ImportWriting, ReadSheet } from './kind.ts'
import { chunks } from './rows.ts'
import { columnsOfImport, FINDINGS_MAX, type ImportColumn, type ImportName, type ImportOptions } from './rules.ts'

/** 'riga 4, colonna Email: …', after the name of the file when there are several. */
export function describeFinding(
  rilievo: ImportFinding,
  colonne: readonly ImportColumn[],
  files: readonly { nome: string }[],
): string {
  const { file, riga, colonna, messaggio } = rilievo
  const title = colonne.find((voce) => voce.nome === colonna)?.titolo ?? colonna
  const dove = files.length > 1 ? `${files[file]?.nome}: ` : ''
  return `${dove}riga ${riga}, colonna ${title}: ${messaggio}`
}

/** The first 50 findings, as the user reads them. */
function errorsOfFindings(
  rilievi: readonly ImportFinding[],
  colonne: readonly ImportColumn[],
  files: readonly { nome: string }[],
) {
  return new UserErrors(
    rilievi
      .slice(0, FINDINGS_MAX)
      .map((rilievo) => ({ code: 'INVALID', field: null, message: describeFinding(rilievo, colonne, files) })),
  )
}

const MINUTI = 10
const TENTATIVI = 3
/** Readers of events fall behind on thousands at once: larger imports emit one event at the end. */
const EVENTI_MASSIMI = 500

/** An import that is followed by somebody: both may throw, and then nothing is written. */
interface Seguito {
  progresso: ImportWriting['progresso']
  /** The last statement of the transaction. */
  concludi(tx: Tx, risultato: ImportResult): Promise<void>
}

const DA_SOLA: Seguito = { progresso: async () => undefined, concludi: async () => undefined }

function scritturaDi(tx: Tx, chi: ImportAuthor, progresso: ImportWriting['progresso']): ImportWriting {
  return {
    tx,
    chi,
    progresso,
    async audit(entries: AuditEntry[]) {
      for (const alcune of chunks(entries, 2000)) {
        await tx.auditLog.createMany({ data: alcune.map((entry) => ({ ...entry, ...chi })) })
      }
    },
    async emit(topic, pks) {
      const scelti = pks.length > EVENTI_MASSIMI ? [] : pks
      await tx.eventLog.createMany({ data: scelti.map((pk) => ({ topic, payload: { pk } })) })
    },
  }
}

const ritenta = (error: unknown) => isTransient(error) || (error as { code?: unknown } | null)?.code === 'P2002'

/**
 * Plans and carries out an import in one transaction, one import of a kind at a time: all of it or nothing.
 * @throws UserErrors with the first 50 findings
 */
export async function writePlan<Nome extends ImportName>(
  db: Db,
  importazione: ImportKind<Nome>,
  fogli: readonly ReadSheet[],
  opzioni: ImportOptions[Nome],
  chi: ImportAuthor,
  { progresso, concludi }: Seguito = DA_SOLA,
): Promise<ImportResult> {
  const { nome } = importazione
  const lavora = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`importazione ${nome}`}, 0))`
    // It may have waited long for another, and planning is not written: two good moments to be cancelled.
    await progresso(0)
    const piano = await importazione.pianifica(fogli, tx, opzioni)
    if (piano.rilievi.length > 0) {
      throw errorsOfFindings(piano.rilievi, columnsOfImport(nome, opzioni), fogli)
    }
    await progresso(0)
    const risultato = await piano.esegui(scritturaDi(tx, chi, progresso))
    await concludi(tx, risultato)
    return risultato
  }
  for (let tentativo = 1; ; tentativo++) {
    try {
      return await db.$transaction(lavora, { maxWait: 30_000, timeout: MINUTI * 60_000 })
    } catch (error) {
      // Somebody has made the same row meanwhile: the new plan finds it.
      if (tentativo >= TENTATIVI || !ritenta(error)) throw error
    }
  }
}
