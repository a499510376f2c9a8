// The figures: what is measured of the statistics of customers and of agents, as in cases.ts. Promised: 0.9 of the limit.
import { righeTotalsSql } from '../../server/numeri/righe/totals.ts'
import { avanzamentoGroupsSql } from '../../server/officina/avanzamento/groups.ts'
import type { BenchCase } from './benchCase.ts'
import { benchContext, boundSql } from './statement.ts'

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
/** A year. */
const year = { dal: day(-365), al: day(-1) }

const digits = `numeroOrdini numeroSerramenti listinoSerramenti scontoSerramenti mediaOrdini mediaSerramenti nettoSerramenti
  differenzaNettoBudget`
const totals = `numeroOrdini numeroSerramenti listinoSerramenti scontoSerramenti mediaOrdini mediaSerramenti nettoSerramenti
  budget differenzaNettoBudget`

const sconto = 'CASE WHEN netto > 0 AND netto < listino THEN round((listino - netto) * 100 / listino, 2) ELSE 0 END'
const figuresSql = `'numeroOrdini', ordini, 'numeroSerramenti', serramenti, 'listinoSerramenti', listino,
  'scontoSerramenti', ${sconto}, 'mediaOrdini', round(netto / nullif(ordini, 0), 2),
  'mediaSerramenti', round(netto / nullif(serramenti, 0), 2), 'nettoSerramenti', netto,
  'differenzaNettoBudget', round(netto * 100 / nullif(budget, 0), 2)`
const totalsSql = `'numeroOrdini', ordini, 'numeroSerramenti', serramenti, 'listinoSerramenti', listino,
  'scontoSerramenti', ${sconto}, 'mediaOrdini', round(netto / nullif(ordini, 0), 2),
  'mediaSerramenti', round(netto / nullif(serramenti, 0), 2), 'nettoSerramenti', netto, 'budget', budget,
  'differenzaNettoBudget', round(atteso * 100 / nullif(budget, 0), 2)`
const sums = `coalesce(sum(ordini), 0) AS ordini, coalesce(sum(serramenti), 0) AS serramenti,
  coalesce(sum(listino), 0) AS listino, coalesce(sum(netto), 0) AS netto, sum(budget) AS budget,
  sum(netto) FILTER (WHERE budget IS NOT NULL) AS atteso, count(*) AS righe`

const pairs = `SELECT cliente_id, agente_id, count(*) AS ordini, sum(numero_serramenti) AS serramenti,
    sum(listino) AS listino, sum(netto) AS netto
  FROM ordini WHERE data BETWEEN '${year.dal}' AND '${year.al}' GROUP BY 1, 2`
const budget = (table: string, key: string) => `SELECT ${key}, round(sum(importo *
    (least(make_date(anno, 12, 31), '${year.al}'::date) -
     greatest(make_date(anno, 1, 1), '${year.dal}'::date) + 1) /
    (make_date(anno + 1, 1, 1) - make_date(anno, 1, 1))), 2) AS budget
  FROM ${table} WHERE anno BETWEEN ${year.dal.slice(0, 4)} AND ${year.al.slice(0, 4)} GROUP BY 1`

const week = { periodo: { dal: day(-7), al: day(-1) } }
const righeOfYear = { data: year }

export const statisticheCases: BenchCase[] = [
  {
    nome: 'Avanzamento di una settimana, giorno per giorno',
    prodotto: `query ($filtro: FiltroAvanzamento) { avanzamentoRaggruppato(per: GIORNO, filtro: $filtro) {
      gruppi { chiave ordini totaleValoreMateriali totaleValoreManodopera totaleValoreEconomico tempoTeorico
        tempoLavorazione numeroPezzi }
      totali { totaleValoreMateriali totaleValoreManodopera totaleValoreEconomico tempoTeorico tempoLavorazione
        numeroPezzi } } }`,
    variables: { filtro: week },
    sql: boundSql(avanzamentoGroupsSql(week, 'giorno', benchContext)),
    entro: 300,
  },
  {
    nome: 'Statistiche delle righe di un anno',
    prodotto: `query ($filtro: FiltroRigheStatistiche) { totaliRigheStatistiche(filtro: $filtro) {
      numeroRighe numSerramenti listino netto tipoSerramentoStat { nome numero } categoriaStat { nome numero }
      formaStat { nome numero } codiceStat { nome numero } nettoSerie { data valore } nSerramentiSerie { data valore } } }`,
    variables: { filtro: righeOfYear },
    sql: boundSql(
      righeTotalsSql(righeOfYear, [], benchContext),
      (inner) => `SELECT json_agg(t) AS json FROM (${inner}) t`,
    ),
    entro: 800,
  },
  {
    nome: 'Statistiche agenti di un anno',
    prodotto: `query ($filtro: FiltroStatistiche) { statisticheAgenti(perPagina: 40, filtro: $filtro) {
      totalCount nodes { agente { pk codice user { firstName lastName } } numeroClienti ${digits} budget }
      totali { numeroClienti ${totals} } } }`,
    variables: { filtro: { periodo: year } },
    sql: `WITH coppie AS (${pairs}),
      venduto AS (SELECT agente_id, count(*) AS clienti, sum(ordini) AS ordini, sum(serramenti) AS serramenti,
        sum(listino) AS listino, sum(netto) AS netto FROM coppie GROUP BY 1),
      righe AS (SELECT a.id, a.codice, u.first_name, u.last_name, coalesce(v.clienti, 0) AS clienti,
          coalesce(v.ordini, 0) AS ordini, coalesce(v.serramenti, 0) AS serramenti, coalesce(v.listino, 0) AS listino,
          coalesce(v.netto, 0) AS netto, b.budget
        FROM agenti a JOIN users u ON u.id = a.user_id LEFT JOIN venduto v ON v.agente_id = a.id
        LEFT JOIN (${budget('budget_agenti', 'agente_id')}) b ON b.agente_id = a.id)
      SELECT json_build_object('statisticheAgenti', json_build_object('totalCount', righe,
        'nodes', (SELECT json_agg(json_build_object('agente', json_build_object('pk', id, 'codice', codice, 'user',
            json_build_object('firstName', first_name, 'lastName', last_name)), 'numeroClienti', clienti, ${figuresSql},
            'budget', budget))
          FROM (SELECT * FROM righe ORDER BY netto DESC NULLS LAST, id LIMIT 40) p),
        'totali', json_build_object('numeroClienti',
          (SELECT count(DISTINCT cliente_id) FROM coppie WHERE agente_id IS NOT NULL), ${totalsSql}))) AS json
      FROM (SELECT ${sums} FROM righe) s`,
  },
  {
    nome: 'Statistiche clienti di un anno (100 righe)',
    prodotto: `query ($filtro: FiltroStatistiche) { statisticheClienti(perPagina: 100, filtro: $filtro) {
      totalCount nodes { cliente { pk nome codice } tipoCliente agenti ${digits} budget } totali { ${totals} } } }`,
    variables: { filtro: { periodo: year } },
    sql: `WITH coppie AS (${pairs}),
      venduto AS (SELECT cliente_id, sum(ordini) AS ordini, sum(serramenti) AS serramenti, sum(listino) AS listino,
          sum(netto) AS netto, array_agg(a.codice) FILTER (WHERE a.id IS NOT NULL) AS agenti
        FROM coppie LEFT JOIN agenti a ON a.id = agente_id GROUP BY 1),
      righe AS (SELECT c.id, c.nome, coalesce(c.codice, '') AS codice, c.tipo_cliente,
          coalesce(v.agenti, '{}') AS agenti, coalesce(v.ordini, 0) AS ordini, coalesce(v.serramenti, 0) AS serramenti,
          coalesce(v.listino, 0) AS listino, coalesce(v.netto, 0) AS netto, b.budget
        FROM venduto v FULL JOIN (${budget('budget_clienti', 'cliente_id')}) b USING (cliente_id)
        JOIN clienti c ON c.id = cliente_id)
      SELECT json_build_object('statisticheClienti', json_build_object('totalCount', righe,
        'nodes', (SELECT json_agg(json_build_object('cliente', json_build_object('pk', id, 'nome', nome, 'codice', codice), 'tipoCliente', tipo_cliente,
            'agenti', ARRAY(SELECT unnest(agenti) ORDER BY 1), ${figuresSql}, 'budget', budget))
          FROM (SELECT * FROM righe ORDER BY netto DESC NULLS LAST, id LIMIT 100) p),
        'totali', json_build_object(${totalsSql}))) AS json
      FROM (SELECT ${sums} FROM righe) s`,
  },
]
