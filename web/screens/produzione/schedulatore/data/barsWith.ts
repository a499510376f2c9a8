import type { TimelineBar } from '../model.ts'

export const barKey = ({ nomeFase, ordine }: Pick<TimelineBar, 'nomeFase' | 'ordine'>) => `${nomeFase} ${ordine}`

const uguali = (una: TimelineBar, altra: TimelineBar) =>
  una.inizio === altra.inizio &&
  una.fine === altra.fine &&
  una.fornitore === altra.fornitore &&
  una.margine === altra.margine &&
  una.numeroCommessa === altra.numeroCommessa

/**
 * Bars by phase and order after a reading: those that it does not speak of, and what it brought. A bar that came back
 * as it was keeps its object, and when nothing changed so do all: what is drawn already is not drawn again.
 * @param restano which of the known bars stay although the reading has not brought them
 */
export function barsWith(
  note: ReadonlyMap<string, TimelineBar>,
  restano: (barra: TimelineBar) => boolean,
  lette: readonly TimelineBar[],
): ReadonlyMap<string, TimelineBar> {
  const barre = new Map([...note].filter(([, barra]) => restano(barra)))
  let nuove = 0
  for (const barra of lette) {
    const chiave = barKey(barra)
    const nota = note.get(chiave)
    const stessa = nota !== undefined && uguali(nota, barra)
    if (!stessa) nuove++
    barre.set(chiave, stessa ? nota : barra)
  }
  return nuove === 0 && barre.size === note.size ? note : barre
}
