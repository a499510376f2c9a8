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
const finita = (nomeFase: string, changes: Partial<PianoFase> = {}) =>
  fase(nomeFase, { unit: 'minutes', withFornitore: false, infiniteCapacity: false, fornitore: null, ...changes })

const fasi = [
  fase('legno'),
  finita('macchine', {
    dependencies: ['legno'],
    inizio: '2026-12-03 08:00:00',
    fine: '2026-12-03 12:30:00',
    durata: 270,
  }),
]
const prova = { fasi, errori: [], avvisi: [], completa: true, ritardoMateriali: 0 }
const salvato = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova, saved: true })
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
        { tipo: 'autoStart', oggi: '2026-11-21', ora: '09' },
      ],
      { saved: false, scheduled: false, relaxed: false },
      'ALL',
    ],
    [
      're-scheduling marks scheduled, not saved',
      [inizio(false), { tipo: 'schedulato', generazione: salvato.generazione + 1, prova }],
      { saved: false, scheduled: true, relaxed: false },
      'legno',
    ],
    [
      'saving marks saved',
      [
        inizio(false),
        { tipo: 'schedulato', generazione: salvato.generazione + 1, prova },
        { tipo: 'salvato', generazione: salvato.generazione + 1, prova },
      ],
      { saved: true, scheduled: true, relaxed: false },
      'legno',
    ],
    ['removing marks neither', [{ tipo: 'rimosso' }], { saved: false, scheduled: false, relaxed: false }, 'ALL'],
  ])('%s', (_nome, actions, flag, pinned) => {
    const piano = run(salvato, ...actions)
    expect(piano).toMatchObject(flag)
    expect(notRelaxed(piano)).toBe(pinned)
  })
})

test('the last edit wins: an answer to an earlier one is thrown away', () => {
  const dopo = run(
    salvato,
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' },
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '45' },
  )
  const vecchia = pianoReducer(dopo, { tipo: 'schedulato', generazione: dopo.generazione - 1, prova })
  expect(vecchia).toBe(dopo)
  expect(pianoReducer(dopo, { tipo: 'fallito', generazione: dopo.generazione - 1, motivo: 'x' })).toBe(dopo)
  expect(pianoReducer(dopo, { tipo: 'schedulato', generazione: dopo.generazione, prova }).scheduled).toBe(true)
})

test('a save that an edit has overtaken leaves the plan unsaved', () => {
  const modificato = run(salvato, { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' })
  expect(pianoReducer(modificato, { tipo: 'salvato', generazione: salvato.generazione, prova })).toBe(modificato)
})

test('only an edit waits for a dry run; only an untouched plan is replaced by a newer reading', () => {
  const modificato = run(salvato, { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' })
  expect([needsProva(salvato), isUntouched(salvato)]).toEqual([false, true])
  expect([needsProva(modificato), isUntouched(modificato)]).toEqual([true, false])
  const { generazione } = modificato
  const fallito = pianoReducer(modificato, { tipo: 'fallito', generazione, motivo: 'x' })
  expect([needsProva(fallito), isUntouched(fallito)]).toEqual([false, false])
  const provato = pianoReducer(modificato, { tipo: 'schedulato', generazione, prova })
  expect([needsProva(provato), isUntouched(provato)]).toEqual([false, false])
  const nuovo = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova, saved: false })
  expect([needsProva(nuovo), isUntouched(nuovo)]).toEqual([false, true])
})

test.each(['abc', '-1', '1,5', '1e9', '1234567890', ' 3'])(
  'a duration %j is refused and changes nothing',
  (written) => {
    expect(pianoReducer(salvato, { tipo: 'durata', nomeFase: 'legno', durataOverride: written })).toBe(salvato)
  },
)

test('auto start: infinite roots today at midnight, finite roots today, the others follow', () => {
  const auto = { tipo: 'autoStart', oggi: '2026-11-21', ora: '14' } as const
  expect(pianoReducer(salvato, auto).scelte).toMatchObject({
    legno: { inizio: '2026-11-21 00', fornitore },
    macchine: { inizio: null },
  })
  const senzaLegno = [fase('legno', { isNeeded: false, inizio: null, fine: null, durata: 0 }), fasi[1] as PianoFase]
  const piano = pianoReducer(EMPTY_PIANO, { tipo: 'carica', prova: { ...prova, fasi: senzaLegno }, saved: false })
  expect(pianoReducer(piano, auto).scelte).toMatchObject({
    legno: { inizio: null },
    macchine: { inizio: '2026-11-21 14' },
  })
})

test('a phase that is not needed has no supplier and no override', () => {
  const piano = pianoReducer(EMPTY_PIANO, {
    tipo: 'carica',
    prova: { ...prova, fasi: [fase('telai', { isNeeded: false, durataOverride: 3 })] },
    saved: false,
  })
  expect(piano.scelte).toEqual({ telai: { inizio: null, fornitore: null, durataOverride: '' } })
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
  ['finite', finita('banchi', { durata: 60 }), { inizio: true, durata: true, fornitore: false }],
  ['finite without work', finita('banchi', { durata: 0 }), { inizio: false, durata: true, fornitore: false }],
  [
    'finite, override',
    finita('banchi', { durata: 0, durataOverride: 30 }),
    { inizio: true, durata: true, fornitore: false },
  ],
])('fields that can be written: %s', (_nome, una, attesi) => {
  expect(enabledFields(una)).toEqual(attesi)
})

test('saving waits for a complete plan without errors, and for what is running', () => {
  const fermo = { inCorso: false, salvataggio: false }
  const rifatto = run(
    salvato,
    { tipo: 'durata', nomeFase: 'legno', durataOverride: '4' },
    { tipo: 'schedulato', generazione: salvato.generazione + 1, prova },
  )
  expect(possibleActions(rifatto, fermo)).toEqual({ salva: true, elimina: true, autoStart: true })
  expect(possibleActions(rifatto, { ...fermo, inCorso: true })).toMatchObject({ salva: false, elimina: false })
  expect(possibleActions(rifatto, { ...fermo, salvataggio: true })).toMatchObject({ salva: false, elimina: false })
  expect(possibleActions({ ...rifatto, completa: false }, fermo).salva).toBe(false)
  const error = { code: 'bad_start_time', nomeFase: 'legno', data: '2026-11-23', testo: '', primoUtile: null }
  expect(possibleActions({ ...rifatto, errori: [error] }, fermo).salva).toBe(false)
  expect(possibleActions(salvato, fermo).salva).toBe(false)
})

test('bad_start_time marks the field only when it is about the day written there', () => {
  const error = { code: 'bad_start_time', nomeFase: 'legno', data: '2026-11-23', testo: '', primoUtile: null }
  expect(startError({ ...salvato, errori: [error] }, 'legno')).toBe(error)
  expect(startError({ ...salvato, errori: [error] }, 'macchine')).toBeNull()
  expect(startError({ ...salvato, errori: [{ ...error, data: '2026-11-24' }] }, 'legno')).toBeNull()
  expect(startError({ ...salvato, errori: [{ ...error, code: 'nessuna_capacita' }] }, 'legno')).toBeNull()
})
