import { fornitiColumns, whoSupplies } from '#acquisti/fornitori/forniti.ts'
import { materialiForniti } from '#acquisti/fornitori/rules.ts'
import { batchedOf } from '#platform/db/batched.ts'
import type { Db } from '#platform/db/prisma.ts'

/** A supplier that a phase may be given to. */
export interface SuppliedFase {
  pk: number
  nome: string
  /** Its lead time for the material, open days. */
  tempo: number
}

const find = batchedOf(
  async (db, fasi: string[]) => {
    const found = await db.fornitore.findMany({
      where: { OR: fasi.map(whoSupplies) },
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      select: { id: true, nome: true, ...fornitiColumns },
    })
    const suppliers = found.map(({ id: pk, nome, ...row }) => ({ pk, nome, materiali: materialiForniti(row) }))
    return fasi.map((fase) => ({
      fase,
      fornitori: suppliers.flatMap(({ pk, nome, materiali }): SuppliedFase[] => {
        const supplied = materiali.find(({ tipologia }) => tipologia === fase)
        return supplied ? [{ pk, nome, tempo: supplied.tempo }] : []
      }),
    }))
  },
  ({ fase }) => fase,
)

/** The suppliers of the material that a phase is called by, by name; of all phases that ask together by one statement. */
export const suppliersOf = async (db: Db, nomeFase: string): Promise<SuppliedFase[]> =>
  (await find(db, nomeFase))?.fornitori ?? []
