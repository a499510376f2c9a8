import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { contateSql, type DomandaFigure, isDivisa, nomeUtenteSql, partiSql } from './parti.sql.ts'
import type { Raggruppamento } from './rules.ts'

/** The sums of some work. */
export interface SommeFigure {
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
export interface GruppoFigure extends SommeFigure {
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
}

const NOMI_MAX = 200

interface Divisione {
  /** What work is divided by, as a text. */
  chiave: string
  /** What it is called, and in which order the parts come. */
  nome: string
  ordine: string
  /** What stands after the work, `p`, and says its key. */
  con?: string
  /** By operation: a session of two is divided too. */
  perParti?: true
}

const PER_OPERATORE = "operatori -> 0 ->> 'nome'"
const PER_LAVORAZIONE = "lavorazioni -> 0 ->> 'nome'"
const CHIAVI: Readonly<Record<Raggruppamento, Divisione>> = {
  giorno: { chiave: 'p.data::text', nome: 'chiave', ordine: 'chiave' },
  settimana: { chiave: "date_trunc('week', p.data)::date::text", nome: 'chiave', ordine: 'chiave' },
  mese: { chiave: "date_trunc('month', p.data)::date::text", nome: 'chiave', ordine: 'chiave' },
  operatore: { chiave: 'p.operatore_id::text', nome: PER_OPERATORE, ordine: `${PER_OPERATORE}, chiave` },
  lavorazione: {
    chiave: 'p.lavorazione_id::text',
    nome: PER_LAVORAZIONE,
    ordine: `${PER_LAVORAZIONE}, chiave`,
    perParti: true,
  },
  fase: {
    chiave: 'l.fase',
    con: 'JOIN lavorazioni l ON l.id = p.lavorazione_id',
    nome: 'chiave',
    ordine: 'chiave',
    perParti: true,
  },
  tipoAgente: {
    chiave: "coalesce(g.tipo_agente::text, '')",
    con: 'LEFT JOIN ordini o ON o.id = p.ordine_id LEFT JOIN agenti g ON g.id = o.agente_id',
    nome: 'chiave',
    ordine: 'chiave',
  },
  giornoOperatore: {
    chiave: "p.data::text || ' ' || p.operatore_id",
    nome: PER_OPERATORE,
    ordine: `dal, ${PER_OPERATORE}, chiave`,
  },
}

async function readJson<Letto>(statement: Prisma.Sql, { services: { db } }: Context): Promise<Letto> {
  const [riga] = await db.$queryRaw<[{ json: string }]>(statement)
  return JSON.parse(riga.json) as Letto
}

/** The sums of a figure. @throws UserErrors as `contateSql` */
export function readSomme(domanda: DomandaFigure, ctx: Context): Promise<SommeFigure> {
  return readJson(
    Prisma.sql`WITH ${contateSql(domanda, ctx)},
      giornate AS (SELECT sum(tempo) AS tempo, sum(teorico) AS teorico, count(*) AS sessioni
        FROM contate GROUP BY data, operatore_id)
      SELECT json_build_object('tempo', coalesce(sum(tempo), 0), 'tempoTeorico', coalesce(sum(teorico), 0),
        'sessioni', coalesce(sum(sessioni), 0), 'giornate', count(*) FILTER (WHERE tempo > 0))::text AS json
      FROM giornate`,
    ctx,
  )
}

/** A figure divided: the parts with work, in their order. Their sums make the whole. @throws UserErrors as `contateSql` */
export function readGruppi(per: Raggruppamento, domanda: DomandaFigure, ctx: Context): Promise<GruppoFigure[]> {
  return readJson(gruppiSql(per, domanda, ctx), ctx)
}

/**
 * First the days of the operators in each part, which are few beside the sessions, then the parts; who, what and for
 * whom are looked up once for each name, not once for each session.
 */
function gruppiSql(per: Raggruppamento, domanda: DomandaFigure, ctx: Context): Prisma.Sql {
  const { chiave, nome, ordine, con = '', perParti } = CHIAVI[per]
  const divise = Prisma.raw(`divise AS MATERIALIZED (
      SELECT ${chiave} AS chiave, p.* FROM ${perParti ? 'parti' : 'contate'} p ${con})`)
  // The parts of an operation that was asked for are there already.
  const [lavoro, cosa] = perParti
    ? [partiSql(domanda, ctx), 'SELECT chiave, lavorazione_id FROM divise']
    : isDivisa(domanda)
      ? [contateSql(domanda, ctx), 'SELECT d.chiave, q.lavorazione_id FROM divise d JOIN parti q USING (id)']
      : [
          contateSql(domanda, ctx),
          `SELECT chiave, lavorazione_id FROM divise
            UNION SELECT chiave, seconda_lavorazione_id FROM divise WHERE seconda_lavorazione_id IS NOT NULL`,
        ]
  return Prisma.sql`WITH ${lavoro}, ${divise},
    giornate AS (SELECT chiave, data, operatore_id, sum(tempo) AS tempo, sum(teorico) AS teorico,
        count(${Prisma.raw(perParti ? 'DISTINCT id' : '*')}) AS sessioni
      FROM divise GROUP BY 1, 2, 3),
    somme AS (SELECT chiave, min(data) AS dal, max(data) AS al, sum(tempo) AS tempo, sum(teorico) AS "tempoTeorico",
        sum(sessioni) AS sessioni, count(*) FILTER (WHERE tempo > 0) AS giornate,
        array_agg(DISTINCT operatore_id) AS chi
      FROM giornate g GROUP BY 1),
    cosa AS (SELECT chiave, array_agg(DISTINCT lavorazione_id) AS quali FROM (${Prisma.raw(cosa)}) c GROUP BY 1),
    per_chi AS (SELECT chiave, array_agg(ordine_id ORDER BY ordine_id) AS quali
      FROM (SELECT DISTINCT chiave, ordine_id FROM divise WHERE ordine_id IS NOT NULL) o GROUP BY 1),
    gruppi AS (
      SELECT s.chiave, dal, al, tempo, "tempoTeorico", sessioni, giornate,
        coalesce(cardinality(f.quali), 0) AS "numeroOrdini",
        (SELECT json_agg(json_build_object('pk', o.id, 'nome', ${nomeUtenteSql}, 'firstName', u.first_name,
            'lastName', u.last_name, 'username', u.username) ORDER BY ${nomeUtenteSql}, o.id)
          FROM operatori o JOIN users u ON u.id = o.user_id WHERE o.id = ANY(chi)) AS operatori,
        (SELECT json_agg(json_build_object('pk', l.id, 'nome', l.nome) ORDER BY l.ordine, l.id)
          FROM lavorazioni l WHERE l.id = ANY(c.quali)) AS lavorazioni,
        (SELECT coalesce(json_agg(json_build_object('pk', o.id, 'numeroCommessa', o.numero_commessa) ORDER BY o.id), '[]')
          FROM ordini o WHERE o.id = ANY(f.quali[1:${Prisma.raw(`${NOMI_MAX}`)}])) AS ordini
      FROM somme s JOIN cosa c ON c.chiave = s.chiave
      LEFT JOIN per_chi f ON f.chiave = s.chiave)
    SELECT coalesce(json_agg(row_to_json(g)), '[]')::text AS json
    FROM (SELECT *, ${Prisma.raw(nome)} AS nome FROM gruppi ORDER BY ${Prisma.raw(ordine)}) g`
}
