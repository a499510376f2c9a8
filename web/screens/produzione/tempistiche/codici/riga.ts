import type { TempistichePageQuery } from '../__generated__/TempistichePageQuery.graphql.ts'

/** A window code as the page reads it. */
export type RigaCodice = TempistichePageQuery['response']['codiciSerramento'][number]

/** 'LEGNO RETT F1' */
export const nomeCodice = ({ categoria, forma, codice }: Pick<RigaCodice, 'categoria' | 'forma' | 'codice'>) =>
  `${categoria} ${forma} ${codice}`
