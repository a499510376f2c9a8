import type { Tx } from '../db/prisma.ts'
import { currentKey, type VaultSettings } from '../identity/vault.ts'
import { followReseals, type StoredReseal, signReseal } from './reseals.ts'
import { type Digest, digestOf, linkOf, type SealedTable, type StoredSeal } from './seals.ts'

/** Somebody has changed the rows of this seal: taking a person out would hide it. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/**
 * The digest of the rows of a seal, which are those that were sealed.
 * @throws SealBroken when they are not
 */
async function soundDigest(tx: Tx, settings: VaultSettings, table: SealedTable, seal: StoredSeal): Promise<string> {
  const [found] = await tx.$queryRawUnsafe<Digest[]>(digestOf(table, seal.righe))
  const reseals = await tx.$queryRaw<StoredReseal[]>`SELECT * FROM risigilli WHERE sigillo_id = ${seal.id} ORDER BY id`
  const before = await tx.sigillo.findFirst({
    where: { id: { lt: seal.id } },
    orderBy: { id: 'desc' },
    select: { hash: true },
  })
  const { original, fault } = followReseals(settings, reseals, found?.digest ?? '')
  const isSound = found?.quante === seal.quante && !fault
  if (!isSound || linkOf(before?.hash ?? '', table, seal.righe, original) !== seal.hash)
    throw new SealBroken(`${table}, seal ${seal.id}`)
  return found.digest
}

/**
 * Takes a person out of rows that only grow, and seals anew what was sealed: what a row told of it becomes 'Dati
 * cancellati', the row itself, its time and who wrote it stay. docs/decisions/25-erasing-a-person.md
 * @param names who of the writers of the rows is the person itself
 * @returns how many rows
 * @throws SealBroken when rows under one of their seals were changed before
 */
export async function eraseSealed(
  tx: Tx,
  settings: VaultSettings,
  table: SealedTable,
  { ids, names }: { ids: readonly bigint[]; names: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0
  // Nobody seals meanwhile.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('sigilli', 0))`
  await tx.$executeRawUnsafe(`SET LOCAL TimeZone = 'UTC'`)
  const seals = await tx.$queryRaw<(StoredSeal & { toccate: number })[]>`
    SELECT s.*, (SELECT count(*)::int FROM unnest(${ids}::bigint[]) AS n WHERE n <@ s.righe::int8multirange) AS toccate
    FROM sigilli AS s
    WHERE s.tabella = ${table}
      AND s.righe::int8multirange && (SELECT range_agg(int8range(n, n, '[]')) FROM unnest(${ids}::bigint[]) AS n)
    ORDER BY s.id`
  const digests = new Map<number, string>()
  for (const seal of seals) digests.set(seal.id, await soundDigest(tx, settings, table, seal))
  const [done] = await tx.$queryRaw<{ righe: number }[]>`
    SELECT cancella_dati_personali(${table}, ${ids}::bigint[], ${names}::text[]) AS righe`
  const chiave = currentKey(settings)
  for (const { id, righe, toccate } of seals) {
    const [after] = await tx.$queryRawUnsafe<Digest[]>(digestOf(table, righe))
    const reseal = { sigillo_id: id, prima: digests.get(id) ?? '', dopo: after?.digest ?? '', righe: toccate }
    await tx.risigillo.create({
      data: {
        sigilloId: id,
        prima: reseal.prima,
        dopo: reseal.dopo,
        righe: toccate,
        chiave,
        firma: signReseal(settings, reseal),
      },
    })
  }
  return done?.righe ?? 0
}
