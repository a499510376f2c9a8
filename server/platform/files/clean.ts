import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db } from '../db/prisma.ts'
import type { Storage } from '../storage/storage.ts'
import { lockFile } from './lock.ts'

/** Hours for which a file that nothing refers to is kept: a preview of an import may be open. */
export const GRACE_HOURS = 24
const ALLA_VOLTA = 500

const none = { none: {} }

/** A file that no row refers to. TypeScript says when a new reference is missing here. */
const SENZA_USO = {
  immaginiFamiglia: none,
  tipiSerramento: none,
  tipiApertura: none,
  immaginiRiga: none,
  allegatiOrdine: none,
  fornitori: none,
  immaginiOrdineFornitore: none,
  allegatiOrdineFornitore: none,
  pdfOrdineFornitore: none,
  allegatiMail: none,
  confermeDaFirmare: none,
  confermeFirmate: none,
  allegatiConferma: none,
  linkSegreti: none,
  jobs: none,
  documentiCartella: none,
  versioniDocumento: none,
  problemiOfficina: none,
  originaleDi: none,
  miniaturaDi: none,
} satisfies Record<keyof Prisma.StoredFileCountOutputType, typeof none>

interface Deposito {
  db: Db
  storage: Storage
}

/** Rows of files that were taken off what they belonged to. Public pictures stay: pages may have kept their address. */
async function pulisciRighe({ db }: Deposito, prima: Date): Promise<number> {
  const where = { pubblico: false, creatoIl: { lt: prima }, ...SENZA_USO }
  const candidati = await db.storedFile.findMany({ where, select: { id: true, chiave: true }, take: 10 * ALLA_VOLTA })
  let tolte = 0
  for (const { id, chiave } of candidati) {
    tolte += await db.$transaction(async (tx) => {
      await lockFile(tx, chiave)
      // Looked at again: somebody may have used it while this waited.
      return (await tx.storedFile.deleteMany({ where: { id, ...where } })).count
    })
  }
  return tolte
}

/** Which of the keys an import in the queue, or running, still needs. */
async function inCoda(db: Db): Promise<string> {
  const [coda] = await db.$queryRaw<{ esiste: boolean }[]>`SELECT to_regclass('pgboss.job') IS NOT NULL AS esiste`
  if (!coda?.esiste) return ''
  const [riga] = await db.$queryRaw<{ testo: string | null }[]>`
    SELECT string_agg(data::text, ' ') AS testo FROM pgboss.job WHERE name = 'importazione' AND state < 'completed'`
  return riga?.testo ?? ''
}

/** Bytes without a row: of the rows just removed, of previews given up, of imports that are over. */
async function pulisciByte({ db, storage }: Deposito, prima: Date): Promise<number> {
  let tolti = 0
  async function pulisci(chiavi: readonly string[]) {
    const conRiga = await db.storedFile.findMany({ where: { chiave: { in: [...chiavi] } }, select: { chiave: true } })
    const note = new Set(conRiga.map(({ chiave }) => chiave))
    const richieste = await inCoda(db)
    for (const chiave of chiavi.filter((una) => !note.has(una) && !richieste.includes(una))) {
      await db.$transaction(async (tx) => {
        await lockFile(tx, chiave)
        const [quando, riga] = [await storage.storedAt(chiave), await tx.storedFile.count({ where: { chiave } })]
        if (riga > 0 || quando === null || quando >= prima) return
        await storage.remove(chiave)
        tolti++
      })
    }
  }
  let gruppo: string[] = []
  for await (const { chiave, quando } of storage.list()) {
    if (quando < prima) gruppo.push(chiave)
    if (gruppo.length < ALLA_VOLTA) continue
    await pulisci(gruppo)
    gruppo = []
  }
  await pulisci(gruppo)
  return tolti
}

/**
 * Removes files that nothing needs: attachments taken off or replaced, what imports have left. Never one that a row
 * refers to, that an import in the queue needs, or that was stored in the last 24 hours.
 * @returns how many rows, and how many files of the store
 */
export async function cleanFiles(deposito: Deposito, adesso = new Date()): Promise<{ righe: number; file: number }> {
  const prima = new Date(adesso.getTime() - GRACE_HOURS * 3_600_000)
  const righe = await pulisciRighe(deposito, prima)
  return { righe, file: await pulisciByte(deposito, prima) }
}
