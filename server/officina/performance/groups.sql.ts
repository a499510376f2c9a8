import type { Context } from '#platform/context.ts'
import { readJson } from '#platform/db/json.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { buchiSql, countedSql, type FigureQuestion, isSplit, partsSql, utenteNameSql } from './parts.sql.ts'
import type { Grouping } from './rules.ts'

/** The sums of some work. */
export interface FigureSums {
  /** Minutes of work. */
  tempo: number
  /** Minutes that its pieces should take. */
  tempoTeorico: number
  /** Activities. */
  sessioni: number
  /** Days of an operator with work. */
  giornate: number
}

/** A part of a figure: a day, an operator; with what it is made of. */
export interface FigureGroup extends FigureSums {
  /** Day, number or word that it is of. */
  chiave: string
  nome: string
  /** First and last day of its work. */
  dal: string
  al: string
  operatori: { pk: number; nome: string; firstName: string; lastName: string; username: string }[]
  lavorazioni: { pk: number; nome: string }[]
  /** The first 200 by number. */
  ordini: { pk: number; numeroCommessa: string }[]
  numeroOrdini: number
  /** Stretches of the day that no activity covers; only of a day of an operator. */
  buchi: BucoGiornata[]
}

/** From when to when, 'HH:mm', and how many minutes. */
export interface BucoGiornata {
  dalle: string
  alle: string
  minuti: number
}

const NAMES_MAX = 200

interface Division {
  /** What work, `p`, is divided by. */
  chiave: string
  /** The same as a text, of a part. */
  testo: string
  /** What a part is called, and in which order the parts come. */
  nome: string
  ordine: string
  /** What stands after the work and says its key. */
  con?: string
  /** By operation: a session of two is divided too. */
  byParts?: true
}

const PER_OPERATORE = "operatori -> 0 ->> 'nome'"
const PER_LAVORAZIONE = "lavorazioni -> 0 ->> 'nome'"
const ofDays = (key: string): Division => ({ chiave: key, testo: 's.chiave::text', nome: 'chiave', ordine: 'chiave' })
const KEYS: Readonly<Record<Grouping | 'tutto', Division>> = {
  tutto: { chiave: '0', testo: "''", nome: 'chiave', ordine: 'chiave' },
  giorno: ofDays('p.data'),
  settimana: ofDays('p.data - (extract(isodow FROM p.data)::int - 1)'),
  mese: ofDays("date_trunc('month', p.data)::date"),
  operatore: {
    chiave: 'p.operatore_id',
    testo: 's.chiave::text',
    nome: PER_OPERATORE,
    ordine: `${PER_OPERATORE}, chiave`,
  },
  lavorazione: {
    chiave: 'p.lavorazione_id',
    testo: 's.chiave::text',
    nome: PER_LAVORAZIONE,
    ordine: `${PER_LAVORAZIONE}, chiave`,
    byParts: true,
  },
  fase: {
    chiave: 'l.fase',
    testo: 's.chiave',
    con: 'JOIN lavorazioni l ON l.id = p.lavorazione_id',
    nome: 'chiave',
    ordine: 'chiave',
    byParts: true,
  },
  tipoAgente: {
    chiave: "coalesce(g.tipo_agente::text, '')",
    testo: 's.chiave',
    con: 'LEFT JOIN ordini o ON o.id = p.ordine_id LEFT JOIN agenti g ON g.id = o.agente_id',
    nome: 'chiave',
    ordine: 'chiave',
  },
  giornoOperatore: {
    // Told apart by a number: texts are compared far more slowly.
    chiave: "(p.data - DATE '2000-01-01')::bigint * 4294967296 + p.operatore_id",
    testo: "dal::text || ' ' || chi[1]",
    nome: PER_OPERATORE,
    ordine: `dal, ${PER_OPERATORE}, chiave`,
  },
}

/** The sums of a figure. @throws UserErrors as `countedSql` */
export function readGroupSums(question: FigureQuestion, ctx: Context): Promise<FigureSums> {
  return readJson(ctx.services.db, figureSumsSql(question, ctx))
}

/** The statement of the sums; its one column is `json`. */
export function figureSumsSql(question: FigureQuestion, ctx: Pick<Context, 'viewer'>): Prisma.Sql {
  return Prisma.sql`WITH ${countedSql(question, ctx)},
      giornate AS (SELECT sum(tempo) AS tempo, sum(teorico) AS teorico, count(*) AS sessioni
        FROM contate GROUP BY data, operatore_id)
      SELECT json_build_object('tempo', coalesce(sum(tempo), 0), 'tempoTeorico', coalesce(sum(teorico), 0),
        'sessioni', coalesce(sum(sessioni), 0), 'giornate', count(*) FILTER (WHERE tempo > 0))::text AS json
      FROM giornate`
}

/**
 * All of a figure as one part, without a key, of the days that were asked for.
 * @param names whose names are read: the others are empty
 * @throws UserErrors as `countedSql`
 */
export async function readWhole(question: FigureQuestion, ctx: Context, names: GroupNames): Promise<FigureGroup> {
  const { fromDate: dal, toDate: al } = question.periodo
  const days = { chiave: '', nome: '', dal, al }
  if (names.size > 0) {
    const [whole] = await readJson<FigureGroup[]>(ctx.services.db, groupsSql('tutto', question, ctx, names))
    if (whole) return { ...whole, ...days }
  }
  const nothing = { operatori: [], lavorazioni: [], ordini: [], numeroOrdini: 0, buchi: [] }
  return { ...nothing, ...(await readGroupSums(question, ctx)), ...days }
}

/** What of a part is looked up besides its sums; all of it unless told. */
export type GroupNames = ReadonlySet<'operatori' | 'lavorazioni' | 'ordini' | 'buchi'>
const ALL_NAMES: GroupNames = new Set(['operatori', 'lavorazioni', 'ordini', 'buchi'])

/**
 * A figure divided: the parts with work, in their order. Their sums make the whole.
 * @param names whose names are read: the others are empty
 * @throws UserErrors as `countedSql`
 */
export function readGroups(
  by: Grouping,
  question: FigureQuestion,
  ctx: Context,
  names: GroupNames = ALL_NAMES,
): Promise<FigureGroup[]> {
  return readJson(ctx.services.db, groupsSql(by, question, ctx, names))
}

/**
 * First the days of the operators in each part, which are few beside the sessions, then the parts; who, what and for
 * whom are looked up once for each name, not once for each session.
 */
export function groupsSql(
  by: Grouping | 'tutto',
  question: FigureQuestion,
  ctx: Pick<Context, 'viewer'>,
  names: GroupNames,
): Prisma.Sql {
  const { chiave, testo, nome, ordine, con = '', byParts } = KEYS[by]
  const raw = Prisma.raw
  const withLavorazioni = names.has('lavorazioni') || by === 'lavorazione'
  const withOrdini = names.has('ordini')
  const withBuchi = names.has('buchi') && by === 'giornoOperatore'
  // The parts of an operation that was asked for are there already.
  const what = byParts
    ? { colonne: ', p.lavorazione_id', righe: 'SELECT chiave, lavorazione_id FROM divise' }
    : isSplit(question)
      ? { colonne: '', righe: 'SELECT d.chiave, q.lavorazione_id FROM divise d JOIN parti q USING (id)' }
      : {
          colonne: ', p.lavorazione_id, p.seconda_lavorazione_id',
          righe: `SELECT chiave, lavorazione_id FROM divise
            UNION SELECT chiave, seconda_lavorazione_id FROM divise WHERE seconda_lavorazione_id IS NOT NULL`,
        }
  const union = (other: string) => raw(`LEFT JOIN ${other} ON ${other}.chiave = s.chiave`)
  return Prisma.sql`WITH ${byParts ? partsSql(question, ctx) : countedSql(question, ctx)},
    divise AS (SELECT ${raw(chiave)} AS chiave, p.id, p.data, p.operatore_id, p.ordine_id, p.tempo, p.teorico${raw(what.colonne)}
      FROM ${raw(byParts ? 'parti' : 'contate')} p ${raw(con)}),
    giornate AS (SELECT chiave, data, operatore_id, sum(tempo) AS tempo, sum(teorico) AS teorico,
        count(${raw(byParts ? 'DISTINCT id' : '*')}) AS sessioni
      FROM divise GROUP BY 1, 2, 3),
    somme AS (SELECT chiave, min(data) AS dal, max(data) AS al, sum(tempo) AS tempo, sum(teorico) AS "tempoTeorico",
        sum(sessioni) AS sessioni, count(*) FILTER (WHERE tempo > 0) AS giornate,
        array_agg(DISTINCT operatore_id) AS chi
      FROM giornate g GROUP BY 1)${
        withLavorazioni
          ? Prisma.sql`,
    cosa AS (SELECT chiave, array_agg(DISTINCT lavorazione_id) AS quali FROM (${raw(what.righe)}) c GROUP BY 1)`
          : Prisma.empty
      }${
        withOrdini
          ? Prisma.sql`,
    per_chi AS (SELECT chiave, array_agg(ordine_id ORDER BY ordine_id) AS quali
      FROM (SELECT DISTINCT chiave, ordine_id FROM divise WHERE ordine_id IS NOT NULL) o GROUP BY 1)`
          : Prisma.empty
      }${withBuchi ? Prisma.sql`, ${buchiSql(question, ctx)}` : Prisma.empty},
    gruppi AS MATERIALIZED (
      SELECT ${raw(testo)} AS chiave, dal, al, tempo, "tempoTeorico", sessioni, giornate,
        ${raw(withOrdini ? 'coalesce(cardinality(per_chi.quali), 0)' : '0')} AS "numeroOrdini",
        (SELECT json_agg(json_build_object('pk', o.id, 'nome', ${utenteNameSql}, 'firstName', u.first_name,
            'lastName', u.last_name, 'username', u.username) ORDER BY ${utenteNameSql}, o.id)
          FROM operatori o JOIN users u ON u.id = o.user_id WHERE o.id = ANY(chi)) AS operatori,
        ${
          withLavorazioni
            ? Prisma.sql`(SELECT json_agg(json_build_object('pk', l.id, 'nome', l.nome) ORDER BY l.ordine, l.id)
          FROM lavorazioni l WHERE l.id = ANY(cosa.quali))`
            : Prisma.sql`'[]'::json`
        } AS lavorazioni,
        ${
          withOrdini
            ? Prisma.sql`(SELECT coalesce(json_agg(json_build_object('pk', o.id, 'numeroCommessa', o.numero_commessa)
          ORDER BY o.id), '[]') FROM ordini o WHERE o.id = ANY(per_chi.quali[1:${raw(`${NAMES_MAX}`)}]))`
            : Prisma.sql`'[]'::json`
        } AS ordini, ${raw(withBuchi ? "coalesce(b.tratti, '[]')" : "'[]'::json")} AS buchi
      FROM somme s ${withLavorazioni ? union('cosa') : Prisma.empty} ${withOrdini ? union('per_chi') : Prisma.empty}
      ${raw(withBuchi ? 'LEFT JOIN buchi b ON b.data = s.dal AND b.operatore_id = s.chi[1]' : '')})
    SELECT coalesce(json_agg(row_to_json(g)), '[]')::text AS json
    FROM (SELECT *, ${raw(nome)} AS nome FROM gruppi ORDER BY ${raw(ordine)}) g`
}
