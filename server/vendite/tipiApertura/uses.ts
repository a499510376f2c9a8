import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'
import { ordiniUse } from '../tipiSerramento/ordiniUse.ts'

const take = NAMED_USES + 1

/** What refers to an opening: statement for `countUses`. */
export const APERTURA_REFERENCES = `SELECT "A" AS pk FROM "_tipi_serramento_aperture"
  UNION ALL SELECT tipo_apertura_id FROM serramenti
  UNION ALL SELECT tipo_apertura_id FROM righe_ordine WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM supplementi_listino WHERE tipo_apertura_id IS NOT NULL`

/** What has an opening, deleted quotes included. TypeScript says when a new reference is missing here. */
export async function usesOfApertura(tx: Tx, pk: number): Promise<Use[]> {
  const offering = { aperture: { some: { id: pk } } }
  const tipi = await tx.tipoSerramento.findMany({
    where: offering,
    select: { nome: true },
    orderBy: { ordine: 'asc' },
    take,
  })
  const uses = {
    tipi: {
      count: await tx.tipoSerramento.count({ where: offering }),
      names: tipi.map(({ nome }) => nome),
      singolare: 'tipo di serramento',
      plurale: 'tipi di serramento',
    },
    serramenti: await preventiviUse(tx, { serramenti: { some: { tipoAperturaId: pk } } }),
    righe: await ordiniUse(tx, { some: { tipoAperturaId: pk } }),
    supplementi: await listiniUse(tx, { supplementi: { some: { tipoAperturaId: pk } } }),
  } satisfies Record<keyof Prisma.TipoAperturaCountOutputType, Use>
  return Object.values(uses)
}
