import { offerteList } from '#ordini/offerte/list.ts'
import { statoOfferta } from '#ordini/offerte/rules.ts'
import { offertaFactsOf } from '#ordini/offerte/stored.ts'
import type { Context } from '#platform/context.ts'
import { whereOf } from '#platform/db/listSource.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { askedPeriodoOfferte, type OffertaCounted, type StatisticheOfferte, statisticheOf } from './rules.ts'

/** The families of the windows of some offers, whatever their versions. */
async function readFamiglie(db: Db, pks: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db.$queryRaw<{ offerta: number; famiglia: number }[]>`
    SELECT DISTINCT v.offerta_id AS offerta, r.famiglia_id AS famiglia
    FROM versioni_offerta v JOIN alternative_offerta a ON a.versione_offerta_id = v.id
      JOIN righe_offerta r ON r.alternativa_id = a.id
    WHERE v.offerta_id = ANY(${[...pks]}::int[]) AND r.famiglia_id IS NOT NULL`
  const found = new Map<number, number[]>()
  for (const { offerta, famiglia } of rows) found.set(offerta, [...(found.get(offerta) ?? []), famiglia])
  return found
}

/** The offers of a period that the viewer sees, as they are counted: those that the list shows with the same filter. */
async function readCounted({ services, viewer }: Context, periodo: Periodo): Promise<OffertaCounted[]> {
  const agente = { select: { agenteId: true } } as const
  const rows = await services.db.offerta.findMany({
    where: whereOf(offerteList, { inviata: periodo }, viewer),
    select: {
      id: true,
      stato: true,
      validaFino: true,
      netto: true,
      inviataIl: true,
      decisaIl: true,
      preventivo: agente,
      cliente: agente,
      versioni: { where: { stato: 'RIFIUTATA' }, select: { causaRifiuto: true } },
    },
  })
  const famiglie = await readFamiglie(
    services.db,
    rows.map(({ id }) => id),
  )
  const today = dayOfInstant(new Date())
  return rows.flatMap(({ id, netto, inviataIl, decisaIl, preventivo, cliente, versioni, ...facts }) => {
    if (!inviataIl) return []
    return [
      {
        stato: statoOfferta(offertaFactsOf(facts), today),
        netto: netto.toNumber(),
        inviata: dayOfInstant(inviataIl),
        decisa: decisaIl && dayOfInstant(decisaIl),
        agente: (preventivo ?? cliente)?.agenteId ?? null,
        famiglie: famiglie.get(id) ?? [],
        cause: [...new Set(versioni.flatMap(({ causaRifiuto }) => causaRifiuto ?? []))],
      },
    ]
  })
}

/** The figures of the offers that the viewer sees and that were sent in a period; the last twelve months unless told. */
export async function statisticheOfferte(
  periodo: Periodo | null | undefined,
  ctx: Context,
): Promise<StatisticheOfferte> {
  const asked = askedPeriodoOfferte(periodo, dayOfInstant(new Date()))
  return statisticheOf(await readCounted(ctx, asked), asked)
}
