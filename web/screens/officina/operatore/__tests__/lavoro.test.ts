import { expect, test } from 'vitest'
import { leftOpen, type RigaWithPezzi, type ShownAttivita } from '../attivita.ts'
import { freePezzi, steppedTo } from '../lavoro/stepped.ts'
import { currentFirst, toResume } from '../lavoro/toResume.ts'

const riga = (pk: number, done: readonly boolean[]): RigaWithPezzi => ({
  pk,
  riga: pk,
  title: '',
  misure: '',
  look: { forma: '', ante: 1, senso: null, altezza: null, larghezza: null, specchiature: [], foto: [] },
  pezzi: done.map((isDone, n) => ({ posizione: n + 1, fattoDa: isDone ? 'Omar' : null })),
})

const righe = [riga(1, [true, false]), riga(2, [false, false])]

test('the counter ticks the next free pieces and takes the last ones back', () => {
  expect(freePezzi(righe)).toEqual(['1:2', '2:1', '2:2'])
  const two = steppedTo(righe, new Set(), 2)
  expect([...two]).toEqual(['1:2', '2:1'])
  expect([...steppedTo(righe, two, 1)]).toEqual(['1:2'])
  expect([...steppedTo(righe, two, 9)]).toEqual(['1:2', '2:1', '2:2'])
  expect([...steppedTo(righe, two, -1)]).toEqual([])
})

test('a piece that somebody else has done meanwhile is no longer among them', () => {
  expect([...steppedTo([riga(1, [true, true]), riga(2, [false, false])], new Set(['1:2', '2:1']), 2)]).toEqual([
    '2:1',
    '2:2',
  ])
})

const attivita = (more: Partial<ShownAttivita>): ShownAttivita => ({
  object: `attivita:${more.pk ?? 1}`,
  pk: 1,
  data: '2026-11-27',
  ordine: { pk: 5, numeroCommessa: '26/0121', cliente: 'Rossi', riferimento: '' },
  lavorazione: { pk: 7, nome: 'vetratura' },
  secondaLavorazione: null,
  oraInizio: '08:00',
  oraFine: null,
  fineProposta: null,
  chiusura: null,
  tempo: null,
  note: '',
  fineLavorazione: false,
  avanzamento: '',
  versione: 1,
  motivoNonModificabile: null,
  motivoNonEliminabile: null,
  inAttesa: false,
  ...more,
})

test('what was ended with pieces left can be taken up again, once, until it is open or finished', () => {
  const early = attivita({ pk: 1, oraFine: '09:00' })
  const late = attivita({ pk: 2, oraInizio: '10:00', oraFine: '11:00' })
  expect(toResume([early, late], [])).toEqual([late])
  expect(toResume([early, late], [attivita({ pk: 3 })])).toEqual([])
  expect(toResume([early, attivita({ pk: 4, oraFine: '12:00', fineLavorazione: true })], [])).toEqual([])
  expect(toResume([attivita({ oraFine: '09:00', ordine: null })], [])).toEqual([])
  expect(toResume([attivita({ pk: null, oraFine: '09:00' })], [])).toEqual([])
})

test('nobody works at what is of another day or past the hours; it stands behind what is worked at', () => {
  const now = attivita({ pk: 1 })
  const closed = attivita({ pk: 2, oraInizio: '09:00', chiusura: '17:00' })
  const yesterday = attivita({ pk: 3, data: '2026-11-26' })
  expect([now, closed, yesterday].map((one) => leftOpen(one, '2026-11-27'))).toEqual([false, true, true])
  expect(leftOpen(attivita({ data: '2026-11-26', oraFine: '12:00' }), '2026-11-27')).toBe(false)
  expect(currentFirst([yesterday, closed, now], '2026-11-27')).toEqual([now, closed, yesterday])
})
