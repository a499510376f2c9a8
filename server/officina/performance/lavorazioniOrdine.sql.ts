import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { type FigurePage, type LoadedRighe, orderFigureBySql, pageOfSql, readFiguresPage } from './pages.ts'
import { type FigureQuestion, partsSql } from './parts.sql.ts'

/** What an operator has done of an operation of an order. */
export interface LavorazioneOrdine {
  ordine: { pk: number; numeroCommessa: string; nomeCliente: string; tipoAgente: string | null }
  lavorazione: { pk: number; nome: string; attivitaNumero: TipoPezzo }
  operatore: { pk: number; firstName: string; lastName: string; username: string }
  /** First and last day. */
  dataInizio: string
  dataFine: string
  pezzi: number
  tempo: number
  tempoTeorico: number
  /** What was noted, in the order of the days. */
  note: string[]
}

/** The sums of all the rows. */
export interface TotaliLavorazioniOrdine {
  numeroPezzi: number
  tempo: number
  tempoTeorico: number
}

export interface LavorazioniOrdine extends LoadedRighe<LavorazioneOrdine> {
  totali: TotaliLavorazioniOrdine
}

/**
 * What the rows may be ordered by. All rows are grouped for it, hundreds of thousands of a year, so each order adds up
 * only what it needs; the rest is added up for the page.
 */
export const LAVORAZIONI_ORDINE_SORTINGS = {
  numeroCommessa: '(SELECT numero_commessa FROM ordini WHERE id = ordine_id)',
  dataInizio: 'min(data)',
  dataFine: 'max(data)',
  tempo: 'sum(tempo)',
  tempoTeorico: 'sum(teorico)',
  performance: 'sum(teorico) / nullif(sum(tempo), 0)',
} as const
const DEFAULT_VALUE = ['-dataFine']

/**
 * A page of the work of operators by order and operation, with the sums of all of it: one statement.
 * @throws UserErrors as `partsSql`, and on an unknown order
 */
export function readLavorazioniOrdine(
  question: FigureQuestion,
  page: FigurePage,
  ctx: Context,
): Promise<LavorazioniOrdine> {
  const { ordinamento } = page
  const names = Object.keys(LAVORAZIONI_ORDINE_SORTINGS).map((name) => [name, `"${name}"`] as const)
  const ordine = orderFigureBySql(
    ordinamento,
    Object.fromEntries(names),
    DEFAULT_VALUE,
    'ordine_id DESC, lavorazione_id, operatore_id',
  )
  const asked = new Set((ordinamento.length > 0 ? ordinamento : DEFAULT_VALUE).map((name) => name.replace(/^-/, '')))
  const columns = Object.entries(LAVORAZIONI_ORDINE_SORTINGS).flatMap(([name, sql]) =>
    asked.has(name) ? [`, ${sql} AS "${name}"`] : [],
  )
  return readFiguresPage(
    Prisma.sql`WITH ${partsSql(question, ctx)},
      righe AS MATERIALIZED (SELECT ordine_id, lavorazione_id, operatore_id${Prisma.raw(columns.join(''))}
        FROM parti GROUP BY 1, 2, 3),
      pagina AS (SELECT ordine_id, lavorazione_id, operatore_id, row_number() OVER () AS posto FROM (
        SELECT * FROM righe ${ordine} ${pageOfSql(page)}) r),
      loro AS MATERIALIZED (SELECT s.posto, q.* FROM pagina s JOIN parti q USING (ordine_id, lavorazione_id, operatore_id)),
      scelte AS (SELECT posto, ordine_id, lavorazione_id, operatore_id, min(data) AS data_inizio, max(data) AS data_fine,
          sum(tempo)::int AS tempo, sum(teorico) AS teorico, sum(pezzi)::int AS pezzi
        FROM loro GROUP BY 1, 2, 3, 4)
      SELECT json_build_object('totalCount', (SELECT count(*) FROM righe),
        'totali', (SELECT json_build_object('tempo', coalesce(sum(tempo), 0), 'tempoTeorico', coalesce(sum(teorico), 0),
            'numeroPezzi', coalesce(sum(pezzi), 0)) FROM parti),
        'nodes', (SELECT coalesce(json_agg(json_build_object(
            'ordine', json_build_object('pk', o.id, 'numeroCommessa', o.numero_commessa, 'nomeCliente', o.nome_cliente,
              'tipoAgente', g.tipo_agente),
            'lavorazione', json_build_object('pk', l.id, 'nome', l.nome,
              'attivitaNumero', lower(l.attivita_numero::text)),
            'operatore', json_build_object('pk', p.id, 'firstName', u.first_name, 'lastName', u.last_name,
              'username', u.username),
            'dataInizio', s.data_inizio, 'dataFine', s.data_fine, 'tempo', s.tempo,
            'tempoTeorico', s.teorico, 'pezzi', s.pezzi,
            'note', (SELECT coalesce(json_agg(a.note ORDER BY a.data, a.ora_inizio, a.id), '[]')
              FROM loro q JOIN attivita a ON a.id = q.id WHERE q.posto = s.posto AND a.note <> '')
            ) ORDER BY s.posto), '[]')
          FROM scelte s JOIN ordini o ON o.id = s.ordine_id LEFT JOIN agenti g ON g.id = o.agente_id
            JOIN lavorazioni l ON l.id = s.lavorazione_id JOIN operatori p ON p.id = s.operatore_id
            JOIN users u ON u.id = p.user_id))::text AS json`,
    page,
    ctx,
  )
}
