import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { type DomandaFigure, nomeUtenteSql, partiSql } from './parti.sql.ts'
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

/** What work is divided by, as a text, and what it is called. */
const CHIAVI: Readonly<Record<Raggruppamento, { chiave: string; nome: string; ordine: string }>> = {
  giorno: { chiave: 'p.data::text', nome: 'chiave', ordine: 'chiave' },
  settimana: { chiave: "date_trunc('week', p.data)::date::text", nome: 'chiave', ordine: 'chiave' },
  mese: { chiave: "date_trunc('month', p.data)::date::text", nome: 'chiave', ordine: 'chiave' },
  operatore: {
    chiave: 'p.operatore_id::text',
    nome: "operatori -> 0 ->> 'nome'",
    ordine: "operatori -> 0 ->> 'nome', chiave",
  },
  lavorazione: {
    chiave: 'p.lavorazione_id::text',
    nome: "lavorazioni -> 0 ->> 'nome'",
    ordine: "lavorazioni -> 0 ->> 'nome', chiave",
  },
  fase: {
    chiave: '(SELECT l.fase FROM lavorazioni l WHERE l.id = p.lavorazione_id)',
    nome: 'chiave',
    ordine: 'chiave',
  },
  tipoAgente: {
    chiave: `coalesce((SELECT g.tipo_agente::text FROM ordini o JOIN agenti g ON g.id = o.agente_id
      WHERE o.id = p.ordine_id), '')`,
    nome: 'chiave',
    ordine: 'chiave',
  },
  giornoOperatore: {
    chiave: "p.data::text || ' ' || p.operatore_id",
    nome: "operatori -> 0 ->> 'nome'",
    ordine: "dal, operatori -> 0 ->> 'nome', chiave",
  },
}

const SOMME = Prisma.raw(`coalesce(sum(tempo), 0)::int AS tempo, coalesce(sum(teorico), 0) AS "tempoTeorico",
  count(DISTINCT id)::int AS sessioni, (count(DISTINCT (data, operatore_id)) FILTER (WHERE tempo > 0))::int AS giornate`)

async function readJson<Letto>(statement: Prisma.Sql, { services: { db } }: Context): Promise<Letto> {
  const [riga] = await db.$queryRaw<[{ json: string }]>(statement)
  return JSON.parse(riga.json) as Letto
}

/** The sums of a figure. @throws UserErrors as `partiSql` */
export function readSomme(domanda: DomandaFigure, ctx: Context): Promise<SommeFigure> {
  return readJson(
    Prisma.sql`WITH ${partiSql(domanda, ctx)} SELECT row_to_json(s)::text AS json FROM (SELECT ${SOMME} FROM parti) s`,
    ctx,
  )
}

/** A figure divided: the parts with work, in their order. Their sums make the whole. @throws UserErrors as `partiSql` */
export function readGruppi(per: Raggruppamento, domanda: DomandaFigure, ctx: Context): Promise<GruppoFigure[]> {
  const { chiave, nome, ordine } = CHIAVI[per]
  return readJson(
    Prisma.sql`WITH ${partiSql(domanda, ctx)},
      somme AS (
        SELECT ${Prisma.raw(chiave)} AS chiave, min(data) AS dal, max(data) AS al, ${SOMME},
          array_agg(DISTINCT operatore_id) AS chi, array_agg(DISTINCT lavorazione_id) AS cosa,
          array_agg(DISTINCT ordine_id) FILTER (WHERE ordine_id IS NOT NULL) AS quali
        FROM parti p GROUP BY 1),
      gruppi AS (
        SELECT chiave, dal, al, tempo, "tempoTeorico", sessioni, giornate, coalesce(cardinality(quali), 0) AS "numeroOrdini",
          (SELECT json_agg(json_build_object('pk', o.id, 'nome', ${nomeUtenteSql}, 'firstName', u.first_name,
              'lastName', u.last_name, 'username', u.username) ORDER BY ${nomeUtenteSql}, o.id)
            FROM operatori o JOIN users u ON u.id = o.user_id WHERE o.id = ANY(chi)) AS operatori,
          (SELECT json_agg(json_build_object('pk', l.id, 'nome', l.nome) ORDER BY l.ordine, l.id)
            FROM lavorazioni l WHERE l.id = ANY(cosa)) AS lavorazioni,
          (SELECT coalesce(json_agg(json_build_object('pk', o.id, 'numeroCommessa', o.numero_commessa) ORDER BY o.id), '[]')
            FROM ordini o WHERE o.id = ANY(quali[1:${Prisma.raw(`${NOMI_MAX}`)}])) AS ordini
        FROM somme)
      SELECT coalesce(json_agg(row_to_json(g)), '[]')::text AS json
      FROM (SELECT *, ${Prisma.raw(nome)} AS nome FROM gruppi ORDER BY ${Prisma.raw(ordine)}) g`,
    ctx,
  )
}
