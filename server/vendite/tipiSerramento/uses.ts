import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { regoleDistintaUse } from '../distinte/use.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'

const take = NAMED_USES + 1
type Referring = Exclude<
  keyof Prisma.TipoSerramentoCountOutputType,
  'aperture' | 'accessori' | 'codiciAppresi' | 'specchiature' | 'specchiatureOfferta' | 'specchiaturePreventivo'
>

/** What refers to a window type: statement for `countUses`. */
export const TIPO_REFERENCES = `SELECT tipo_serramento_id AS pk FROM serramenti
  UNION ALL SELECT tipo_serramento_id FROM righe_ordine UNION ALL SELECT tipo_serramento_id FROM specchiature
  UNION ALL SELECT tipo_serramento_id FROM specchiature_offerta
  UNION ALL SELECT tipo_serramento_id FROM specchiature_preventivo
  UNION ALL SELECT tipo_serramento_id FROM vincoli
  UNION ALL SELECT tipo_serramento_id FROM tempistiche UNION ALL SELECT tipo_serramento_id FROM voci_listino
  UNION ALL SELECT tipo_serramento_id FROM righe_offerta WHERE tipo_serramento_id IS NOT NULL
  UNION ALL SELECT tipo_serramento_id FROM regole_distinta WHERE tipo_serramento_id IS NOT NULL`

/** The orders that have some lines, the newest by number. @param righe lines of which an order has one */
export async function ordiniUse(tx: Tx, righe: Prisma.RigaOrdineListRelationFilter): Promise<Use> {
  const newest = await tx.ordine.findMany({
    where: { righe },
    select: { numeroCommessa: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.ordine.count({ where: { righe } }),
    names: newest.map(({ numeroCommessa }) => numeroCommessa),
    singolare: 'ordine',
    plurale: 'ordini',
  }
}

/** The offers that have some lines, the newest by number. @param righe lines of which an offer has one */
export async function offerteUse(tx: Tx, righe: Prisma.RigaOffertaListRelationFilter): Promise<Use> {
  const where = { versioni: { some: { alternative: { some: { righe } } } } }
  const newest = await tx.offerta.findMany({
    where,
    select: { id: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.offerta.count({ where }),
    names: newest.map(({ id }) => `n. ${id}`),
    singolare: 'offerta',
    plurale: 'offerte',
  }
}

/** What has a window type, deleted quotes included. TypeScript says when a new reference is missing here. */
export async function usesOfTipo(tx: Tx, pk: number): Promise<Use[]> {
  const where = { tipoSerramentoId: pk }
  const some = { some: where }
  const famiglie = await tx.famiglia.findMany({
    where: { vincoli: some },
    select: { nome: true },
    orderBy: { ordine: 'asc' },
    take,
  })
  const uses = {
    serramenti: await preventiviUse(tx, { serramenti: { some: { OR: [where, { specchiature: some }] } } }),
    righeOrdine: await ordiniUse(tx, { some: { OR: [where, { specchiature: some }] } }),
    vincoli: {
      count: await tx.vincolo.count({ where }),
      names: famiglie.map(({ nome }) => nome),
      singolare: 'vincolo misura',
      plurale: 'vincoli misura',
    },
    tempistiche: {
      count: await tx.tempistica.count({ where }),
      names: [],
      singolare: 'tempistica',
      plurale: 'tempistiche',
    },
    vociListino: await listiniUse(tx, { voci: some }),
    righeOfferta: await offerteUse(tx, { some: { OR: [where, { specchiature: some }] } }),
    regoleDistinta: await regoleDistintaUse(tx, where),
  } satisfies Record<Referring, Use>
  return Object.values(uses)
}
