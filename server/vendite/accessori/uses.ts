import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'

const take = NAMED_USES + 1

/** What refers to an accessory: statement for `countUses`. */
export const ACCESSORIO_REFERENCES = `SELECT "A" AS pk FROM "_tipi_serramento_accessori"
  UNION ALL SELECT "A" FROM "_serramenti_accessori"
  UNION ALL SELECT accessorio_id FROM supplementi_listino WHERE accessorio_id IS NOT NULL`

/** What has an accessory, deleted quotes included. TypeScript says when a new reference is missing here. */
export async function usesOfAccessorio(tx: Tx, pk: number): Promise<Use[]> {
  const own = { accessori: { some: { id: pk } } }
  const tipi = await tx.tipoSerramento.findMany({
    where: own,
    select: { nome: true },
    orderBy: { ordine: 'asc' },
    take,
  })
  const uses = {
    tipi: {
      count: await tx.tipoSerramento.count({ where: own }),
      names: tipi.map(({ nome }) => nome),
      singolare: 'tipo di serramento',
      plurale: 'tipi di serramento',
    },
    serramenti: await preventiviUse(tx, { serramenti: { some: own } }),
    supplementi: await listiniUse(tx, { supplementi: { some: { accessorioId: pk } } }),
  } satisfies Record<keyof Prisma.AccessorioCountOutputType, Use>
  return Object.values(uses)
}
