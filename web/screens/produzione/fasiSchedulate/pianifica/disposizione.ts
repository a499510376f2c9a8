// Which bench works which order, and in which turn, while a planning is being made.
import { type OrdineDaRipartire, ripartisci } from '../../../../../server/produzione/analisi/ripartizione/rules.ts'
import type { Assegnazione } from '../../../../../server/produzione/analisi/rules.ts'

/** The orders in turn, each with its bench: the turns of a bench are those of its orders among themselves. */
export type Disposizione = readonly Assegnazione[]

/** The orders of a bench, in turn. */
export const ordiniOfBanco = (disposizione: Disposizione, banco: number) =>
  disposizione.filter(({ configurazione }) => configurazione === banco).map(({ ordine }) => ordine)

/** Minutes of a bench. */
export function loadOf(disposizione: Disposizione, banco: number, minuti: ReadonlyMap<number, number>): number {
  return ordiniOfBanco(disposizione, banco).reduce((tutti, pk) => tutti + (minuti.get(pk) ?? 0), 0)
}

/** Evenly shared out; at each bench the orders keep the order in which they come. */
export function proposeDisposizione(ordini: readonly OrdineDaRipartire[], banchi: readonly number[]): Assegnazione[] {
  const dove = ripartisci(ordini, banchi)
  return ordini.flatMap(({ pk }) => {
    const configurazione = dove.get(pk)
    return configurazione === undefined ? [] : [{ ordine: pk, configurazione }]
  })
}

/**
 * An order at another bench, or in another turn.
 * @param prima the order that it goes before; null: it is the last of the bench
 */
export function moveOrdine(
  disposizione: Disposizione,
  ordine: number,
  banco: number,
  prima: number | null,
): Assegnazione[] {
  if (prima === ordine) return [...disposizione]
  const others = disposizione.filter((una) => una.ordine !== ordine)
  const posto = prima === null ? -1 : others.findIndex((una) => una.ordine === prima)
  const spostato = { ordine, configurazione: banco }
  return posto < 0 ? [...others, spostato] : [...others.slice(0, posto), spostato, ...others.slice(posto)]
}

/** An order a turn earlier (-1) or later (1) at its bench; as it was at the ends. */
export function changeTurno(disposizione: Disposizione, ordine: number, passo: -1 | 1): Assegnazione[] {
  const banco = disposizione.find((una) => una.ordine === ordine)?.configurazione
  if (banco === undefined) return [...disposizione]
  const suoi = ordiniOfBanco(disposizione, banco)
  const posto = suoi.indexOf(ordine) + passo
  if (posto < 0 || posto >= suoi.length) return [...disposizione]
  return moveOrdine(disposizione, ordine, banco, (passo < 0 ? suoi[posto] : suoi[posto + 1]) ?? null)
}

/**
 * What was arranged by hand, for other orders or other benches: who is there stays, who is new, or has lost the bench,
 * goes to the one that has least, the longest first.
 */
export function fitDisposizione(
  disposizione: Disposizione,
  ordini: readonly OrdineDaRipartire[],
  banchi: readonly number[],
): Assegnazione[] {
  const minuti = new Map(ordini.map(({ pk, minuti: suoi }) => [pk, suoi]))
  const rimasti = disposizione.filter(
    ({ ordine, configurazione }) => minuti.has(ordine) && banchi.includes(configurazione),
  )
  const fermi = new Set(rimasti.map(({ ordine }) => ordine))
  const nuovi = ordini.filter(({ pk }) => !fermi.has(pk)).sort((a, b) => b.minuti - a.minuti || a.pk - b.pk)
  const carichi = new Map(banchi.map((banco) => [banco, loadOf(rimasti, banco, minuti)]))
  for (const { pk, minuti: suoi } of nuovi) {
    const [meno] = [...carichi].sort(([, a], [, b]) => a - b)
    if (!meno) break
    const [banco, carico] = meno
    rimasti.push({ ordine: pk, configurazione: banco })
    carichi.set(banco, carico + suoi)
  }
  return rimasti
}

/** The parts of a KeyboardEvent that are looked at. */
interface Tasto {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** What a key does to an order: Alt with left and right another bench, with up and down another turn. */
export function withKey(
  tasto: Tasto,
  disposizione: Disposizione,
  ordine: number,
  banchi: readonly number[],
): Assegnazione[] | null {
  if (!tasto.altKey || tasto.ctrlKey || tasto.metaKey) return null
  if (tasto.key === 'ArrowUp') return changeTurno(disposizione, ordine, -1)
  if (tasto.key === 'ArrowDown') return changeTurno(disposizione, ordine, 1)
  const passo = { ArrowLeft: -1, ArrowRight: 1 }[tasto.key]
  if (passo === undefined) return null
  const ora = disposizione.find((una) => una.ordine === ordine)?.configurazione
  const altro = banchi[banchi.indexOf(ora ?? 0) + passo]
  return altro === undefined ? [...disposizione] : moveOrdine(disposizione, ordine, altro, null)
}
