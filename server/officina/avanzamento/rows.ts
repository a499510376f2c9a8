import type { Context } from '#platform/context.ts'
import { readJson } from '#platform/db/json.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { alignedForReading } from './align.ts'
import { type AvanzamentoDetail, readDetails } from './details.ts'
import { type AvanzamentoEvents, eventiByOrdine } from './events.ts'
import { type AvanzamentoRequest, eventsSql, materialiSql, ordiniSql, periodOf, sortSql } from './filter.ts'
import type { AvanzamentoPeriod } from './rules.ts'

/** What the events of a period are worth; euro, minutes. */
export interface CifreAvanzamento {
  totaleValoreMateriali: number
  totaleValoreManodopera: number
  totaleValoreEconomico: number
  tempoTeorico: number
  tempoLavorazione: number
  numeroPezzi: number
}

/** The progress of an order; euro. */
export interface ProgressOfOrdine extends CifreAvanzamento, AvanzamentoDetail {
  /** Number of the order. */
  pk: number
  netto: number
  /** Of the net what is resold, and what is work. */
  rivendita: number
  manodopera: number
  /** Euro that all its materials are worth, and what is resold. */
  valoreEconomicoMateriale: number
  /** Percent of the net; null of an order that is worth nothing. */
  percentualeAvanzamento: number | null
  percentualeAvanzamentoAvMateriali: number | null
  completo: boolean
  /** What the figures are made of. */
  eventi: () => Promise<AvanzamentoEvents>
}

/** A group of events: its key (a day, a number, a kind; empty of all of them), its name, its figures. */
export interface AvanzamentoGroup extends CifreAvanzamento {
  chiave: string
  nome: string
  ordini: number
}

/** An order with its progress in a period. */
export interface RigaAvanzamento extends ProgressOfOrdine {
  numeroCommessa: string
  nomeCliente: string
  progetto: string
  codiceSistema: string
  dataConsegna: string | null
  /** As it is written outside; null without an agent. */
  tipoAgente: string | null
}

export interface TotaliAvanzamento extends AvanzamentoGroup {
  netto: number
  valoreEconomicoMateriale: number
  percentualeAvanzamento: number | null
  percentualeAvanzamentoAvMateriali: number | null
}

/** A page of orders with their progress, and the sums of all of them. */
export interface Avanzamenti extends AvanzamentoPeriod {
  totalCount: number
  perPagina: number
  nodes: RigaAvanzamento[]
  totali: TotaliAvanzamento
  /** Orders that are still to be reckoned anew, after a change that touches many. */
  daRicalcolare: number
}

/** What the rows may be ordered by. */
export const AVANZAMENTI_ORDERS = {
  numeroCommessa: '"numeroCommessa"',
  nomeCliente: '"nomeCliente"',
  progetto: 'progetto',
  codiceSistema: '"codiceSistema"',
  dataConsegna: '"dataConsegna"',
  tipoAgente: '"tipoAgente"',
  netto: 'netto',
  totaleValoreMateriali: '"totaleValoreMateriali"',
  totaleValoreManodopera: '"totaleValoreManodopera"',
  totaleValoreEconomico: '"totaleValoreEconomico"',
  valoreEconomicoMateriale: '"valoreEconomicoMateriale"',
  percentualeAvanzamento: '"percentualeAvanzamento"',
  percentualeAvanzamentoAvMateriali: '"percentualeAvanzamentoAvMateriali"',
} as const

/** Sums of events, `e`: every figure of progress is one of these. */
export const eventFiguresSql = Prisma.sql`
  coalesce(sum(e.valore_economico) FILTER (WHERE e.tipo = 'ARRIVO_MATERIALE'), 0) AS "totaleValoreMateriali",
  coalesce(sum(e.valore_economico) FILTER (WHERE e.tipo <> 'ARRIVO_MATERIALE'), 0) AS "totaleValoreManodopera",
  coalesce(sum(e.valore_economico), 0) AS "totaleValoreEconomico",
  coalesce(sum(e.valore_economico_av_materiali), 0) AS av,
  coalesce(sum(e.tempo_teorico), 0) AS "tempoTeorico",
  coalesce(sum(e.tempo_lavorazione), 0) AS "tempoLavorazione",
  coalesce(sum(e.numero_pezzi), 0) AS "numeroPezzi"`

const percent = (value: string) => `CASE WHEN netto > 0 THEN round(${value} * 100 / netto, 2) END`
const DIGITS = [
  'totaleValoreMateriali',
  'totaleValoreManodopera',
  'totaleValoreEconomico',
  'tempoTeorico',
  'tempoLavorazione',
  'numeroPezzi',
]
const SUMS = ['netto', 'valoreEconomicoMateriale', ...DIGITS]

/**
 * The orders with events in the period, each with what they are worth, and the sums of all of them: one statement, and
 * the materials of the page.
 * @throws UserErrors on a period that ends before it begins, an unknown order or kind of event
 */
export async function readAvanzamenti(request: AvanzamentoRequest, ctx: Context): Promise<Avanzamenti> {
  const { filtro, ordinamento, pagina, perPagina } = request
  const { db } = ctx.services
  const period = periodOf(filtro)
  const { alias: o, da, condizione } = ordiniSql(filtro, ctx)
  const sort = sortSql(ordinamento, AVANZAMENTI_ORDERS, '-percentualeAvanzamento')
  const events = eventsSql(filtro, period)
  const materiali = filtro.conMateriali ? Prisma.sql`"totaleValoreMateriali" > 0` : Prisma.sql`TRUE`
  const daRicalcolare = await alignedForReading(ctx)
  type Read = Pick<Avanzamenti, 'totalCount' | 'totali'> & {
    nodes: Omit<RigaAvanzamento, keyof AvanzamentoDetail | 'eventi'>[]
  }
  const statement = Prisma.sql`
    WITH somme AS MATERIALIZED (
      SELECT e.ordine_id, ${eventFiguresSql} FROM eventi_avanzamento e WHERE ${events} GROUP BY 1),
    ordine AS (
      SELECT ${o}.id, ${o}.numero_commessa AS "numeroCommessa", ${o}.nome_cliente AS "nomeCliente", ${o}.progetto,
        ${o}.codice_sistema AS "codiceSistema", ${o}.data_consegna AS "dataConsegna", ag.tipo_agente AS "tipoAgente",
        ${o}.netto, k.completo, k.manodopera, k.rivendita, k.netto - k.manodopera AS "valoreEconomicoMateriale", s.*
      FROM ${da} JOIN somme s ON s.ordine_id = ${o}.id JOIN avanzamenti_ordine k ON k.ordine_id = ${o}.id
      LEFT JOIN agenti ag ON ag.id = ${o}.agente_id
      WHERE ${condizione} AND ${materiali} AND ${materialiSql(filtro, period, Prisma.sql`${o}.id`)}),
    righe AS (
      SELECT *, ${Prisma.raw(percent('"totaleValoreEconomico"'))} AS "percentualeAvanzamento",
        ${Prisma.raw(percent('av'))} AS "percentualeAvanzamentoAvMateriali" FROM ordine)
    SELECT json_build_object('totalCount', quante,
      'totali', json_build_object('chiave', '', 'nome', 'Totale', 'ordini', quante, ${Prisma.raw(SUMS.map((name) => `'${name}', "${name}"`).join(', '))},
        'percentualeAvanzamento', ${Prisma.raw(percent('"totaleValoreEconomico"'))},
        'percentualeAvanzamentoAvMateriali', ${Prisma.raw(percent('av'))}),
      'nodes', (SELECT coalesce(json_agg(to_jsonb(p) - 'av' - 'ordine_id'), '[]') FROM (
        SELECT id AS pk, * FROM righe ${sort} LIMIT ${perPagina} OFFSET ${(pagina - 1) * perPagina}) p))::text AS json
    FROM (SELECT count(*) AS quante, coalesce(sum(av), 0) AS av,
      ${Prisma.raw(SUMS.map((name) => `coalesce(sum("${name}"), 0) AS "${name}"`).join(', '))} FROM righe) t`
  const read = await readJson<Read>(db, statement)
  const details = await readDetails(
    db,
    read.nodes.map(({ pk }) => pk),
    period,
  )
  const eventi = eventiByOrdine(filtro)
  const nodes = read.nodes.map((riga) => ({ ...riga, ...details(riga.pk), eventi: () => eventi(riga.pk, ctx) }))
  return { ...read, ...period, perPagina, nodes, daRicalcolare }
}
