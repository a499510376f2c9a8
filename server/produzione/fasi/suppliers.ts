import { fornitiColumns, whoSupplies } from '#acquisti/fornitori/forniti.ts'
import { fornitoriList } from '#acquisti/fornitori/list.ts'
import { tempoOf } from '#acquisti/fornitori/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { Viewer } from '#platform/permissions.ts'

/** A supplier that a phase may be given to. */
export interface SuppliedFase {
  pk: number
  nome: string
  /** Its lead time for the material, open days. */
  tempo: number
}

/** The suppliers of the material that a phase is called by, by name, of those that the viewer sees. */
export async function suppliersOf(db: Db, viewer: Viewer | null, nomeFase: string): Promise<SuppliedFase[]> {
  const found = await db.fornitore.findMany({
    where: { AND: [fornitoriList.visible(viewer), whoSupplies(nomeFase)] },
    orderBy: [{ nome: 'asc' }, { id: 'asc' }],
    select: { id: true, nome: true, ...fornitiColumns },
  })
  return found.map(({ id: pk, nome, ...row }) => ({ pk, nome, tempo: tempoOf(row, nomeFase) }))
}
