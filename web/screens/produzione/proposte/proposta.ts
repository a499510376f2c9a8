import type { PropostaPageQuery } from '#generated/PropostaPageQuery.graphql.ts'

/** A proposal as the page has read it. */
export type ReadProposta = NonNullable<PropostaPageQuery['response']['propostaPiano']>

/** An order of it. */
export type ReadOrdineProposto = ReadProposta['ordini'][number]

/** Orders that a message names; it counts the others. */
export const NAMED_MAX = 30

/** The chosen orders that a proposal would end late and that the saved plan would not: accepting it asks first, naming them. */
export function newlyLate<
  Ordine extends Pick<ReadOrdineProposto, 'pk' | 'schedulato' | 'ritardoPrima' | 'ritardoDopo'>,
>(ordini: readonly Ordine[], chosen: ReadonlySet<number>): Ordine[] {
  return ordini.filter(
    ({ pk, schedulato, ritardoPrima, ritardoDopo }) =>
      chosen.has(pk) && ritardoDopo > 0 && !(schedulato && ritardoPrima > 0),
  )
}

/** Asked before a plan is accepted by which orders would end late: which, and by how many days. */
export function lateQuestion(late: readonly Pick<ReadOrdineProposto, 'numeroCommessa' | 'ritardoDopo'>[]) {
  const several = late.length > 1
  const latestFirst = [...late].sort((a, b) => b.ritardoDopo - a.ritardoDopo)
  const named = latestFirst
    .slice(0, NAMED_MAX)
    .map(({ numeroCommessa, ritardoDopo }) => `${numeroCommessa}\u00a0(+${ritardoDopo})`)
  const others = late.length - named.length
  return {
    titolo: several ? `${late.length} ordini finirebbero tardi: accettare?` : 'Un ordine finirebbe tardi: accettare?',
    testo: `Con la proposta ${several ? 'finirebbero' : 'finirebbe'} oltre l’approntamento (giorni): ${named.join(', ')}${others > 0 ? ` e altri ${others}` : ''}.`,
    conferma: 'Accetta comunque',
    distruttiva: true,
  }
}
