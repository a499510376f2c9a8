import { isTransient } from '../db/faults.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import type { AuditEntry } from '../operation.ts'
import {
  columnsOfImport,
  type ImportAuthor,
  type ImportFinding,
  type ImportKind,
  type ImportResult,
  type ImportWriting,
  type ReadSheet,
} from './kind.ts'
import { chunks } from './rows.ts'
import { FINDINGS_MAX, type ImportColumn } from './rules.ts'

/** 'riga 4, colonna Email: …', after the name of the file when there are several. */
export function describeFinding(
  rilievo: ImportFinding,
  columns: readonly ImportColumn[],
  files: readonly { nome: string }[],
): string {
  const { file, riga, colonna, messaggio, dove = `riga ${riga}` } = rilievo
  const title = columns.find((item) => item.nome === colonna)?.titolo ?? colonna
  const where = files.length > 1 ? `${files[file]?.nome}: ` : ''
  return `${where}${dove}, colonna ${title}: ${messaggio}`
}

/** The first 50 findings, as the user reads them. */
function errorsOfFindings(
  rilievi: readonly ImportFinding[],
  columns: readonly ImportColumn[],
  files: readonly { nome: string }[],
) {
  return new UserErrors(
    rilievi
      .slice(0, FINDINGS_MAX)
      .map((rilievo) => ({ code: 'INVALID', field: null, message: describeFinding(rilievo, columns, files) })),
  )
}

const MINUTES = 10
const ATTEMPTS = 3
/** Readers of events fall behind on thousands at once: larger imports emit one event at the end. */
const EVENTS_MAX = 500

/** An import that is followed by somebody: both may throw, and then nothing is written. */
interface FollowUp {
  progresso: ImportWriting['progresso']
  /** The last statement of the transaction. */
  concludi(tx: Tx, result: ImportResult): Promise<void>
}

const ALONE: FollowUp = { progresso: async () => undefined, concludi: async () => undefined }

function writingOf(tx: Tx, who: ImportAuthor, progress: ImportWriting['progresso']): ImportWriting {
  return {
    tx,
    chi: who,
    progresso: progress,
    async audit(entries: AuditEntry[]) {
      for (const some of chunks(entries, 2000)) {
        await tx.auditLog.createMany({ data: some.map((entry) => ({ ...entry, ...who })) })
      }
    },
    async emit(topic, pks) {
      const chosen = pks.length > EVENTS_MAX ? [] : pks
      await tx.eventLog.createMany({ data: chosen.map((pk) => ({ topic, payload: { pk } })) })
    },
  }
}

const shouldRetry = (error: unknown) => isTransient(error) || (error as { code?: unknown } | null)?.code === 'P2002'

/**
 * Plans and carries out an import in one transaction, one import of a kind at a time: all of it or nothing.
 * @throws UserErrors with the first 50 findings
 */
export async function writePlan<Options extends object>(
  db: Db,
  importRun: ImportKind<Options>,
  sheets: readonly ReadSheet[],
  options: Options,
  who: ImportAuthor,
  { progresso, concludi }: FollowUp = ALONE,
): Promise<ImportResult> {
  const work = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`importazione ${importRun.sheet.name}`}, 0))`
    // It may have waited long for another, and planning is not written: two good moments to be cancelled.
    await progresso(0)
    const piano = await importRun.pianifica(sheets, tx, options)
    if (piano.rilievi.length > 0) {
      throw errorsOfFindings(piano.rilievi, columnsOfImport(importRun, options), sheets)
    }
    await progresso(0)
    const result = await piano.execute(writingOf(tx, who, progresso))
    await concludi(tx, result)
    return result
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work, { maxWait: 30_000, timeout: MINUTES * 60_000 })
    } catch (error) {
      // Somebody has made the same row meanwhile: the new plan finds it.
      if (attempt >= ATTEMPTS || !shouldRetry(error)) throw error
    }
  }
}
