import { type RigheStatisticheFilter, righeStatisticheList } from '#ordini/righe/statsList.ts'
import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { whereOf } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import { Prisma } from '#prisma/generated/client.ts'
import {
  axisStep,
  type ColumnOperation,
  PREZZO_COLUMNS,
  type PuntoRighe,
  RIGA_COLUMNS,
  type RigheSlice,
  slicesOf,
  WITHOUT_CODICE,
} from './rules.ts'

/** What the lines add up to; prices null for who may not see them. */
export interface TotaliRighe {
  numeroRighe: number
  numSerramenti: number
  listino: number | null
  netto: number | null
  /** Percent that the net is below the list. */
  sconto: number | null
  tipoSerramentoStat: RigheSlice[]
  categoriaStat: RigheSlice[]
  formaStat: RigheSlice[]
  codiceStat: RigheSlice[]
  nettoSerie: PuntoRighe[] | null
  nSerramentiSerie: PuntoRighe[]
  /** Of each column of the configuration; those of prices are left out for who may not see them. */
  fields: TotaleColonna[]
}

/** What is made of the numbers of a column; null where no line has one. */
export interface TotaleColonna {
  colonna: string
  valori: { operazione: ColumnOperation; valore: number | null }[]
}

/** A column of a configuration with what is made of it. */
export interface RigheStatisticaColumn {
  name: string
  operations: readonly ColumnOperation[]
}

interface Set {
  which: number
  nome: string | null
  giorno: string | null
  righe: number
  serramenti: number
  listino: string | null
  netto: string | null
}

/**
 * What the lines that a filter leaves add up to, pies and series too, and the columns of a configuration: one statement,
 * which reads each line once.
 * @throws UserErrors on a filter that is withheld
 */
export async function readRigheTotals(
  filter: RigheStatisticheFilter,
  columns: readonly RigheStatisticaColumn[],
  ctx: Context,
): Promise<TotaliRighe> {
  const prezzi = can(ctx.viewer, 'viewPricesOnOrders')
  const allowed = columns.filter(({ name }) => prezzi || !PREZZO_COLUMNS.includes(name))
  const righe = await ctx.services.db.$queryRaw<(Set & Record<string, unknown>)[]>(righeTotalsSql(filter, allowed, ctx))
  const of = (which: number) => righe.filter((riga) => Number(riga.which) === which)
  const slices = (which: number) =>
    slicesOf(
      of(which)
        .filter(({ serramenti }) => serramenti > 0)
        .map(({ nome, serramenti }) => ({ nome: nome || WITHOUT_CODICE, numero: serramenti })),
    )
  const [all] = of(ALL_TOGETHER)
  const series = (value: (riga: Set) => number) => seriesOf(of(DAYS), value)
  const listino = Number(all?.listino ?? 0)
  const netto = Number(all?.netto ?? 0)
  return {
    numeroRighe: all?.righe ?? 0,
    numSerramenti: all?.serramenti ?? 0,
    listino: prezzi ? listino : null,
    netto: prezzi ? netto : null,
    sconto: prezzi
      ? listino > 0 && netto < listino
        ? Math.round(((listino - netto) * 10_000) / listino) / 100
        : 0
      : null,
    tipoSerramentoStat: slices(0b01111),
    categoriaStat: slices(0b10111),
    formaStat: slices(0b11011),
    codiceStat: slices(0b11101),
    nettoSerie: prezzi ? series((riga) => Number(riga.netto ?? 0)) : null,
    nSerramentiSerie: series(({ serramenti }) => serramenti),
    fields: allowed.map(({ name, operations }, n) => ({
      colonna: name,
      valori: operations.map((operation) => ({
        operazione: operation,
        valore: (all?.[`c${n}_${operation}`] as number | null) ?? null,
      })),
    })),
  }
}

/**
 * The statement of the totals: a row for each set of lines.
 * @param allowed columns that the viewer may see
 * @throws UserErrors on a filter that is withheld
 */
export function righeTotalsSql(
  filter: RigheStatisticheFilter,
  allowed: readonly RigheStatisticaColumn[],
  ctx: Pick<Context, 'viewer'>,
): Prisma.Sql {
  const { alias: r, da, condizione } = sqlCondition('RigaOrdine', whereOf(righeStatisticheList, filter, ctx.viewer))
  const [ofParts, ofAll] = [
    allowed.flatMap(({ name, operations }, n) => operations.map((operation) => partSql(name, operation, n))),
    allowed.flatMap(({ operations }, n) => operations.map((operation) => wholeSql(operation, n))),
  ]
  const more = (columns: readonly Prisma.Sql[]) =>
    columns.length > 0 ? Prisma.sql`, ${Prisma.join([...columns])}` : Prisma.empty
  // The largest table is read once, for all sums together: by type, code and day first, which are few beside the lines.
  return Prisma.sql`
    WITH parti AS (
      SELECT ${r}.tipo_serramento_id, ${r}.codice_serramento_id, o.data AS giorno, count(*) AS righe,
        sum(${r}.numero) FILTER (WHERE NOT ${r}.rivendita) AS serramenti, sum(${r}.listino) AS listino,
        sum(${r}.netto) AS netto${more(ofParts.map((one) => one(r)))}
      FROM ${da} JOIN ordini o ON o.id = ${r}.ordine_id WHERE ${condizione}
      GROUP BY 1, 2, 3)
    SELECT grouping(t.nome, c.categoria, c.forma, c.codice, p.giorno) AS which,
      coalesce(t.nome, c.categoria, c.forma, c.codice, '') AS nome, p.giorno::text AS giorno,
      coalesce(sum(p.righe), 0)::int AS righe, coalesce(sum(p.serramenti), 0)::float8 AS serramenti,
      sum(p.listino) AS listino, sum(p.netto) AS netto${more(ofAll)}
    FROM parti p JOIN tipi_serramento t ON t.id = p.tipo_serramento_id
    LEFT JOIN codici_serramento c ON c.id = p.codice_serramento_id
    GROUP BY GROUPING SETS ((), (t.nome), (c.categoria), (c.forma), (c.codice), (p.giorno))`
}

/** Bits of `grouping`: a one for each column that a set is not grouped by. */
const ALL_TOGETHER = 0b11111
const DAYS = 0b11110

/** The number in a column of a line, or in an extra field: also as Italians write it. @param r the lines, in SQL */
function numberOf(name: string, r: Prisma.Sql): Prisma.Sql {
  if ((RIGA_COLUMNS as readonly string[]).includes(name)) return Prisma.sql`${r}.${Prisma.raw(name)}`
  return Prisma.sql`numero_scritto(${r}.extra_fields ->> ${name})`
}

const partName = (operation: ColumnOperation, n: number) => Prisma.raw(`p${n}_${operation}`)

/** What a part of the lines says of a column; its mean is its sum and how many they are. */
function partSql(name: string, operation: ColumnOperation, n: number): (r: Prisma.Sql) => Prisma.Sql {
  const called = partName(operation, n)
  return (r) => {
    const numero = numberOf(name, r)
    return operation === 'avg'
      ? Prisma.sql`sum(${numero}) AS ${called}, count(${numero}) AS ${called}_n`
      : Prisma.sql`${Prisma.raw(operation)}(${numero}) AS ${called}`
  }
}

/** The same of all parts together. */
function wholeSql(operation: ColumnOperation, n: number): Prisma.Sql {
  const name = partName(operation, n)
  const value =
    operation === 'avg'
      ? Prisma.sql`(sum(p.${name}) / nullif(sum(p.${name}_n), 0))`
      : Prisma.sql`${Prisma.raw(operation)}(p.${name})`
  return Prisma.sql`${value}::float8 AS ${Prisma.raw(`c${n}_${operation}`)}`
}

/** A series by day, week or month, by how many days there are between the first and the last. */
function seriesOf(days: readonly Set[], value: (riga: Set) => number): PuntoRighe[] {
  const inOrder = [...days].sort((a, b) => ((a.giorno ?? '') < (b.giorno ?? '') ? -1 : 1))
  const [first, last] = [inOrder[0]?.giorno, inOrder.at(-1)?.giorno]
  if (!first || !last) return []
  const step = axisStep((Date.parse(last) - Date.parse(first)) / 86_400_000 + 1)
  const sums = new Map<string, number>()
  for (const riga of inOrder) {
    const key = beginOf(riga.giorno ?? first, step)
    sums.set(key, (sums.get(key) ?? 0) + value(riga))
  }
  return [...sums].map(([data, sum]) => ({ data, valore: Math.round(sum * 100) / 100 }))
}

function beginOf(day: string, step: 'day' | 'week' | 'month'): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const data = new Date(`${day}T00:00:00Z`)
  return new Date(data.getTime() - ((data.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
