import type { Prisma } from '#prisma/generated/client.ts'
import type { Db, Tx } from '../db/prisma.ts'
import type { Storage } from '../storage/storage.ts'
import { lockFile } from './lock.ts'

/** Hours for which a file that nothing refers to is kept: a preview of an import may be open. */
export const GRACE_HOURS = 24
const AT_ONCE = 500

const none = { none: {} }

/** A file that no row refers to. TypeScript says when a new reference is missing here. */
const WITHOUT_USE = {
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
  versioniOfferta: none,
  linkSegreti: none,
  jobs: none,
  documentiCartella: none,
  versioniDocumento: none,
  problemiOfficina: none,
  originaleDi: none,
  miniaturaDi: none,
} satisfies Record<keyof Prisma.StoredFileCountOutputType, typeof none>

interface Stores {
  db: Db
  storage: Storage
}

/** Rows of files that were taken off what they belonged to. Public pictures stay: pages may have kept their address. */
async function cleanRighe({ db }: Stores, before: Date): Promise<number> {
  const where = { pubblico: false, creatoIl: { lt: before }, ...WITHOUT_USE }
  const candidates = await db.storedFile.findMany({ where, select: { id: true, chiave: true }, take: 10 * AT_ONCE })
  let removed = 0
  for (const { id, chiave } of candidates) {
    removed += await db.$transaction(async (tx) => {
      await lockFile(tx, chiave)
      // Looked at again: somebody may have used it while this waited.
      return (await tx.storedFile.deleteMany({ where: { id, ...where } })).count
    })
  }
  return removed
}

/**
 * Removes rows of files that nothing refers to any more, however young; their bytes go with the next night.
 * @returns how many
 */
export async function removeUnused(tx: Tx, pks: readonly number[]): Promise<number> {
  const candidates = await tx.storedFile.findMany({
    where: { id: { in: [...pks] }, ...WITHOUT_USE },
    select: { id: true, chiave: true },
    orderBy: { id: 'asc' },
  })
  let removed = 0
  for (const { id, chiave } of candidates) {
    await lockFile(tx, chiave)
    removed += (await tx.storedFile.deleteMany({ where: { id, ...WITHOUT_USE } })).count
  }
  return removed
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
async function cleanBytes({ db, storage }: Stores, before: Date): Promise<number> {
  let removed = 0
  async function clean(keys: readonly string[]) {
    const withRiga = await db.storedFile.findMany({ where: { chiave: { in: [...keys] } }, select: { chiave: true } })
    const note = new Set(withRiga.map(({ chiave }) => chiave))
    const requests = await inCoda(db)
    for (const key of keys.filter((one) => !note.has(one) && !requests.includes(one))) {
      await db.$transaction(async (tx) => {
        await lockFile(tx, key)
        const [at, riga] = [await storage.storedAt(key), await tx.storedFile.count({ where: { chiave: key } })]
        if (riga > 0 || at === null || at >= before) return
        await storage.remove(key)
        removed++
      })
    }
  }
  let group: string[] = []
  for await (const { chiave, at } of storage.list()) {
    if (at < before) group.push(chiave)
    if (group.length < AT_ONCE) continue
    await clean(group)
    group = []
  }
  await clean(group)
  return removed
}

/**
 * Removes files that nothing needs: attachments taken off or replaced, what imports have left. Never one that a row
 * refers to, that an import in the queue needs, or that was stored in the last 24 hours.
 * @returns how many rows, and how many files of the store
 */
export async function cleanFiles(stores: Stores, now = new Date()): Promise<{ righe: number; file: number }> {
  const before = new Date(now.getTime() - GRACE_HOURS * 3_600_000)
  const righe = await cleanRighe(stores, before)
  return { righe, file: await cleanBytes(stores, before) }
}
