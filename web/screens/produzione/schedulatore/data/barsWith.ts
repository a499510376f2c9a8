import type { TimelineBar } from '../model.ts'

export const barKey = ({ nomeFase, ordine }: Pick<TimelineBar, 'nomeFase' | 'ordine'>) => `${nomeFase} ${ordine}`

const equal = (one: TimelineBar, other: TimelineBar) =>
  one.inizio === other.inizio &&
  one.fine === other.fine &&
  one.fornitore === other.fornitore &&
  one.margine === other.margine &&
  one.cliente === other.cliente &&
  one.numeroCommessa === other.numeroCommessa

/**
 * Bars by phase and order after a reading: those that it does not speak of, and what it brought. A bar that came back
 * as it was keeps its object, and when nothing changed so do all: what is drawn already is not drawn again.
 * @param staying which of the known bars stay although the reading has not brought them
 */
export function barsWith(
  note: ReadonlyMap<string, TimelineBar>,
  staying: (barra: TimelineBar) => boolean,
  read: readonly TimelineBar[],
): ReadonlyMap<string, TimelineBar> {
  const barre = new Map([...note].filter(([, barra]) => staying(barra)))
  let fresh = 0
  for (const barra of read) {
    const key = barKey(barra)
    const nota = note.get(key)
    const same = nota !== undefined && equal(nota, barra)
    if (!same) fresh++
    barre.set(key, same ? nota : barra)
  }
  return fresh === 0 && barre.size === note.size ? note : barre
}
