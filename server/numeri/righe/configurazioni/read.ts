import type { Db } from '../../../platform/db/prisma.ts'
import { can, type Viewer } from '../../../platform/permissions.ts'
import { COLONNE_PREZZO, COLONNE_RIGA, OPERAZIONI } from '../rules.ts'
import type { ColonnaStatisticaRighe } from '../totals.ts'

/** The columns of a configuration; null when there is no such one. */
export async function readColonne(db: Db, pk: number): Promise<ColonnaStatisticaRighe[] | null> {
  const riga = await db.configurazioneStatistica.findUnique({ where: { id: pk }, select: { fieldsConf: true } })
  return riga ? colonneStatistica(riga.fieldsConf) : null
}

/** The columns as a configuration keeps them, without operations that there are not. */
export const colonneStatistica = (fieldsConf: unknown): ColonnaStatisticaRighe[] =>
  ((fieldsConf as { fields?: ColonnaStatisticaRighe[] }).fields ?? []).map((una) => ({
    ...una,
    operations: una.operations.filter((operazione) => OPERAZIONI.includes(operazione)),
  }))

/** Names of the columns that the viewer can add up: those of prices only for who sees prices. */
export async function readNomiColonne(db: Db, viewer: Viewer | null): Promise<string[]> {
  const prezzi = can(viewer, 'viewPricesOnOrders')
  const diRiga = COLONNE_RIGA.filter((nome) => prezzi || !COLONNE_PREZZO.includes(nome))
  const chiavi = await db.chiaveExtra.findMany({ orderBy: { chiave: 'asc' } })
  return [...new Set<string>([...diRiga, ...chiavi.map(({ chiave }) => chiave)])]
}
