import { isTransitorio } from '../db/guasti.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { UserErrors } from '../errors.ts'
import type { AuditEntry } from '../operation.ts'
import { pezzi } from './righe.ts'
import { COLONNE, type NomeImportazione, type OpzioniImportazione, RILIEVI_MASSIMI } from './rules.ts'
import type { FoglioLetto, Importazione, Rilievo, Risultato, Scrittura } from './tipo.ts'

/** 'riga 4, colonna Email: …', after the name of the file when there are several. */
export function descrivi(rilievo: Rilievo, nome: NomeImportazione, files: readonly { nome: string }[]): string {
  const { file, riga, colonna, messaggio } = rilievo
  const titolo = COLONNE[nome].find((voce) => voce.nome === colonna)?.titolo ?? colonna
  const dove = files.length > 1 ? `${files[file]?.nome}: ` : ''
  return `${dove}riga ${riga}, colonna ${titolo}: ${messaggio}`
}

/** The first 50 findings, as the user reads them. */
export function erroriDi(rilievi: readonly Rilievo[], nome: NomeImportazione, files: readonly { nome: string }[]) {
  return new UserErrors(
    rilievi
      .slice(0, RILIEVI_MASSIMI)
      .map((rilievo) => ({ code: 'INVALID', field: null, message: descrivi(rilievo, nome, files) })),
  )
}

const MINUTI = 10
const TENTATIVI = 3
/** Readers of events fall behind on thousands at once: larger imports emit one event at the end. */
const EVENTI_MASSIMI = 500

interface Chi {
  userId: number | null
  userNome: string
}

/** An import that is followed by somebody: both may throw, and then nothing is written. */
interface Seguito {
  progresso: Scrittura['progresso']
  /** The last statement of the transaction. */
  concludi(tx: Tx, risultato: Risultato): Promise<void>
}

const DA_SOLA: Seguito = { progresso: async () => undefined, concludi: async () => undefined }

function scritturaDi(tx: Tx, { userId, userNome }: Chi, progresso: Scrittura['progresso']): Scrittura {
  return {
    tx,
    progresso,
    async audit(entries: AuditEntry[]) {
      for (const alcune of pezzi(entries, 2000)) {
        await tx.auditLog.createMany({ data: alcune.map((entry) => ({ ...entry, userId, userNome })) })
      }
    },
    async emit(topic, pks) {
      const scelti = pks.length > EVENTI_MASSIMI ? [] : pks
      await tx.eventLog.createMany({ data: scelti.map((pk) => ({ topic, payload: { pk } })) })
    },
  }
}

const ritenta = (error: unknown) => isTransitorio(error) || (error as { code?: unknown } | null)?.code === 'P2002'

/**
 * Plans and carries out an import in one transaction, one import of a kind at a time: all of it or nothing.
 * @throws UserErrors with the first 50 findings
 */
export async function scrivi(
  db: Db,
  importazione: Importazione,
  fogli: readonly FoglioLetto[],
  opzioni: OpzioniImportazione,
  chi: Chi,
  { progresso, concludi }: Seguito = DA_SOLA,
): Promise<Risultato> {
  const { nome } = importazione
  const lavora = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`importazione ${nome}`}, 0))`
    // It may have waited long for another, and planning is not written: two good moments to be cancelled.
    await progresso(0)
    const piano = await importazione.pianifica(fogli, tx, opzioni)
    if (piano.rilievi.length > 0) throw erroriDi(piano.rilievi, nome, fogli)
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
