import { expect, test } from 'vitest'
import type { TimelineBar } from '../../model.ts'
import { barKey, barsWith } from '../barsWith.ts'

const barra = (ordine: number, fine = '2026-11-05 00:00:00'): TimelineBar => ({
  ordine,
  numeroCommessa: `26/${ordine}`,
  nomeFase: 'legno',
  fornitore: 'Segheria',
  margine: null,
  inizio: '2026-11-02 00:00:00',
  fine,
})
const mappa = (barre: readonly TimelineBar[]) => new Map(barre.map((una) => [barKey(una), una]))
const nessuna = () => false
const tutte = () => true

test('a reading that brings the same bars changes nothing', () => {
  const note = mappa([barra(1), barra(2)])
  expect(barsWith(note, nessuna, [barra(2), barra(1)])).toBe(note)
  expect(barsWith(note, tutte, [])).toBe(note)
})

test('what has changed, come or gone is another object, the rest keeps its own', () => {
  const note = mappa([barra(1), barra(2), barra(3)])
  const dopo = barsWith(note, ({ ordine }) => ordine === 3, [barra(1), barra(2, '2026-11-09 00:00:00'), barra(4)])
  expect([...dopo.keys()].sort()).toEqual(['legno 1', 'legno 2', 'legno 3', 'legno 4'])
  for (const stessa of ['legno 1', 'legno 3']) expect(dopo.get(stessa)).toBe(note.get(stessa))
  expect(dopo.get('legno 2')?.fine).toBe('2026-11-09 00:00:00')
  expect([...barsWith(note, nessuna, [barra(1)]).keys()]).toEqual(['legno 1'])
  const late = { ...barra(1), margine: -3 }
  expect(barsWith(note, tutte, [late]).get('legno 1')).toBe(late)
})
