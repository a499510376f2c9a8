import type { AuditEntry } from '../../platform/operation.ts'
import type { HeldAnalisi } from './lock.ts'

/** Where an order is worked in a planning, and for how long. */
export interface PostazioneTurn {
  ordine: number
  numeroCommessa: string
  postazione: string
  minuti: number
}

/** The orders of a planning with their workstation, in turn. */
export function turnsOf({ postazioni }: Pick<HeldAnalisi, 'postazioni'>): PostazioneTurn[] {
  return postazioni.flatMap(({ postazione, ordini }) =>
    ordini.map(({ ordineId, ordine, minuti }) => {
      return { ordine: ordineId, numeroCommessa: ordine.numeroCommessa, postazione, minuti: minuti ?? 0 }
    }),
  )
}

/** Each workstation with the numbers of its orders, in turn: `Banco 1: 26/1, 26/2`. */
export function layoutInWords(postazioni: readonly string[], turns: readonly PostazioneTurn[]): string[] {
  return postazioni.map((name) => {
    const numeri = turns.filter(({ postazione }) => postazione === name).map(({ numeroCommessa }) => numeroCommessa)
    return `${name}: ${numeri.join(', ') || '–'}`
  })
}

interface Side {
  nome: string
  turni: readonly PostazioneTurn[]
}

/** What the orders' histories tell of a planning that was made, changed or removed; only where something is different. */
export function ordiniHistory(before: Side | null, after: Side | null): AuditEntry[] {
  const ofBefore = byOrdine(before)
  const ofAfter = byOrdine(after)
  return [...new Set([...ofBefore.keys(), ...ofAfter.keys()])].flatMap((ordine) => {
    const [era, willBe] = [ofBefore.get(ordine) ?? null, ofAfter.get(ordine) ?? null]
    if (era === willBe) return []
    return [
      { oggetto: 'Ordine', oggettoPk: ordine, azione: 'pianifica', campo: 'postazione', prima: era, dopo: willBe },
    ]
  })
}

const byOrdine = (side: Side | null) =>
  new Map(
    (side?.turni ?? []).map(({ ordine, postazione, minuti }) => {
      return [ordine, `${postazione}, ${minuti} min (${side?.nome ?? ''})`]
    }),
  )
