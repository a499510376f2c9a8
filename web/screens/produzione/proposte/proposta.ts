import type { PropostaPageQuery } from '#generated/PropostaPageQuery.graphql.ts'

/** A proposal as the page has read it. */
export type ReadProposta = NonNullable<PropostaPageQuery['response']['propostaPiano']>

/** An order of it. */
export type ReadOrdineProposto = ReadProposta['ordini'][number]

/** A phase with its dates, as a bar shows it. */
export interface BarFase {
  nomeFase: string
  inizio: string
  fine: string
}

type Dates = Pick<ReadOrdineProposto['fasi'][number], 'inizioPrima' | 'finePrima' | 'inizioDopo' | 'fineDopo'>

function barsOf(
  { fasi }: Pick<ReadOrdineProposto, 'fasi'>,
  datesOf: (fase: Dates) => [inizio: string | null | undefined, fine: string | null | undefined],
): BarFase[] {
  return fasi.flatMap(({ nomeFase, ...dates }) => {
    const [inizio, fine] = datesOf(dates)
    return inizio != null && fine != null ? [{ nomeFase, inizio, fine }] : []
  })
}

/** The phases of today's plan of an order. */
export const fasiBefore = (ordine: Pick<ReadOrdineProposto, 'fasi'>) =>
  barsOf(ordine, ({ inizioPrima, finePrima }) => [inizioPrima, finePrima])

/** Its phases as the proposal would have them. */
export const fasiAfter = (ordine: Pick<ReadOrdineProposto, 'fasi'>) =>
  barsOf(ordine, ({ inizioDopo, fineDopo }) => [inizioDopo, fineDopo])

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
    title: several ? `${late.length} ordini finirebbero tardi: accettare?` : 'Un ordine finirebbe tardi: accettare?',
    text: `Con la proposta ${several ? 'finirebbero' : 'finirebbe'} oltre l’approntamento (giorni): ${named.join(', ')}${others > 0 ? ` e altri ${others}` : ''}.`,
    conferma: 'Accetta comunque',
    distruttiva: true,
  }
}
