import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { readJson } from '../../platform/db/json.ts'
import { checkOrderings, unknownOrdering } from '../../platform/db/listSource.ts'

/** A page as it is asked for. */
export interface FigurePage {
  ordinamento: readonly string[]
  /** From 1. */
  pagina: number
  perPagina: number
}

/** A page as it is read. */
export interface LoadedRighe<Riga> {
  totalCount: number
  perPagina: number
  nodes: Riga[]
}

/** Take and skip of a page. */
export const pageOfSql = ({ pagina, perPagina }: FigurePage): Prisma.Sql =>
  Prisma.sql`LIMIT ${perPagina} OFFSET ${(pagina - 1) * perPagina}`

/**
 * ORDER BY of names such as `-tempo`, what is missing last.
 * @param ordini name → what it orders by
 * @param predefinito names that hold when none is asked
 * @param last tells equal ones apart
 * @throws UserErrors on an unknown name, and on too many
 */
export function orderFigureBySql(
  names: readonly string[],
  ordini: Readonly<Record<string, string>>,
  predefinito: readonly string[],
  last: string,
): Prisma.Sql {
  checkOrderings(names)
  const parts = (names.length > 0 ? names : predefinito).map((asked) => {
    const name = asked.replace(/^-/, '')
    if (!Object.hasOwn(ordini, name)) throw unknownOrdering(asked)
    return `${ordini[name]} ${asked.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parts, last].join(', ')}`)
}

/** Runs a statement whose one column `json` is `{ totalCount, nodes }`, and perhaps more. */
export async function readFiguresPage<Read extends { totalCount: number }>(
  statement: Prisma.Sql,
  { perPagina }: FigurePage,
  { services: { db } }: Context,
): Promise<Read & { perPagina: number }> {
  return { ...(await readJson<Read>(db, statement)), perPagina }
}
