import type { Context } from '#platform/context.ts'
import { readJson } from '#platform/db/json.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { alignedForReading } from './align.ts'
import {
  type AvanzamentoFilter,
  type AvanzamentoRequest,
  eventsSql,
  materialiSql,
  ordiniSql,
  periodOf,
  sortSql,
} from './filter.ts'
import type { AvanzamentoPeriod, TipoEvento } from './rules.ts'

/** An event as lists show it; euro and minutes. */
export interface RigaEvento {
  id: number
  data: string
  tipoEvento: TipoEvento
  ordine: number
  attivita: number | null
  lavorazione: string | null
  attivitaNumero: TipoPezzo | null
  /** Null for automatic ones and for arrivals. */
  operatore: string | null
  tempoTeorico: number
  tempoLavorazione: number
  numeroPezzi: number
  numeroPezziTotali: number
  materiale: string | null
  percentuale: number | null
  ordineFornitore: number | null
  fornitore: string | null
  numeroDocumento: string | null
  costoMateriale: number | null
  valoreEconomico: number
  valoreEconomicoAvMateriali: number
}

export interface EventiTotals {
  tempoTeoricoTotale: number
  tempoLavorazioneTotale: number
  costoMaterialeTotale: number
  valoreEconomicoTotale: number
}

export interface AvanzamentoEvents extends AvanzamentoPeriod {
  totalCount: number
  perPagina: number
  nodes: RigaEvento[]
  totali: EventiTotals
}

export const EVENT_ORDERS = {
  data: 'data',
  tipoEvento: '"tipoEvento"',
  numeroCommessa: '"numeroCommessa"',
  tempoTeorico: '"tempoTeorico"',
  tempoLavorazione: '"tempoLavorazione"',
  valoreEconomico: '"valoreEconomico"',
} as const

type ReadEventi = Pick<AvanzamentoEvents, 'totalCount' | 'totali' | 'nodes'>

/**
 * Statement of a page of the events, and of the sums of all of them, as JSON.
 * @param of number of the only order that counts, in SQL
 */
function eventiSql(
  { filtro, ordinamento, pagina, perPagina }: AvanzamentoRequest,
  period: AvanzamentoPeriod,
  ctx: Context,
  of?: Prisma.Sql,
): Prisma.Sql {
  const { alias: o, da, condizione } = ordiniSql(filtro, ctx)
  const sort = sortSql(ordinamento, EVENT_ORDERS, '-data')
  return Prisma.sql`
    WITH scelti AS (
      SELECT e.*, ${o}.numero_commessa AS "numeroCommessa"
      FROM ${da} JOIN eventi_avanzamento e ON e.ordine_id = ${o}.id JOIN avanzamenti_ordine k ON k.ordine_id = ${o}.id
      WHERE ${eventsSql(filtro, period)} AND ${condizione} AND ${materialiSql(filtro, period, Prisma.sql`${o}.id`)}
        ${of ? Prisma.sql`AND ${o}.id = ${of}` : Prisma.empty}),
    pagina AS (
      SELECT id, data, lower(tipo::text) AS "tipoEvento", tempo_teorico AS "tempoTeorico",
        tempo_lavorazione AS "tempoLavorazione", numero_pezzi AS "numeroPezzi", numero_pezzi_totali AS "numeroPezziTotali",
        materiale, percentuale, costo_materiale AS "costoMateriale", valore_economico AS "valoreEconomico",
        valore_economico_av_materiali AS "valoreEconomicoAvMateriali", ordine_id AS ordine,
        attivita_id AS attivita, ordine_fornitore_id AS "ordineFornitore", lavorazione_id, operatore_id
      FROM scelti ${sort} LIMIT ${perPagina} OFFSET ${(pagina - 1) * perPagina})
    SELECT json_build_object('totalCount', quanti, 'totali', json_build_object('tempoTeoricoTotale', teorico,
        'tempoLavorazioneTotale', tempo, 'costoMaterialeTotale', costo, 'valoreEconomicoTotale', valore),
      'nodes', (SELECT coalesce(json_agg(to_jsonb(p) - 'lavorazione_id' - 'operatore_id' || jsonb_build_object(
          'lavorazione', l.nome, 'attivitaNumero', lower(l.attivita_numero::text),
          'operatore', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username),
          'fornitore', fo.nome, 'numeroDocumento', f.numero_documento)), '[]')
        FROM pagina p LEFT JOIN lavorazioni l ON l.id = p.lavorazione_id LEFT JOIN operatori op ON op.id = p.operatore_id
        LEFT JOIN users u ON u.id = op.user_id LEFT JOIN ordini_fornitore f ON f.id = p."ordineFornitore"
        LEFT JOIN fornitori fo ON fo.id = f.fornitore_id))::text AS json
    FROM (SELECT count(*) AS quanti, coalesce(sum(tempo_teorico), 0) AS teorico,
      coalesce(sum(tempo_lavorazione), 0) AS tempo, coalesce(sum(costo_materiale), 0) AS costo,
      coalesce(sum(valore_economico), 0) AS valore FROM scelti) t`
}

/**
 * A page of the events, and the sums of all of them: one statement.
 * @throws UserErrors as `readAvanzamenti`
 */
export async function readEventi(request: AvanzamentoRequest, ctx: Context): Promise<AvanzamentoEvents> {
  const { db } = ctx.services
  const { filtro, perPagina } = request
  const period = periodOf(filtro)
  const statement = eventiSql(request, period, ctx)
  await alignedForReading(ctx, { ordini: filtro.ordinePk == null ? undefined : [filtro.ordinePk] })
  return { ...(await readJson<ReadEventi>(db, statement)), ...period, perPagina }
}

const MAX_EVENTS = 1000

/**
 * The events of an order, the latest first, at most 1,000: those of all orders that are asked for together by one
 * statement.
 * @param filter which events; without one all, of any day
 */
export function eventiByOrdine(filter?: AvanzamentoFilter) {
  const request = { filtro: filter ?? {}, ordinamento: ['-data'], pagina: 1, perPagina: MAX_EVENTS }
  const period = filter ? periodOf(filter) : { fromDate: null, toDate: null }
  const batch = createBatch<number, AvanzamentoEvents>(async (ordini, ctx) => {
    const { db } = ctx.services
    await alignedForReading(ctx, { ordini })
    const each = eventiSql(request, period, ctx, Prisma.sql`i.id`)
    const read = await readJson<[number, ReadEventi][]>(
      db,
      Prisma.sql`SELECT coalesce(json_agg(json_build_array(i.id, e.json::json)), '[]')::text AS json
        FROM unnest(${ordini}::int[]) AS i(id) CROSS JOIN LATERAL (${each}) e`,
    )
    return new Map(read.map(([ordine, eventi]) => [ordine, { ...eventi, ...period, perPagina: MAX_EVENTS }]))
  })
  // The statement has a row for each, without events too.
  return async (ordine: number, ctx: Context) => (await batch(ordine, ctx)) as AvanzamentoEvents
}
