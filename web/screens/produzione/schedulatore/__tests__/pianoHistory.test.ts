import { expect, test } from 'vitest'
import { type HistoryAction, historyOf, historyReducer } from '../data/pianoHistory.ts'
import { fittingZoom, openingZoom } from '../linea/geometry.ts'
import { EMPTY_PIANO, isUntouched, needsProva } from '../piano.ts'

const start = (inizio: string): HistoryAction => ({ tipo: 'inizio', nomeFase: 'telai', inizio, relaxed: true })
const run = (...actions: HistoryAction[]) => actions.reduce(historyReducer, historyOf(EMPTY_PIANO))
const inizio = ({ piano }: ReturnType<typeof run>) => piano.choices.telai?.inizio ?? null

test('an undo takes back an edit, a redo does it again, a new edit forgets what was undone', () => {
  const two = run(start('2026-03-02 08'), start('2026-03-03 08'))
  expect(inizio(two)).toBe('2026-03-03 08')
  const one = historyReducer(two, { tipo: 'annulla' })
  expect(inizio(one)).toBe('2026-03-02 08')
  expect(inizio(historyReducer(one, { tipo: 'ripeti' }))).toBe('2026-03-03 08')
  const other = historyReducer(one, start('2026-03-04 08'))
  expect(historyReducer(other, { tipo: 'ripeti' })).toBe(other)
  const none = run(start('2026-03-02 08'), { tipo: 'annulla' })
  expect(inizio(none)).toBeNull()
  expect(historyReducer(none, { tipo: 'annulla' })).toBe(none)
})

test('what was as it was read is so again, and asks nothing; what had not been tried is tried', () => {
  const back = run(start('2026-03-02 08'), { tipo: 'annulla' }).piano
  expect(isUntouched(back)).toBe(true)
  expect(needsProva(back)).toBe(false)
  const untried = run(start('2026-03-02 08'), start('2026-03-03 08'), { tipo: 'annulla' }).piano
  expect(isUntouched(untried)).toBe(false)
  expect(needsProva(untried)).toBe(true)
})

test('an answer to what was undone is thrown away', () => {
  const edited = run(start('2026-03-02 08'))
  const late: HistoryAction = {
    tipo: 'fallito',
    generazione: edited.piano.generazione,
    reason: 'x',
  }
  const undone = historyReducer(edited, { tipo: 'annulla' })
  expect(historyReducer(undone, late)).toBe(undone)
})

test('nobody goes back behind what was removed', () => {
  const gone = run(start('2026-03-02 08'), { tipo: 'rimosso' })
  expect(historyReducer(gone, { tipo: 'annulla' })).toBe(gone)
})

test('a plan is fitted in the nearest zoom that holds it', () => {
  expect(fittingZoom(1, 1200)).toBe('giorno')
  expect(fittingZoom(400, 1200)).toBe('mese')
})

test('it opens on the whole plan of the order, on weeks without one', () => {
  expect(openingZoom({ da: '2026-12-01', a: '2026-12-03' }, 1200)).toBe('giorno')
  expect(openingZoom({ da: '2026-12-01', a: '2026-12-12' }, 800)).toBe('settimana')
  expect(openingZoom({ da: '2026-12-01', a: '2027-01-20' }, 800)).toBe('mese')
  expect(openingZoom(null, 300)).toBe('settimana')
})
