// Why an order moves in a plan that was searched for: whom it passes, or who passes it.
import { margineOf } from '../margine.ts'
import type { Giorno } from '../time.ts'

/** An order before and after the search. */
export interface PostoPrimaDopo {
  ordine: number
  consegna: Giorno | null
  /** Last day of work before, and after; null when it had, or has, no plan. */
  prima: Giorno | null
  dopo: Giorno | null
  /** Its place among the others, before and after. */
  rangoPrima: number
  rangoDopo: number
  /** Minutes of work in the departments. */
  minuti: number
}

export type Ragione =
  /** It goes before another, which has days to spare all the same. */
  | { codice: 'prima_di_chi_ha_margine'; altro: number; margine: number }
  /** It goes before another, which is longer and late in any case. */
  | { codice: 'prima_di_uno_piu_lungo'; altro: number }
  /** It goes before another, whose delivery nobody has said. */
  | { codice: 'prima_di_chi_non_ha_data'; altro: number }
  /** It goes before another. */
  | { codice: 'prima_di'; altro: number }
  /** It leaves its place to another, which gains days. */
  | { codice: 'lascia_il_posto'; altro: number; guadagno: number }
  /** Others have left room. */
  | { codice: 'giorni_liberati' }
  /** Something that it waits for, or the calendar, has moved. */
  | { codice: 'segue' }
  | { codice: 'primo_posto' }
  | { codice: 'invariato' }

const margineThen = ({ consegna, dopo }: PostoPrimaDopo) => margineOf(dopo, consegna) ?? Number.POSITIVE_INFINITY

const guadagnoOf = ({ prima, dopo }: PostoPrimaDopo) => (prima === null || dopo === null ? 0 : prima - dopo)

/** The greatest by a measure; null of none. */
function massimo<T>(voci: readonly T[], misura: (voce: T) => number): T | null {
  return voci.reduce<T | null>((primo, voce) => (primo === null || misura(voce) > misura(primo) ? voce : primo), null)
}

/** The reason for one order among all. */
export function ragioneOf(uno: PostoPrimaDopo, tutti: readonly PostoPrimaDopo[]): Ragione {
  const guadagno = guadagnoOf(uno)
  if (uno.prima === null) return { codice: 'primo_posto' }
  if (guadagno === 0) return { codice: 'invariato' }
  if (guadagno > 0) {
    const superati = tutti.filter(
      ({ rangoPrima, rangoDopo }) => rangoPrima < uno.rangoPrima && rangoDopo > uno.rangoDopo,
    )
    const comodo = massimo(
      superati.filter((altro) => margineThen(altro) >= 0),
      ({ minuti }) => minuti,
    )
    if (comodo) {
      const margine = margineThen(comodo)
      return Number.isFinite(margine)
        ? { codice: 'prima_di_chi_ha_margine', altro: comodo.ordine, margine }
        : { codice: 'prima_di_chi_non_ha_data', altro: comodo.ordine }
    }
    const lungo = massimo(superati, ({ minuti }) => minuti)
    if (!lungo) return { codice: 'giorni_liberati' }
    return { codice: lungo.minuti > uno.minuti ? 'prima_di_uno_piu_lungo' : 'prima_di', altro: lungo.ordine }
  }
  const superatori = tutti.filter(
    (altro) => altro.rangoPrima > uno.rangoPrima && altro.rangoDopo < uno.rangoDopo && guadagnoOf(altro) > 0,
  )
  const primo = massimo(superatori, guadagnoOf)
  return primo ? { codice: 'lascia_il_posto', altro: primo.ordine, guadagno: guadagnoOf(primo) } : { codice: 'segue' }
}
