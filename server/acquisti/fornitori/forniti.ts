import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { materialiForniti } from './rules.ts'

/** The suppliers of a material, as their first or another. */
export const whoSupplies = (tipologia: string): Prisma.FornitoreWhereInput => ({
  OR: [{ tipologia }, { altriMateriali: { array_contains: [{ tipologia }] } }],
})

/** The suppliers that are the default of some material. */
export const whoIsDefault: Prisma.FornitoreWhereInput = {
  OR: [{ isDefault: true }, { altriMateriali: { array_contains: [{ isDefault: true }] } }],
}

/** The default supplier of a material. */
export const whoIsDefaultOf = (tipologia: string): Prisma.FornitoreWhereInput => ({
  OR: [{ tipologia, isDefault: true }, { altriMateriali: { array_contains: [{ tipologia, isDefault: true }] } }],
})

/** What to select of a supplier to know what it supplies. */
export const fornitiColumns = { tipologia: true, tempo: true, isDefault: true, altriMateriali: true } as const

/** The default supplier of each material: its number. */
export async function defaultFornitori(db: Db | Tx): Promise<Map<string, number>> {
  const found = await db.fornitore.findMany({ where: whoIsDefault, select: { id: true, ...fornitiColumns } })
  return new Map(
    found.flatMap((row) =>
      materialiForniti(row).flatMap(({ tipologia, isDefault }) => (isDefault ? [[tipologia, row.id] as const] : [])),
    ),
  )
}
