import { Prisma } from '../../../prisma/generated/client.ts'
import { type RigheStatisticheFilter, righeStatisticheList } from '../../ordini/righe/statsList.ts'
import type { Context } from '../../platform/context.ts'
import { sqlCondition } from '../../platform/db/condition.ts'
import { whereOf } from '../../platform/db/listSource.ts'
import { can } from '../../platform/permissions.ts'
import {
  axisStep,
  COLONNE_PREZZO,
  COLONNE_RIGA,
  type FettaRighe,
  type Operazione,
  type PuntoRighe,
  SENZA_CODICE,
  slicesOf,
} from './rules.ts'

/** What the lines add up to; prices null for who may not see them. */
export interface TotaliRighe {
  numeroRighe: number
  numSerramenti: number
  listino: number | null
  netto: number | null
  /** Percent that the net is below the list. */
  sconto: number | null
  tipoSerramentoStat: FettaRighe[]
  categoriaStat: FettaRighe[]
  formaStat: FettaRighe[]
  codiceStat: FettaRighe[]
  nettoSerie: PuntoRighe[] | null
  nSerramentiSerie: PuntoRighe[]
  /** Of each column of the configuration; those of prices are left out for who may not see them. */
  fields: TotaleColonna[]
}

/** What is made of the numbers of a column; null where no line has one. */
export interface TotaleColonna {
  colonna: string
  valori: { operazione: Operazione; valore: number | null }[]
}

/** A column of a configuration with what is made of it. */
export interface ColonnaStatisticaRighe {
  name: string
  operations: readonly Operazione[]
}

interface Insieme {
  quale: number
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
export async function readTotaliRighe(
  filtro: RigheStatisticheFilter,
  colonne: readonly ColonnaStatisticaRighe[],
  ctx: Context,
): Promise<TotaliRighe> {
  const prezzi = can(ctx.viewer, 'viewPricesOnOrders')
  const permesse = colonne.filter(({ name }) => prezzi || !COLONNE_PREZZO.includes(name))
  const righe = await ctx.services.db.$queryRaw<(Insieme & Record<string, unknown>)[]>(
    totaliRigheSql(filtro, permesse, ctx),
  )
  const di = (quale: number) => righe.filter((riga) => Number(riga.quale) === quale)
  const fette = (quale: number) =>
    slicesOf(
      di(quale)
        .filter(({ serramenti }) => serramenti > 0)
        .map(({ nome, serramenti }) => ({ nome: nome || SENZA_CODICE, numero: serramenti })),
    )
  const [tutto] = di(TUTTO_INSIEME)
  const serie = (valore: (riga: Insieme) => number) => seriesOf(di(GIORNI), valore)
  const listino = Number(tutto?.listino ?? 0)
  const netto = Number(tutto?.netto ?? 0)
  return {
    numeroRighe: tutto?.righe ?? 0,
    numSerramenti: tutto?.serramenti ?? 0,
    listino: prezzi ? listino : null,
    netto: prezzi ? netto : null,
    sconto: prezzi
      ? listino > 0 && netto < listino
        ? Math.round(((listino - netto) * 10_000) / listino) / 100
        : 0
      : null,
    tipoSerramentoStat: fette(0b01111),
    categoriaStat: fette(0b10111),
    formaStat: fette(0b11011),
    codiceStat: fette(0b11101),
    nettoSerie: prezzi ? serie((riga) => Number(riga.netto ?? 0)) : null,
    nSerramentiSerie: serie(({ serramenti }) => serramenti),
    fields: permesse.map(({ name, operations }, n) => ({
      colonna: name,
      valori: operations.map((operazione) => ({
        operazione,
        valore: (tutto?.[`c${n}_${operazione}`] as number | null) ?? null,
      })),
    })),
  }
}

/**
 * The statement of the totals: a row for each set of lines.
 * @param permesse columns that the viewer may see
 * @throws UserErrors on a filter that is withheld
 */
export function totaliRigheSql(
  filtro: RigheStatisticheFilter,
  permesse: readonly ColonnaStatisticaRighe[],
  ctx: Pick<Context, 'viewer'>,
): Prisma.Sql {
  const { alias: r, da, condizione } = sqlCondition('RigaOrdine', whereOf(righeStatisticheList, filtro, ctx.viewer))
  const [delleParti, diTutte] = [
    permesse.flatMap(({ name, operations }, n) => operations.map((operazione) => partSql(name, operazione, n))),
    permesse.flatMap(({ operations }, n) => operations.map((operazione) => wholeSql(operazione, n))),
  ]
  const more = (colonne: readonly Prisma.Sql[]) =>
    colonne.length > 0 ? Prisma.sql`, ${Prisma.join([...colonne])}` : Prisma.empty
  // The largest table is read once, for all sums together: by type, code and day first, which are few beside the lines.
  return Prisma.sql`
    WITH parti AS (
      SELECT ${r}.tipo_serramento_id, ${r}.codice_serramento_id, o.data AS giorno, count(*) AS righe,
        sum(${r}.numero) FILTER (WHERE NOT ${r}.rivendita) AS serramenti, sum(${r}.listino) AS listino,
        sum(${r}.netto) AS netto${more(delleParti.map((una) => una(r)))}
      FROM ${da} JOIN ordini o ON o.id = ${r}.ordine_id WHERE ${condizione}
      GROUP BY 1, 2, 3)
    SELECT grouping(t.nome, c.categoria, c.forma, c.codice, p.giorno) AS quale,
      coalesce(t.nome, c.categoria, c.forma, c.codice, '') AS nome, p.giorno::text AS giorno,
      coalesce(sum(p.righe), 0)::int AS righe, coalesce(sum(p.serramenti), 0)::float8 AS serramenti,
      sum(p.listino) AS listino, sum(p.netto) AS netto${more(diTutte)}
    FROM parti p JOIN tipi_serramento t ON t.id = p.tipo_serramento_id
    LEFT JOIN codici_serramento c ON c.id = p.codice_serramento_id
    GROUP BY GROUPING SETS ((), (t.nome), (c.categoria), (c.forma), (c.codice), (p.giorno))`
}

/** Bits of `grouping`: a one for each column that a set is not grouped by. */
const TUTTO_INSIEME = 0b11111
const GIORNI = 0b11110

/** The number in a column of a line, or in an extra field: also as Italians write it. @param r the lines, in SQL */
function numberOf(name: string, r: Prisma.Sql): Prisma.Sql {
  if ((COLONNE_RIGA as readonly string[]).includes(name)) return Prisma.sql`${r}.${Prisma.raw(name)}`
  return Prisma.sql`numero_scritto(${r}.extra_fields ->> ${name})`
}

const partName = (operazione: Operazione, n: number) => Prisma.raw(`p${n}_${operazione}`)

/** What a part of the lines says of a column; its mean is its sum and how many they are. */
function partSql(name: string, operazione: Operazione, n: number): (r: Prisma.Sql) => Prisma.Sql {
  const nome = partName(operazione, n)
  return (r) => {
    const numero = numberOf(name, r)
    return operazione === 'avg'
      ? Prisma.sql`sum(${numero}) AS ${nome}, count(${numero}) AS ${nome}_n`
      : Prisma.sql`${Prisma.raw(operazione)}(${numero}) AS ${nome}`
  }
}

/** The same of all parts together. */
function wholeSql(operazione: Operazione, n: number): Prisma.Sql {
  const nome = partName(operazione, n)
  const valore =
    operazione === 'avg'
      ? Prisma.sql`(sum(p.${nome}) / nullif(sum(p.${nome}_n), 0))`
      : Prisma.sql`${Prisma.raw(operazione)}(p.${nome})`
  return Prisma.sql`${valore}::float8 AS ${Prisma.raw(`c${n}_${operazione}`)}`
}

/** A series by day, week or month, by how many days there are between the first and the last. */
function seriesOf(giorni: readonly Insieme[], valore: (riga: Insieme) => number): PuntoRighe[] {
  const inOrdine = [...giorni].sort((a, b) => ((a.giorno ?? '') < (b.giorno ?? '') ? -1 : 1))
  const [primo, ultimo] = [inOrdine[0]?.giorno, inOrdine.at(-1)?.giorno]
  if (!primo || !ultimo) return []
  const passo = axisStep((Date.parse(ultimo) - Date.parse(primo)) / 86_400_000 + 1)
  const somme = new Map<string, number>()
  for (const riga of inOrdine) {
    const chiave = beginOf(riga.giorno ?? primo, passo)
    somme.set(chiave, (somme.get(chiave) ?? 0) + valore(riga))
  }
  return [...somme].map(([data, somma]) => ({ data, valore: Math.round(somma * 100) / 100 }))
}

function beginOf(giorno: string, passo: 'day' | 'week' | 'month'): string {
  if (passo === 'day') return giorno
  if (passo === 'month') return `${giorno.slice(0, 7)}-01`
  const data = new Date(`${giorno}T00:00:00Z`)
  return new Date(data.getTime() - ((data.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
