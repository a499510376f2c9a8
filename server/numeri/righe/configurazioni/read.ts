import type { Db } from '#platform/db/prisma.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import { OPERATIONS, PREZZO_COLUMNS, RIGA_COLUMNS } from '../rules.ts'
import type { RigheStatisticaColumn } from '../totals.ts'

/** The columns of a configuration; null when there is no such one. */
export async function readColumns(db: Db, pk: number): Promise<RigheStatisticaColumn[] | null> {
  const riga = await db.configurazioneStatistica.findUnique({ where: { id: pk }, select: { fieldsConf: true } })
  return riga ? statisticaColumns(riga.fieldsConf) : null
}

/** The columns as a configuration keeps them, without operations that there are not. */
export const statisticaColumns = (fieldsConf: unknown): RigheStatisticaColumn[] =>
  ((fieldsConf as { fields?: RigheStatisticaColumn[] }).fields ?? []).map((one) => ({
    ...one,
    operations: one.operations.filter((operation) => OPERATIONS.includes(operation)),
  }))

/** Names of the columns that the viewer can add up: those of prices only for who sees prices. */
export async function readColumnNames(db: Db, viewer: Viewer | null): Promise<string[]> {
  const prezzi = can(viewer, 'viewPricesOnOrders')
  const ofRiga = RIGA_COLUMNS.filter((name) => prezzi || !PREZZO_COLUMNS.includes(name))
  const keys = await db.chiaveExtra.findMany({ orderBy: { chiave: 'asc' } })
  return [...new Set<string>([...ofRiga, ...keys.map(({ chiave }) => chiave)])]
}
