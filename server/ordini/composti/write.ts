import type { Tx } from '#platform/db/prisma.ts'
import { chunks } from '#platform/imports/rows.ts'
import { type SaidComposto, specchiatureColumns } from '#shared/composti/specchiature.ts'

/** A line that is stored by now, and what it says of its element. */
interface StoredRiga {
  pk: number
  riga: SaidComposto
}

/** Stores the elements of lines that have none yet, their leaves settled. */
export async function addComposti(tx: Tx, righe: readonly StoredRiga[]): Promise<void> {
  const rows = righe.flatMap(({ pk, riga }) =>
    specchiatureColumns(riga.specchiature ?? []).map((columns) => ({ ...columns, rigaId: pk })),
  )
  for (const data of chunks(rows, 1000)) await tx.specchiatura.createMany({ data })
}

/** Puts the elements of stored lines in the place of those that they had. */
export async function replaceComposti(tx: Tx, righe: readonly StoredRiga[]): Promise<void> {
  if (righe.length === 0) return
  await tx.specchiatura.deleteMany({ where: { rigaId: { in: righe.map(({ pk }) => pk) } } })
  await addComposti(tx, righe)
}
