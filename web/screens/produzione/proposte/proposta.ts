import type { PropostaPageQuery } from './__generated__/PropostaPageQuery.graphql.ts'

/** A proposal as the page has read it. */
export type LettaProposta = NonNullable<PropostaPageQuery['response']['propostaPiano']>

/** An order of it. */
export type LettoOrdineProposto = LettaProposta['ordini'][number]
