import type { Tx } from '#platform/db/prisma.ts'
import { chunks } from '#platform/imports/rows.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { addComposti } from '../composti/write.ts'
import { rigaOrdineData } from '../ordini/data.ts'
import type { RigaInput } from '../righe/rules.ts'
import type { SaidFinestra } from './rules.ts'

/** A line that is stored by now, and what it says of its window. */
interface StoredRiga {
  pk: number
  riga: SaidFinestra
}

/** Rows of one statement; each takes few parameters. */
const AT_ONCE = 5000

/** Stores options and accessories of lines that have none yet. */
export async function addFinestre(tx: Tx, righe: readonly StoredRiga[]): Promise<void> {
  const opzioni = righe.flatMap(({ pk, riga }) =>
    (riga.opzioni ?? []).map(({ opzionePk, valorePk }) => ({ rigaId: pk, opzioneId: opzionePk, valoreId: valorePk })),
  )
  for (const data of chunks(opzioni, AT_ONCE)) await tx.opzioneRigaOrdine.createMany({ data })
  const accessori = righe.flatMap(({ pk, riga }) => (riga.accessoriPks ?? []).map((accessorio) => [accessorio, pk]))
  for (const some of chunks(accessori, AT_ONCE)) {
    const pairs = some.map((pair) => Prisma.sql`(${Prisma.join(pair)})`)
    await tx.$executeRaw`INSERT INTO "_righe_ordine_accessori" ("A", "B") VALUES ${Prisma.join(pairs)}`
  }
}

/** Puts the options and accessories of stored lines in the place of those that they had. */
export async function replaceFinestre(tx: Tx, righe: readonly StoredRiga[]): Promise<void> {
  if (righe.length === 0) return
  const pks = righe.map(({ pk }) => pk)
  await tx.opzioneRigaOrdine.deleteMany({ where: { rigaId: { in: pks } } })
  await tx.$executeRaw`DELETE FROM "_righe_ordine_accessori" WHERE "B" = ANY(${pks}::int[])`
  await addFinestre(tx, righe)
}

/** A new line of an order. */
export interface FreshRiga {
  ordineId: number
  riga: RigaInput
  /** Its place among the lines, from 0. */
  index: number
}

/** Stores new lines of orders, whole. */
export async function addRighe(tx: Tx, fresh: readonly FreshRiga[]): Promise<void> {
  for (const some of chunks(fresh, 1000)) {
    const created = await tx.rigaOrdine.createManyAndReturn({
      data: some.map(({ ordineId, riga, index }) => ({ ...rigaOrdineData(riga, index), ordineId })),
      select: { id: true, ordineId: true, posizione: true },
    })
    const pks = new Map(created.map(({ id, ordineId, posizione }) => [`${ordineId}/${posizione}`, id]))
    const stored = some.map(({ ordineId, riga, index }) => ({ pk: pks.get(`${ordineId}/${index + 1}`) ?? 0, riga }))
    await addFinestre(tx, stored)
    await addComposti(tx, stored)
  }
}
