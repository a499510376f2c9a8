import type { Context } from '#platform/context.ts'
import { whereOf } from '#platform/db/listSource.ts'
import type { Db } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import type { RepartoFase } from '../schedulazione/engine/types.ts'
import { readArco, readCelle } from '../schedulazione/slots.ts'
import { type FasiSchedulateFilter, fasiSchedulateList } from './list.ts'

interface Sums {
  fasi: number
  numeroSerramenti: number
  ante: number
  vetri: number
  pezziAnte: number
  pezziInglesine: number
  pezziArco: number
  /** Minutes booked by phases of finite capacity. */
  durata: number
  /** Euro. */
  netto: number
}

/** `count` of rules.ts over the line `r`. */
const count = (key: string) => Prisma.sql`(
  SELECT btrim(v.testo)::bigint
  FROM (SELECT e.key, e.value #>> '{}' AS testo
        FROM jsonb_each(CASE jsonb_typeof(r.extra_fields) WHEN 'object' THEN r.extra_fields ELSE '{}'::jsonb END) e
        WHERE lower(e.key) = ${key} AND jsonb_typeof(e.value) IN ('number', 'string')) v
  WHERE v.testo ~ '^ *[0-9]{1,6} *$'
  ORDER BY v.key COLLATE "C"
  LIMIT 1)`

/** The sums of some scheduled phases: the columns of the list, added up (`pezziDi` of rules.ts). */
async function sumPezzi(db: Db, fasi: readonly number[]): Promise<Sums> {
  const [sums] = await db.$queryRaw<[Sums]>`
    SELECT count(*)::int AS fasi,
      coalesce(sum(o.numero_serramenti), 0)::float8 AS "numeroSerramenti",
      coalesce(sum(p.ante), 0)::float8 AS ante,
      coalesce(sum(p.vetri), 0)::float8 AS vetri,
      coalesce(sum(p.pezzi_ante), 0)::float8 AS "pezziAnte",
      coalesce(sum(p.pezzi_inglesine), 0)::float8 AS "pezziInglesine",
      coalesce(sum(p.pezzi_arco), 0)::float8 AS "pezziArco",
      coalesce(sum(f.durata) FILTER (WHERE NOT c.infinite_capacity), 0)::float8 AS durata,
      coalesce(sum(o.netto), 0)::float8 AS netto
    FROM schedulazioni_fase f
    JOIN ordini o ON o.id = f.ordine_id
    LEFT JOIN fasi c ON c.nome = f.nome_fase
    LEFT JOIN LATERAL (
      SELECT sum(r.numero::bigint * coalesce(r.ante, t.ante)) AS ante,
        sum(r.numero * coalesce(${count('n_vetri')}, r.ante, t.ante)) AS vetri,
        sum(r.numero * coalesce(${count('pezzi_ante')}, 0)) AS pezzi_ante,
        sum(r.numero * coalesce(${count('pezzi_inglesine')}, 0)) AS pezzi_inglesine,
        sum(r.numero * coalesce(${count('pezzi_arco')},
          CASE WHEN upper(btrim(r.forma)) = 'ARCO' OR upper(btrim(s.forma)) = 'ARCO' THEN 1 ELSE 0 END)) AS pezzi_arco
      FROM righe_ordine r
      JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
      LEFT JOIN codici_serramento s ON s.id = r.codice_serramento_id
      WHERE r.ordine_id = f.ordine_id AND NOT r.rivendita) p ON true
    WHERE f.id = ANY(${[...fasi]})`
  return sums
}

export interface FasiSums extends Sums {
  /** Minutes still free in the period for the department of the phase; null without one, or without a period. */
  capacitaLibera: number | null
}

/** Minutes that the department of a phase has left between two days; what is overbooked takes nothing from others. */
async function free(filter: FasiSchedulateFilter, ctx: Context): Promise<number | null> {
  const { nomeFase, periodo } = filter
  if (!nomeFase || !periodo?.dal || !periodo.al || periodo.al < periodo.dal) return null
  const { db } = ctx.services
  const reparto: RepartoFase | null = (await loadFasi(db)).find(({ nome }) => nome === nomeFase)?.reparto ?? null
  if (!reparto) return null
  try {
    const { da, a } = readArco(periodo)
    const own = (await readCelle(db, da, a)).filter((cella) => cella.reparto === reparto)
    return own.reduce((minutes, cella) => minutes + Math.max(0, cella.libero), 0)
  } catch (error) {
    // Longer than the cells are asked for: nothing to tell.
    if (error instanceof UserErrors) return null
    throw error
  }
}

/** The sums over what is in the list, all its pages. */
export async function totaliFasiSchedulate(filter: FasiSchedulateFilter, ctx: Context): Promise<FasiSums> {
  const { db } = ctx.services
  const where = whereOf(fasiSchedulateList, filter, ctx.viewer)
  const fasi = await db.schedulazioneFase.findMany({ where, select: { id: true } })
  const sums = await sumPezzi(
    db,
    fasi.map(({ id }) => id),
  )
  return { ...sums, capacitaLibera: await free(filter, ctx) }
}
