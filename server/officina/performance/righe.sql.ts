import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { type FigurePage, type LoadedRighe, orderFigureBySql, pageOfSql, readFiguresPage } from './pages.ts'
import { countedSql, type FigureQuestion } from './parts.sql.ts'
import type { FIGURE_SORTINGS } from './rules.ts'

/** An activity that a figure counts, with as much of it as it counts. */
export interface AttivitaContata {
  pk: number
  data: string
  oraInizio: string | null
  oraFine: string
  /** Minutes that count: all of them, or those of the operations that were asked for. */
  tempo: number
  tempoTeorico: number
  note: string
  fineLavorazione: boolean
  operatore: { pk: number; firstName: string; lastName: string; username: string }
  ordine: { pk: number; numeroCommessa: string; nomeCliente: string } | null
  lavorazione: { pk: number; nome: string; attivitaNumero: TipoPezzo }
  secondaLavorazione: { pk: number; nome: string; attivitaNumero: TipoPezzo } | null
}

/** How each order is said in SQL. */
const COUNTED_SORTINGS: Readonly<Record<(typeof FIGURE_SORTINGS)[number], string>> = {
  data: 'data',
  oraInizio: 'ora_inizio',
  tempo: 'tempo',
  tempoTeorico: 'teorico',
  performance: 'teorico / nullif(tempo, 0)',
}

const lavorazione = (alias: string) =>
  Prisma.raw(`CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('pk', ${alias}.id, 'nome', ${alias}.nome,
    'attivitaNumero', lower(${alias}.attivita_numero::text)) END`)

/**
 * A page of the activities that a figure counts: their minutes make it.
 * @throws UserErrors as `countedSql`, and on an unknown order
 */
export function readCountedAttivita(
  question: FigureQuestion,
  page: FigurePage,
  ctx: Context,
): Promise<LoadedRighe<AttivitaContata>> {
  const ordine = orderFigureBySql(page.ordinamento, COUNTED_SORTINGS, ['-data', '-oraInizio'], 'id DESC')
  return readFiguresPage(
    Prisma.sql`WITH ${countedSql(question, ctx, 'conOrario')},
      scelte AS (SELECT row_number() OVER () AS posto, c.* FROM (
        SELECT * FROM contate ${ordine} ${pageOfSql(page)}) c)
      SELECT json_build_object('totalCount', (SELECT count(*) FROM contate), 'nodes', (
        SELECT coalesce(json_agg(json_build_object('pk', a.id, 'data', a.data,
            'oraInizio', to_char(a.ora_inizio, 'HH24:MI'), 'oraFine', to_char(a.ora_fine, 'HH24:MI'),
            'tempo', s.tempo, 'tempoTeorico', s.teorico, 'note', a.note, 'fineLavorazione', a.fine_lavorazione,
            'operatore', json_build_object('pk', p.id, 'firstName', u.first_name, 'lastName', u.last_name,
              'username', u.username),
            'ordine', CASE WHEN o.id IS NOT NULL THEN json_build_object('pk', o.id, 'numeroCommessa', o.numero_commessa,
              'nomeCliente', o.nome_cliente) END,
            'lavorazione', ${lavorazione('l')}, 'secondaLavorazione', ${lavorazione('l2')}) ORDER BY s.posto), '[]')
        FROM scelte s JOIN attivita a ON a.id = s.id JOIN operatori p ON p.id = a.operatore_id
          JOIN users u ON u.id = p.user_id JOIN lavorazioni l ON l.id = a.lavorazione_id
          LEFT JOIN lavorazioni l2 ON l2.id = a.seconda_lavorazione_id LEFT JOIN ordini o ON o.id = a.ordine_id))::text
        AS json`,
    page,
    ctx,
  )
}
