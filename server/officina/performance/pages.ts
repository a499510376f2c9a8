import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { readJson } from '../../platform/db/json.ts'
import { controllaOrdini, ordineSconosciuto } from '../../platform/db/listSource.ts'

/** A page as it is asked for. */
export interface PaginaFigure {
  ordinamento: readonly string[]
  /** From 1. */
  pagina: number
  perPagina: number
}

/** A page as it is read. */
export interface RigheLette<Riga> {
  totalCount: number
  perPagina: number
  nodes: Riga[]
}

/** Take and skip of a page. */
export const pageOfSql = ({ pagina, perPagina }: PaginaFigure): Prisma.Sql =>
  Prisma.sql`LIMIT ${perPagina} OFFSET ${(pagina - 1) * perPagina}`

/**
 * ORDER BY of names such as `-tempo`, what is missing last.
 * @param ordini name → what it orders by
 * @param predefinito names that hold when none is asked
 * @param ultimo tells equal ones apart
 * @throws UserErrors on an unknown name, and on too many
 */
export function orderFigureBySql(
  nomi: readonly string[],
  ordini: Readonly<Record<string, string>>,
  predefinito: readonly string[],
  ultimo: string,
): Prisma.Sql {
  controllaOrdini(nomi)
  const parti = (nomi.length > 0 ? nomi : predefinito).map((chiesto) => {
    const nome = chiesto.replace(/^-/, '')
    if (!Object.hasOwn(ordini, nome)) throw ordineSconosciuto(chiesto)
    return `${ordini[nome]} ${chiesto.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parti, ultimo].join(', ')}`)
}

/** Runs a statement whose one column `json` is `{ totalCount, nodes }`, and perhaps more. */
export async function readPaginaFigure<Lette extends { totalCount: number }>(
  statement: Prisma.Sql,
  { perPagina }: PaginaFigure,
  { services: { db } }: Context,
): Promise<Lette & { perPagina: number }> {
  return { ...(await readJson<Lette>(db, statement)), perPagina }
}
