import type { BoundSql } from './statement.ts'

/**
 * What is measured: the product's own GraphQL document, the same JSON built by PostgreSQL (the limit), and the same
 * data asked of PostGraphile. `{pk}` in texts becomes a random quote (or one of `ids`) at every request.
 */
export interface BenchCase {
  nome: string
  /** Document for the product, and its variables. */
  prodotto: string
  variables?: Record<string, unknown>
  /**
   * One statement whose only column `json` is the answer's data. With values beside it, it is the product's own, sent as
   * the product sends it: any period is asked for by its parameters, so PostgreSQL plans it for each.
   */
  sql: string | BoundSql
  /** Statement that finds the numbers for `{pk}`, when they are not quotes. */
  ids?: string
  /** Milliseconds that nearly all of its requests keep to, one at a time. */
  entro?: number
  /** Document for PostGraphile (its Amber preset's names); none where it has nothing comparable. */
  postgraphile?: string
}
