import type { OrdineQuota, ShownCella } from '../model.ts'

/** An order's part of a cell: from where to where, as parts of its width (0 to 1). */
interface CellBlock extends OrdineQuota {
  da: number
  a: number
  current: boolean
}

/**
 * The orders of a cell one after the other, as long as their minutes; the current one last, where its work is placed.
 * A broken cell is as wide as its work, so that the overrun (`excessOf`) is seen.
 * @param current the order in the panel, with the minutes its plan (not yet saved) has in this cell
 */
export function blocksOfCella(
  cella: ShownCella,
  current: { id: number; numeroCommessa: string; time: number } | null,
): CellBlock[] {
  const others = (cella.ordini ?? []).filter(({ id }) => id !== current?.id)
  const all = current && current.time > 0 ? [...others, current] : others
  const total = all.reduce((sum, { time }) => sum + time, 0)
  const largo = Math.max(cella.capacita, total, 1)
  let done = 0
  return all.map((quota) => {
    const from = done / largo
    done += quota.time
    return { ...quota, da: from, a: done / largo, current: quota.id === current?.id }
  })
}

/** Free minutes of a cell with the plan on screen in place of the saved one; negative when broken. */
export function freeWithPiano(cella: ShownCella, current: { time: number } | null): number {
  return current ? cella.libero + cella.mine - current.time : cella.libero
}

/** Part of a broken cell's width that is beyond its capacity; 0 for any other. */
export function excessOf(cella: ShownCella, free: number): number {
  return free < 0 ? Math.min(1, -free / (cella.capacita - free)) : 0
}

/** Part of the capacity in use, 0 to 1 and above when broken; a closed cell that has work is broken. */
export function fillRatio(cella: ShownCella, free: number): number {
  if (cella.capacita <= 0) return free < 0 ? 2 : 0
  return (cella.capacita - free) / cella.capacita
}
