import { expect, test } from 'vitest'
import type { TimelineBar } from '../../model.ts'
import { barKey, barsWith } from '../barsWith.ts'

const barra = (ordine: number, fine = '2026-11-05 00:00:00'): TimelineBar => ({
  ordine,
  numeroCommessa: `26/${ordine}`,
  cliente: 'Rossi',
  nomeFase: 'legno',
  fornitore: 'Segheria',
  margine: null,
  inizio: '2026-11-02 00:00:00',
  fine,
})
const map = (barre: readonly TimelineBar[]) => new Map(barre.map((one) => [barKey(one), one]))
const none = () => false
const all = () => true

test('a reading that brings the same bars changes nothing', () => {
  const note = map([barra(1), barra(2)])
  expect(barsWith(note, none, [barra(2), barra(1)])).toBe(note)
  expect(barsWith(note, all, [])).toBe(note)
})

test('what has changed, come or gone is another object, the rest keeps its own', () => {
  const note = map([barra(1), barra(2), barra(3)])
  const after = barsWith(note, ({ ordine }) => ordine === 3, [barra(1), barra(2, '2026-11-09 00:00:00'), barra(4)])
  expect([...after.keys()].sort()).toEqual(['legno 1', 'legno 2', 'legno 3', 'legno 4'])
  for (const same of ['legno 1', 'legno 3']) expect(after.get(same)).toBe(note.get(same))
  expect(after.get('legno 2')?.fine).toBe('2026-11-09 00:00:00')
  expect([...barsWith(note, none, [barra(1)]).keys()]).toEqual(['legno 1'])
  const late = { ...barra(1), margine: -3 }
  expect(barsWith(note, all, [late]).get('legno 1')).toBe(late)
})
