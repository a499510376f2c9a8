import type { OrdineQuota, ShownCella } from '../model.ts'

/** An order's part of a cell: from where to where, as parts of its width (0 to 1). */
interface CellBlock extends OrdineQuota {
  da: number
  a: number
  corrente: boolean
}

/**
 * The orders of a cell one after the other, as long as their minutes; the current one last, where its work is placed.
 * A broken cell is as wide as its work, so that the overrun (`excessOf`) is seen.
 * @param corrente the order in the panel, with the minutes its plan (not yet saved) has in this cell
 */
export function blocksOfCella(
  cella: ShownCella,
  corrente: { id: number; numeroCommessa: string; time: number } | null,
): CellBlock[] {
  const others = (cella.ordini ?? []).filter(({ id }) => id !== corrente?.id)
  const tutti = corrente && corrente.time > 0 ? [...others, corrente] : others
  const totale = tutti.reduce((somma, { time }) => somma + time, 0)
  const largo = Math.max(cella.capacita, totale, 1)
  let fatti = 0
  return tutti.map((quota) => {
    const da = fatti / largo
    fatti += quota.time
    return { ...quota, da, a: fatti / largo, corrente: quota.id === corrente?.id }
  })
}

/** Free minutes of a cell with the plan on screen in place of the saved one; negative when broken. */
export function freeWithPiano(cella: ShownCella, corrente: { time: number } | null): number {
  return corrente ? cella.libero + cella.mio - corrente.time : cella.libero
}

/** Part of a broken cell's width that is beyond its capacity; 0 for any other. */
export function excessOf(cella: ShownCella, libero: number): number {
  return libero < 0 ? Math.min(1, -libero / (cella.capacita - libero)) : 0
}

/** Part of the capacity in use, 0 to 1 and above when broken; a closed cell that has work is broken. */
export function fillRatio(cella: ShownCella, libero: number): number {
  if (cella.capacita <= 0) return libero < 0 ? 2 : 0
  return (cella.capacita - libero) / cella.capacita
}
