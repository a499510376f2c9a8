// What a change moves, and for whom: for the question before it (dry run) and for undo.
import type { Instant } from './time.ts'

interface FaseDates {
  nome: string
  inizio: Instant | null
  fine: Instant | null
}

/** The dates of an order before or after a change. */
interface PianoDates {
  ordine: number
  fasi: readonly FaseDates[]
}

interface Movement {
  ordine: number
  nomeFase: string
  inizioPrima: Instant | null
  inizioDopo: Instant | null
  finePrima: Instant | null
  fineDopo: Instant | null
}

/** The phases whose dates are not the same, by order and in the order of the plans. */
export function difference(before: readonly PianoDates[], after: readonly PianoDates[]): Movement[] {
  const piani = new Map<number, Map<string, { prima?: FaseDates; dopo?: FaseDates }>>()
  for (const [at, lista] of [['prima', before] as const, ['dopo', after] as const]) {
    for (const { ordine, fasi } of lista) {
      const own = piani.get(ordine) ?? new Map()
      piani.set(ordine, own)
      for (const fase of fasi) own.set(fase.nome, { ...own.get(fase.nome), [at]: fase })
    }
  }
  return [...piani].flatMap(([ordine, fasi]) =>
    [...fasi].flatMap(([nomeFase, { prima: p, dopo: d }]) => {
      const movement = {
        ordine,
        nomeFase,
        inizioPrima: p?.inizio ?? null,
        inizioDopo: d?.inizio ?? null,
        finePrima: p?.fine ?? null,
        fineDopo: d?.fine ?? null,
      }
      const { inizioPrima, inizioDopo, finePrima, fineDopo } = movement
      return inizioPrima === inizioDopo && finePrima === fineDopo ? [] : [movement]
    }),
  )
}
