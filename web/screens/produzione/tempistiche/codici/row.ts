import type { TempistichePageQuery } from '../__generated__/TempistichePageQuery.graphql.ts'

/** A window code as the page reads it. */
export type CodiceRow = TempistichePageQuery['response']['codiciSerramento'][number]

/** 'LEGNO RETT F1' */
export const codiceRowName = ({ categoria, forma, codice }: Pick<CodiceRow, 'categoria' | 'forma' | 'codice'>) =>
  `${categoria} ${forma} ${codice}`
