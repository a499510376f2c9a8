// Which bench works which order, and in which turn, while a planning is being made.
import { type Assegnazione, distribute, type OrdineToDistribute } from '#produzione/analisi/rules.ts'

/** The orders in turn, each with its bench: the turns of a bench are those of its orders among themselves. */
export type Layout = readonly Assegnazione[]

/** The orders of a bench, in turn. */
export const ordiniOfBanco = (layout: Layout, banco: number) =>
  layout.filter(({ configurazionePk }) => configurazionePk === banco).map(({ ordinePk }) => ordinePk)

/** Minutes of a bench. */
export function loadOf(layout: Layout, banco: number, minutes: ReadonlyMap<number, number>): number {
  return ordiniOfBanco(layout, banco).reduce((all, pk) => all + (minutes.get(pk) ?? 0), 0)
}

/** Evenly shared out; at each bench the orders keep the order in which they come. */
export function proposeLayout(ordini: readonly OrdineToDistribute[], banchi: readonly number[]): Assegnazione[] {
  const where = distribute(ordini, banchi)
  return ordini.flatMap(({ pk }) => {
    const configuration = where.get(pk)
    return configuration === undefined ? [] : [{ ordinePk: pk, configurazionePk: configuration }]
  })
}

/**
 * An order at another bench, or in another turn.
 * @param before the order that it goes before; null: it is the last of the bench
 */
export function moveOrdine(layout: Layout, ordine: number, banco: number, before: number | null): Assegnazione[] {
  if (before === ordine) return [...layout]
  const others = layout.filter((one) => one.ordinePk !== ordine)
  const place = before === null ? -1 : others.findIndex((one) => one.ordinePk === before)
  const moved = { ordinePk: ordine, configurazionePk: banco }
  return place < 0 ? [...others, moved] : [...others.slice(0, place), moved, ...others.slice(place)]
}

/** An order a turn earlier (-1) or later (1) at its bench; as it was at the ends. */
export function changeTurno(layout: Layout, ordine: number, step: -1 | 1): Assegnazione[] {
  const banco = layout.find((one) => one.ordinePk === ordine)?.configurazionePk
  if (banco === undefined) return [...layout]
  const own = ordiniOfBanco(layout, banco)
  const place = own.indexOf(ordine) + step
  if (place < 0 || place >= own.length) return [...layout]
  return moveOrdine(layout, ordine, banco, (step < 0 ? own[place] : own[place + 1]) ?? null)
}

/**
 * What was arranged by hand, for other orders or other benches: who is there stays, who is new, or has lost the bench,
 * goes to the one that has least, the longest first.
 */
export function fitLayout(
  layout: Layout,
  ordini: readonly OrdineToDistribute[],
  banchi: readonly number[],
): Assegnazione[] {
  const minutes = new Map(ordini.map(({ pk, minuti: own }) => [pk, own]))
  const remaining = layout.filter(
    ({ ordinePk, configurazionePk }) => minutes.has(ordinePk) && banchi.includes(configurazionePk),
  )
  const fermi = new Set(remaining.map(({ ordinePk }) => ordinePk))
  const fresh = ordini.filter(({ pk }) => !fermi.has(pk)).sort((a, b) => b.minuti - a.minuti || a.pk - b.pk)
  const carichi = new Map(banchi.map((banco) => [banco, loadOf(remaining, banco, minutes)]))
  for (const { pk, minuti: own } of fresh) {
    const [least] = [...carichi].sort(([, a], [, b]) => a - b)
    if (!least) break
    const [banco, carico] = least
    remaining.push({ ordinePk: pk, configurazionePk: banco })
    carichi.set(banco, carico + own)
  }
  return remaining
}

/** The parts of a KeyboardEvent that are looked at. */
interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** What a key does to an order: Alt with left and right another bench, with up and down another turn. */
export function withKey(key: Key, layout: Layout, ordine: number, banchi: readonly number[]): Assegnazione[] | null {
  if (!key.altKey || key.ctrlKey || key.metaKey) return null
  if (key.key === 'ArrowUp') return changeTurno(layout, ordine, -1)
  if (key.key === 'ArrowDown') return changeTurno(layout, ordine, 1)
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key.key]
  if (step === undefined) return null
  const hour = layout.find((one) => one.ordinePk === ordine)?.configurazionePk
  const other = banchi[banchi.indexOf(hour ?? 0) + step]
  return other === undefined ? [...layout] : moveOrdine(layout, ordine, other, null)
}
