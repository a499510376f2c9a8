import { describe, expect, test } from 'vitest'
import type { PianoFase } from '../model.ts'
import {
  EMPTY_PIANO,
  enabledFields,
  isCompletePiano,
  isUntouched,
  needsProva,
  notRelaxed,
  type PianoAction,
  type PianoState,
  pianoReducer,
  possibleActions,
  startError,
} from '../piano.ts'

const fornitore = { id: 3, nome: 'Segheria Alpina', tempo: 10 }
const fase = (nomeFase: string, changes: Partial<PianoFase> = {}): PianoFase => ({
  nomeFase,
  unit: 'days',
  withFornitore: true,
  infiniteCapacity: true,
  reparto: null,
  dependencies: [],
  isNeeded: true,
  inizio: '2026-11-23 00:00:00',
  fine: '2026-12-03 00:00:00',
  durata: 10,
  durataOverride: null,
  fornitore,
  occupations: [],
  spiegazione: [],
  ...changes,
})
const finished = (nomeFase: string, changes: Partial<PianoFase> = {}) =>
  fase(nomeFase, { unit: 'minutes', withFornitore: false, infiniteCapacity: false, fornitore: null, ...changes })

const fasi = [
  fase('legno'),
  finished('macchine', {
    dependencies: ['legno'],
    inizio: '2026-12-03 08:00:00',
    fine: '2026-12-03 12:30:00',
    durata: 270,
  }),
]
const trial = { fasi, errors: [], notices: [], completa: true, ritardoMateriali: 0 }
const saved = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova: trial, saved: true })
const run = (piano: PianoState, ...actions: PianoAction[]) => actions.reduce(pianoReducer, piano)

describe('flags of a plan: saved, scheduled, relaxed', () => {
  const inizio = (relaxed: boolean): PianoAction => ({
    tipo: 'inizio',
    nomeFase: 'legno',
    inizio: '2026-11-25 00',
    relaxed,
  })
  test.each<[string, PianoAction[], Pick<PianoState, 'saved' | 'scheduled' | 'relaxed'>, string]>([
    ['loading a saved plan', [], { saved: true, scheduled: true, relaxed: false }, 'ALL'],
    [
      'a start leaves relaxed as given (no)',
      [inizio(false)],
      { saved: false, scheduled: false, relaxed: false },
      'legno',
    ],
    ['a start leaves relaxed as given (yes)', [inizio(true)], { saved: false, scheduled: false, relaxed: true }, ''],
    [
      'a duration relaxes',
      [{ tipo: 'durata', nomeFase: 'legno', durataOverride: '4' }],
      { saved: false, scheduled: false, relaxed: true },
      '',
    ],
    [
      'a supplier relaxes',
      [{ tipo: 'fornitore', nomeFase: 'legno', fornitore: null }],
      { saved: false, scheduled: false, relaxed: true },
      '',
    ],
    [
      'auto start is not relaxed',
      [
        { tipo: 'fornitore', nomeFase: 'legno', fornitore: null },
        { tipo: 'autoStart', today: '2026-11-21', hour: '09' },
      ],
      { saved: false, scheduled: false, relaxed: false },
      'ALL',
    ],
    [
      're-scheduling marks scheduled, not saved',
      [inizio(false), { tipo: 'schedulato', generazione: saved.generazione + 1, prova: trial }],
      { saved: false, scheduled: true, relaxed: false },
      'legno',
    ],
    [
      'saving marks saved',
      [
        inizio(false),
        { tipo: 'schedulato', generazione: saved.generazione + 1, prova: trial },
        { tipo: 'salvato', generazione: saved.generazione + 1, prova: trial },
      ],
      { saved: true, scheduled: true, relaxed: false },
      'legno',
    ],
    ['removing marks neither', [{ tipo: 'rimosso' }], { saved: false, scheduled: false, relaxed: false }, 'ALL'],
  ])('%s', (_name, actions, flag, pinned) => {
    const piano = run(saved, ...actions)
    expect(piano).toMatchObject(flag)
    expect(notRelaxed(piano)).toBe(pinned)
  })
})

test('the last edit wins: an answer to an earlier one is thrown away', () => {
  const after = run(
    saved,
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' },
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '45' },
  )
  const previous = pianoReducer(after, { tipo: 'schedulato', generazione: after.generazione - 1, prova: trial })
  expect(previous).toBe(after)
  expect(pianoReducer(after, { tipo: 'fallito', generazione: after.generazione - 1, reason: 'x' })).toBe(after)
  expect(pianoReducer(after, { tipo: 'schedulato', generazione: after.generazione, prova: trial }).scheduled).toBe(true)
})

test('a save that an edit has overtaken leaves the plan unsaved', () => {
  const changed = run(saved, { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' })
  expect(pianoReducer(changed, { tipo: 'salvato', generazione: saved.generazione, prova: trial })).toBe(changed)
})

test('only an edit waits for a dry run; only an untouched plan is replaced by a newer reading', () => {
  const changed = run(saved, { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' })
  expect([needsProva(saved), isUntouched(saved)]).toEqual([false, true])
  expect([needsProva(changed), isUntouched(changed)]).toEqual([true, false])
  const { generazione } = changed
  const failed = pianoReducer(changed, { tipo: 'fallito', generazione, reason: 'x' })
  expect([needsProva(failed), isUntouched(failed)]).toEqual([false, false])
  const tried = pianoReducer(changed, { tipo: 'schedulato', generazione, prova: trial })
  expect([needsProva(tried), isUntouched(tried)]).toEqual([false, false])
  const next = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova: trial, saved: false })
  expect([needsProva(next), isUntouched(next)]).toEqual([false, true])
})

test.each(['abc', '-1', '1,5', '1e9', '1234567890', ' 3'])(
  'a duration %j is refused and changes nothing',
  (written) => {
    expect(pianoReducer(saved, { tipo: 'durata', nomeFase: 'legno', durataOverride: written })).toBe(saved)
  },
)

test('auto start: infinite roots today at midnight, finite roots today, the others follow', () => {
  const auto = { tipo: 'autoStart', today: '2026-11-21', hour: '14' } as const
  expect(pianoReducer(saved, auto).choices).toMatchObject({
    legno: { inizio: '2026-11-21 00', fornitore },
    macchine: { inizio: null },
  })
  const withoutLegno = [fase('legno', { isNeeded: false, inizio: null, fine: null, durata: 0 }), fasi[1] as PianoFase]
  const piano = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova: { ...trial, fasi: withoutLegno }, saved: false })
  expect(pianoReducer(piano, auto).choices).toMatchObject({
    legno: { inizio: null },
    macchine: { inizio: '2026-11-21 14' },
  })
})

test('a phase that is not needed has no supplier and no override', () => {
  const piano = pianoReducer(EMPTY_PIANO, {
    tipo: 'carica',
    prova: { ...trial, fasi: [fase('telai', { isNeeded: false, durataOverride: 3 })] },
    saved: false,
  })
  expect(piano.choices).toEqual({ telai: { inizio: null, fornitore: null, durataOverride: '' } })
})

test('complete: every needed phase has a start and an end', () => {
  expect(isCompletePiano(fasi)).toBe(true)
  expect(isCompletePiano([...fasi, fase('telai', { isNeeded: false, inizio: null, fine: null })])).toBe(true)
  expect(isCompletePiano([...fasi, fase('vetro', { fine: null })])).toBe(false)
  expect(isCompletePiano([])).toBe(false)
})

test.each<[string, PianoFase, ReturnType<typeof enabledFields>]>([
  ['supplier phase', fase('legno'), { inizio: true, durata: true, fornitore: true }],
  [
    'no supplier yet',
    fase('legno', { fornitore: null, durata: null }),
    { inizio: false, durata: false, fornitore: true },
  ],
  ['lead time 0', fase('legno', { durata: 0 }), { inizio: true, durata: true, fornitore: true }],
  ['not needed', fase('telai', { isNeeded: false }), { inizio: false, durata: false, fornitore: false }],
  ['finite', finished('banchi', { durata: 60 }), { inizio: true, durata: true, fornitore: false }],
  ['finite without work', finished('banchi', { durata: 0 }), { inizio: false, durata: true, fornitore: false }],
  [
    'finite, override',
    finished('banchi', { durata: 0, durataOverride: 30 }),
    { inizio: true, durata: true, fornitore: false },
  ],
])('fields that can be written: %s', (_name, one, expected) => {
  expect(enabledFields(one)).toEqual(expected)
})

test('saving waits for a complete plan without errors, and for what is running', () => {
  const standing = { inCorso: false, salvataggio: false }
  const redone = run(
    saved,
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' },
    { tipo: 'schedulato', generazione: saved.generazione + 1, prova: trial },
  )
  expect(possibleActions(redone, standing)).toEqual({ save: true, remove: true, autoStart: true })
  expect(possibleActions(redone, { ...standing, inCorso: true })).toMatchObject({ save: false, remove: false })
  expect(possibleActions(redone, { ...standing, salvataggio: true })).toMatchObject({ save: false, remove: false })
  expect(possibleActions({ ...redone, completa: false }, standing).save).toBe(false)
  const error = { code: 'bad_start_time', nomeFase: 'legno', data: '2026-11-23', testo: '', primoUtile: null }
  expect(possibleActions({ ...redone, errors: [error] }, standing).save).toBe(false)
  expect(possibleActions(saved, standing).save).toBe(false)
})

test('bad_start_time marks the field only when it is about the day written there', () => {
  const error = { code: 'bad_start_time', nomeFase: 'legno', data: '2026-11-23', testo: '', primoUtile: null }
  expect(startError({ ...saved, errors: [error] }, 'legno')).toBe(error)
  expect(startError({ ...saved, errors: [error] }, 'macchine')).toBeNull()
  expect(startError({ ...saved, errors: [{ ...error, data: '2026-11-24' }] }, 'legno')).toBeNull()
  expect(startError({ ...saved, errors: [{ ...error, code: 'nessuna_capacita' }] }, 'legno')).toBeNull()
})
