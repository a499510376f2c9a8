import type { AuditEntry } from '../../platform/operation.ts'
import type { HeldAnalisi } from './lock.ts'

/** Where an order is worked in a planning, and for how long. */
export interface Turno {
  ordine: number
  numeroCommessa: string
  postazione: string
  minuti: number
}

/** The orders of a planning with their workstation, in turn. */
export function turniOf({ postazioni }: Pick<HeldAnalisi, 'postazioni'>): Turno[] {
  return postazioni.flatMap(({ postazione, ordini }) =>
    ordini.map(({ ordineId, ordine, minuti }) => {
      return { ordine: ordineId, numeroCommessa: ordine.numeroCommessa, postazione, minuti: minuti ?? 0 }
    }),
  )
}

/** Each workstation with the numbers of its orders, in turn: `Banco 1: 26/1, 26/2`. */
export function disposizioneInWords(postazioni: readonly string[], turni: readonly Turno[]): string[] {
  return postazioni.map((nome) => {
    const numeri = turni.filter(({ postazione }) => postazione === nome).map(({ numeroCommessa }) => numeroCommessa)
    return `${nome}: ${numeri.join(', ') || '–'}`
  })
}

interface Lato {
  nome: string
  turni: readonly Turno[]
}

/** What the orders' histories tell of a planning that was made, changed or removed; only where something is different. */
export function ordiniHistory(prima: Lato | null, dopo: Lato | null): AuditEntry[] {
  const diPrima = perOrdine(prima)
  const diDopo = perOrdine(dopo)
  return [...new Set([...diPrima.keys(), ...diDopo.keys()])].flatMap((ordine) => {
    const [era, sara] = [diPrima.get(ordine) ?? null, diDopo.get(ordine) ?? null]
    if (era === sara) return []
    return [{ oggetto: 'Ordine', oggettoPk: ordine, azione: 'pianifica', campo: 'postazione', prima: era, dopo: sara }]
  })
}

const perOrdine = (lato: Lato | null) =>
  new Map(
    (lato?.turni ?? []).map(({ ordine, postazione, minuti }) => {
      return [ordine, `${postazione}, ${minuti} min (${lato?.nome ?? ''})`]
    }),
  )
