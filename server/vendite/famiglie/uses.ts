import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'

/** What refers to a value of an option: statement for `countUses`. */
export const VALORE_REFERENCES = `SELECT valore_id AS pk FROM opzioni_preventivo
  UNION ALL SELECT valore_id FROM voci_listino WHERE valore_id IS NOT NULL
  UNION ALL SELECT valore_id FROM supplementi_listino WHERE valore_id IS NOT NULL`

/** What refers to a kind of family: statement for `countUses`. */
export const TIPOLOGIA_REFERENCES = 'SELECT tipologia_famiglia_id AS pk FROM famiglie'

/** What is a family's own, and goes with it. */
type Own = 'immagini' | 'opzioni'

async function vincoliUse(tx: Tx, famigliaId: number): Promise<Use> {
  const tipi = await tx.tipoSerramento.findMany({
    where: { vincoli: { some: { famigliaId } } },
    orderBy: { ordine: 'asc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.vincolo.count({ where: { famigliaId } }),
    names: tipi.map(({ nome }) => nome),
    singolare: 'vincolo di misura',
    plurale: 'vincoli di misura',
  }
}

/** The quotes and constraints of a family. TypeScript says when a new reference is missing here. */
export async function usesOfFamiglia(tx: Tx, pk: number): Promise<Use[]> {
  const uses = {
    preventivi: await preventiviUse(tx, { famigliaId: pk }),
    vincoli: await vincoliUse(tx, pk),
    vociListino: await listiniUse(tx, { voci: { some: { famigliaId: pk } } }),
    supplementi: await listiniUse(tx, { supplementi: { some: { famigliaId: pk } } }),
  } satisfies Record<Exclude<keyof Prisma.FamigliaCountOutputType, Own>, Use>
  return Object.values(uses)
}
