// What a change moves, and for whom: for the question before it (dry run) and for undo.
import type { Istante } from './time.ts'

interface DateFase {
  nome: string
  inizio: Istante | null
  fine: Istante | null
}

/** The dates of an order before or after a change. */
interface DatePiano {
  ordine: number
  fasi: readonly DateFase[]
}

interface Spostamento {
  ordine: number
  nomeFase: string
  inizioPrima: Istante | null
  inizioDopo: Istante | null
  finePrima: Istante | null
  fineDopo: Istante | null
}

/** The phases whose dates are not the same, by order and in the order of the plans. */
export function differenza(prima: readonly DatePiano[], dopo: readonly DatePiano[]): Spostamento[] {
  const piani = new Map<number, Map<string, { prima?: DateFase; dopo?: DateFase }>>()
  for (const [quando, lista] of [['prima', prima] as const, ['dopo', dopo] as const]) {
    for (const { ordine, fasi } of lista) {
      const suoi = piani.get(ordine) ?? new Map()
      piani.set(ordine, suoi)
      for (const fase of fasi) suoi.set(fase.nome, { ...suoi.get(fase.nome), [quando]: fase })
    }
  }
  return [...piani].flatMap(([ordine, fasi]) =>
    [...fasi].flatMap(([nomeFase, { prima: p, dopo: d }]) => {
      const spostamento = {
        ordine,
        nomeFase,
        inizioPrima: p?.inizio ?? null,
        inizioDopo: d?.inizio ?? null,
        finePrima: p?.fine ?? null,
        fineDopo: d?.fine ?? null,
      }
      const { inizioPrima, inizioDopo, finePrima, fineDopo } = spostamento
      return inizioPrima === inizioDopo && finePrima === fineDopo ? [] : [spostamento]
    }),
  )
}
