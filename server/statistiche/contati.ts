import { Prisma } from '../../prisma/generated/client.ts'
import type { Context } from '../context.ts'
import { condizioneSql } from '../db/condizione.ts'
import { UserErrors } from '../errors.ts'
import { bounded, numero } from '../graphql/elencoField.ts'
import { elencoOrdini } from '../ordini/elenco.ts'
import { giornoDi } from '../tempo.ts'
import { FINE_PRIMA_DI_INIZIO, type Periodo, periodoChiesto } from './rules.ts'

/** What statistics are asked for; days 'YYYY-MM-DD'. */
export interface FiltroStatistiche {
  dataInizio?: string | null
  /** Included. */
  dataFine?: string | null
  /** Numbers of the agents whose orders count; all when none is named. */
  agenti?: readonly number[] | null
  search?: string | null
}

export interface RichiestaStatistiche {
  filtro: FiltroStatistiche
  ordinamento: readonly string[]
  /** From 1. */
  pagina: number
  perPagina: number
}

const MAX_AGENTI = 1000
const MAX_RIGHE = 1000

/**
 * The period that a filter means today.
 * @throws UserErrors when it ends before it begins
 */
export function periodoDi({ dataInizio, dataFine }: FiltroStatistiche): Periodo {
  const periodo = periodoChiesto(dataInizio, dataFine, giornoDi(new Date()))
  if (periodo.dataFine < periodo.dataInizio) throw UserErrors.of('dataFine', FINE_PRIMA_DI_INIZIO)
  return periodo
}

/** The agents that the filter names; null when it names none. */
export function agentiChiesti({ agenti }: FiltroStatistiche): number[] | null {
  return agenti && agenti.length > 0 ? agenti.slice(0, MAX_AGENTI).map(numero) : null
}

/** Skip and take of a page. @throws UserErrors when they are out of bounds */
export function paginaSql({ pagina, perPagina }: RichiestaStatistiche): Prisma.Sql {
  const quante = bounded(perPagina, MAX_RIGHE, 'perPagina')
  return Prisma.sql`LIMIT ${quante} OFFSET ${(bounded(pagina, 1_000_000, 'pagina') - 1) * quante}`
}

/**
 * ORDER BY of names such as `-nettoSerramenti`, what is missing last; the last column tells equal rows apart.
 * @param colonne the names that there are, which are the columns
 * @throws UserErrors on an unknown name
 */
export function ordineSql(nomi: readonly string[], colonne: readonly string[]): Prisma.Sql {
  const chiesti = nomi.length > 0 ? nomi : ['-nettoSerramenti']
  const parti = chiesti.map((chiesto) => {
    const nome = colonne.find((colonna) => colonna === chiesto.replace(/^-/, ''))
    if (!nome) throw UserErrors.of('ordinamento', `Ordinamento sconosciuto: ${chiesto}`)
    return `"${nome}" ${chiesto.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parti, '"pk"'].join(', ')}`)
}

/**
 * The orders that count, summed by customer and agent: those that the list of orders shows to the viewer
 * (ordini/elenco.ts) with their day in the period. Windows, list and net are the order's own sums
 * (ordini/rules.ts `totali`): extra lines are in list and net, but are no windows.
 */
export function coppieSql({ dataInizio, dataFine }: Periodo, agenti: number[] | null, ctx: Context): Prisma.Sql {
  const giorno = (testo: string) => new Date(`${testo}T00:00:00Z`)
  const {
    alias: o,
    da,
    condizione,
  } = condizioneSql('Ordine', {
    AND: [
      { data: { gte: giorno(dataInizio), lte: giorno(dataFine) } },
      elencoOrdini.visibili(ctx.viewer),
      ...(agenti ? [{ agenteId: { in: agenti } }] : []),
    ],
  })
  return Prisma.sql`SELECT ${o}.cliente_id, ${o}.agente_id, count(*) AS ordini,
      sum(${o}.numero_serramenti) AS serramenti, sum(${o}.listino) AS listino, sum(${o}.netto) AS netto
    FROM ${da} WHERE ${condizione} GROUP BY 1, 2`
}

/** The budgets of the period: of each year the part that its days in the period are of all its days. */
export function budgetSql(
  tabella: 'budget_clienti' | 'budget_agenti',
  chiave: 'cliente_id' | 'agente_id',
  { dataInizio, dataFine }: Periodo,
): Prisma.Sql {
  const [da, a] = [Prisma.sql`${dataInizio}::date`, Prisma.sql`${dataFine}::date`]
  return Prisma.sql`SELECT ${Prisma.raw(chiave)}, round(sum(importo *
      (least(make_date(anno, 12, 31), ${a}) - greatest(make_date(anno, 1, 1), ${da}) + 1) /
      (make_date(anno + 1, 1, 1) - make_date(anno, 1, 1))), 2) AS budget
    FROM ${Prisma.raw(tabella)}
    WHERE anno BETWEEN extract(year FROM ${da})::int AND extract(year FROM ${a})::int GROUP BY 1`
}

/** The figures of a row out of ordini, serramenti, listino, netto and budget; euro and percent to two decimals. */
export const cifreSql = Prisma.sql`
  ordini AS "numeroOrdini", serramenti AS "numeroSerramenti", listino AS "listinoSerramenti",
  CASE WHEN netto > 0 AND netto < listino THEN round((listino - netto) * 100 / listino, 2) ELSE 0 END
    AS "scontoSerramenti",
  round(netto / nullif(ordini, 0), 2) AS "mediaOrdini", round(netto / nullif(serramenti, 0), 2) AS "mediaSerramenti",
  netto AS "nettoSerramenti", round(netto * 100 / nullif(budget, 0), 2) AS "differenzaNettoBudget"`

/**
 * The sums over all the rows, those of the other pages too; averages and discount are of the sums. The share of the
 * budget is of those who have one: the sales of the others are no part of what was expected.
 */
export const totaliSql = Prisma.sql`
  'totaleOrdini', "numeroOrdini", 'totaleSerramenti', "numeroSerramenti", 'totaleListino', "listinoSerramenti",
  'totaleSconto', "scontoSerramenti", 'totaleMediaOrdini', "mediaOrdini", 'totaleMediaSerramenti', "mediaSerramenti",
  'totaleNetto', "nettoSerramenti", 'totaleBudget', budget,
  'totaleDifferenzaNettoBudget', round(atteso * 100 / nullif(budget, 0), 2)`

/** What `totaliSql` is made of, out of the rows. @param budget the column of the rows that has it */
export function sommeSql(budget: 'budgetCliente' | 'budgetAgente'): Prisma.Sql {
  const suo = Prisma.raw(`"${budget}"`)
  return Prisma.sql`coalesce(sum("numeroOrdini"), 0) AS ordini, coalesce(sum("numeroSerramenti"), 0) AS serramenti,
    coalesce(sum("listinoSerramenti"), 0) AS listino, coalesce(sum("nettoSerramenti"), 0) AS netto,
    sum(${suo}) AS budget, sum("nettoSerramenti") FILTER (WHERE ${suo} IS NOT NULL) AS atteso, count(*) AS righe`
}

/** What the rows of both statistics tell; averages null where there is nothing to divide by, euro and percent. */
export interface Cifre {
  numeroOrdini: number
  numeroSerramenti: number
  listinoSerramenti: number
  scontoSerramenti: number
  mediaOrdini: number | null
  mediaSerramenti: number | null
  nettoSerramenti: number
  /** Percentage of the budget that the net has reached; null without a budget. */
  differenzaNettoBudget: number | null
}

export const COLONNE_CIFRE = [
  'numeroOrdini',
  'numeroSerramenti',
  'listinoSerramenti',
  'scontoSerramenti',
  'mediaOrdini',
  'mediaSerramenti',
  'nettoSerramenti',
  'differenzaNettoBudget',
] as const satisfies readonly (keyof Cifre)[]

export interface Totali {
  totaleOrdini: number
  totaleSerramenti: number
  totaleListino: number
  totaleSconto: number
  totaleMediaOrdini: number | null
  totaleMediaSerramenti: number | null
  totaleNetto: number
  totaleBudget: number | null
  totaleDifferenzaNettoBudget: number | null
}

/** A page of a statistic with the sums of all of it. */
export interface Statistiche<Riga, Somme extends Totali = Totali> extends Periodo {
  totalCount: number
  perPagina: number
  nodes: Riga[]
  totali: Somme
}

/** Runs a statement whose one column `json` is `{ totalCount, totali, nodes }`. */
export async function leggiStatistiche<Riga, Somme extends Totali>(
  statement: Prisma.Sql,
  periodo: Periodo,
  perPagina: number,
  { services: { db } }: Context,
): Promise<Statistiche<Riga, Somme>> {
  const [riga] = await db.$queryRaw<[{ json: string }]>(statement)
  const letto = JSON.parse(riga.json) as Pick<Statistiche<Riga, Somme>, 'totalCount' | 'totali' | 'nodes'>
  return { ...letto, ...periodo, perPagina }
}
