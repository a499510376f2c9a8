import type { Db } from '../../../platform/db/prisma.ts'
import { COLONNE_RIGA } from '../rules.ts'
import type { ColonnaStatisticaRighe } from '../totals.ts'

/** The columns of a configuration; none when there is no such one. */
export async function readColonne(db: Db, pk: number): Promise<ColonnaStatisticaRighe[]> {
  const riga = await db.configurazioneStatistica.findUnique({ where: { id: pk }, select: { fieldsConf: true } })
  return riga ? colonneStatistica(riga.fieldsConf) : []
}

/** The columns as a configuration keeps them. */
export const colonneStatistica = (fieldsConf: unknown): ColonnaStatisticaRighe[] =>
  (fieldsConf as { fields?: ColonnaStatisticaRighe[] }).fields ?? []

/** Names of the columns that can be added up. */
export async function readNomiColonne(db: Db): Promise<string[]> {
  const chiavi = await db.chiaveExtra.findMany({ orderBy: { chiave: 'asc' } })
  return [...new Set<string>([...COLONNE_RIGA, ...chiavi.map(({ chiave }) => chiave)])]
}
