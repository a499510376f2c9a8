// What may come of today's plan and of the one that is proposed, as the past went.
import type { OrdineRisk, PianoRisk } from '../../schedulazione/engine/simulazione/simulate.ts'
import { riskOfPiano } from '../../schedulazione/promessa/riskOfPiano.ts'
import type { FasePianoDates, SearchedOrdine, SearchInput } from './data.ts'

/** Of a plan as a whole. */
export type PianoRiskTotals = Omit<PianoRisk, 'ordini'>

/** Of two plans. */
export interface ComparedRisks {
  prima: PianoRiskTotals
  dopo: PianoRiskTotals
  /** Probability of ending late, before and then, by order. */
  probabilita: Map<number, { prima: number | null; dopo: number | null }>
}

/** Dates of an order in a plan; null where it has none. */
export type DatesOf = (ordine: SearchedOrdine) => readonly FasePianoDates[] | null

const totals = ({ attesi, ottoSuDieci, inRitardo }: PianoRisk): PianoRiskTotals => ({ attesi, ottoSuDieci, inRitardo })

/**
 * Simulates both plans with the same luck.
 * @param before orders without the assumptions of a scenario
 * @returns null where the past says nothing
 */
export function compareRisks(
  { ordini, scostamenti, adesso }: SearchInput,
  before: readonly SearchedOrdine[],
  today: DatesOf,
  proposed: DatesOf,
): ComparedRisks | null {
  if (!scostamenti) return null
  const riskWith = (which: readonly SearchedOrdine[], datesOf: DatesOf) =>
    riskOfPiano(
      which.map((one) => ({
        ordine: one.ordine,
        peso: one.peso ?? 1,
        consegna: one.request.dataConsegna,
        fasi: one.request.fasi,
        dates: datesOf(one) ?? [],
      })),
      scostamenti,
      adesso,
    )
  const [of, then] = [riskWith(before, today), riskWith(ordini, proposed)]
  if (!of || !then) return null
  const byOrdine = (risks: readonly OrdineRisk[]) =>
    new Map(risks.map(({ ordine, probabilita }) => [ordine, probabilita]))
  const [was, is] = [byOrdine(of.ordini), byOrdine(then.ordini)]
  return {
    prima: totals(of),
    dopo: totals(then),
    probabilita: new Map(
      ordini.map(({ ordine }) => [ordine, { prima: was.get(ordine) ?? null, dopo: is.get(ordine) ?? null }]),
    ),
  }
}
