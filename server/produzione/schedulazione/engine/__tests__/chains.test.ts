// Tricky cases about phases that wait for each other, durations, warnings and words, by name.
import { describe, expect, test } from 'vitest'
import { createDisponibilita } from '../availability.ts'
import { createCalendario, statoCella } from '../capacita.ts'
import { faseDuration, type RigaTempi, type TempisticaRiga, tempiOrdine } from '../durations.ts'
import { checkConfiguration, effectiveDependencies, sort } from '../fasi.ts'
import { createLibro } from '../libro.ts'
import { withAutoInizio } from '../piazza.ts'
import { primaData } from '../primaData.ts'
import { writeDay } from '../time.ts'
import type { ConfiguredFase, RequestedFase } from '../types.ts'
import { configurationInWords, engineReasonInWords, errorInWords, noticeInWords } from '../words.ts'
import {
  askedFase,
  at,
  ONLY_MACCHINE,
  onePezzo,
  putMinutes,
  sampleCodici,
  sampleDates,
  sampleError,
  sampleFornitore,
  sampleLibro,
  sampleMacchine,
  sampleOrdine,
  TWO_REPARTI,
} from './samples.ts'
import { day, SIX_FASI } from './scene.ts'

const TWO = TWO_REPARTI.map(({ chiave }) => chiave)

const legno = SIX_FASI[0] as ConfiguredFase
const six = (durations: Record<string, number | null>, resto: (name: string) => Partial<RequestedFase> = () => ({})) =>
  SIX_FASI.map((fase) =>
    askedFase(fase, {
      durata: durations[fase.nome] ?? null,
      fornitore: fase.conFornitore ? sampleFornitore(fase.nome, durations[fase.nome] ?? 0) : null,
      ...resto(fase.nome),
    }),
  )
const DURATIONS = { legno: 7, vetro: 10, telai: 5, macchine: 300, verniciatura: 6, banchi: 500 }

describe('chains', () => {
  test('auto start: roots today, the others follow', () => {
    const piano = putMinutes(withAutoInizio(sampleOrdine(six(DURATIONS))))
    expect(piano.completo).toBe(true)
    expect(sampleDates(piano, 'legno')).toEqual(['2026-11-20 00:00', '2026-11-27 00:00'])
    expect(sampleDates(piano, 'macchine')).toEqual(['2026-11-27 08:00', '2026-11-27 13:00'])
    expect(sampleDates(piano, 'verniciatura')).toEqual(['2026-11-28 00:00', '2026-12-04 00:00'])
    expect(sampleDates(piano, 'banchi')).toEqual(['2026-12-04 08:00', '2026-12-04 16:20'])
    expect(sampleCodici(piano, 'banchi')).toEqual(['dipendenza'])
  })
  test('auto start: a finite root begins at the next whole hour', () => {
    const piano = putMinutes(withAutoInizio(sampleOrdine([askedFase(ONLY_MACCHINE, {})])))
    expect(sampleDates(piano)).toEqual(['2026-11-20 10:00', '2026-11-20 11:00'])
  })
  test('only a supplier phase is needed', () => {
    const piano = putMinutes(
      withAutoInizio(sampleOrdine(six(DURATIONS, (name) => ({ necessaria: name === 'verniciatura' })))),
    )
    expect([piano.completo, sampleDates(piano, 'verniciatura')]).toEqual([
      true,
      ['2026-11-20 00:00', '2026-11-26 00:00'],
    ])
    expect(sampleCodici(piano, 'banchi')).toEqual(['non_necessaria'])
  })
  test('through a phase that is not needed: its dependents wait for what it waited for', () => {
    const senza = six(DURATIONS, (name) => ({ necessaria: name !== 'macchine' }))
    expect(effectiveDependencies(senza).get('verniciatura')).toEqual(['legno'])
    const piano = putMinutes(withAutoInizio(sampleOrdine(senza)))
    expect(sampleDates(piano, 'verniciatura')).toEqual(['2026-11-27 00:00', '2026-12-03 00:00'])
  })
  test('lead time 0: starts and ends at the same midnight', () => {
    const piano = putMinutes(withAutoInizio(sampleOrdine(six({ ...DURATIONS, legno: 0 }))))
    expect(sampleDates(piano, 'legno')).toEqual(['2026-11-20 00:00', '2026-11-20 00:00'])
    expect(sampleDates(piano, 'macchine')).toEqual(['2026-11-20 10:00', '2026-11-20 15:00'])
  })
  test('pinned before what it waits for: refused, and what follows has no dates', () => {
    const fasi = six(DURATIONS, (name) =>
      name === 'macchine'
        ? { da: at('2026-11-24 08'), fissata: true }
        : { da: ['legno', 'vetro', 'telai'].includes(name) ? at('2026-11-20 00') : null },
    )
    const piano = putMinutes(sampleOrdine(fasi))
    expect(sampleError(piano)).toEqual(['dipendenza', '2026-11-27 08:00'])
    expect(
      [sampleDates(piano, 'legno'), sampleDates(piano, 'verniciatura'), sampleDates(piano, 'banchi')].filter(Boolean),
    ).toHaveLength(1)
    expect(piano.completo).toBe(false)
  })
  test('a supplier phase without supplier has no dates and no error; what follows waits', () => {
    const piano = putMinutes(
      withAutoInizio(
        sampleOrdine(six(DURATIONS, (name) => (name === 'legno' ? { fornitore: null, durata: null } : {}))),
      ),
    )
    expect([piano.errori, piano.completo, sampleDates(piano, 'legno'), sampleDates(piano, 'macchine')]).toEqual([
      [],
      false,
      null,
      null,
    ])
    expect([sampleCodici(piano, 'legno'), sampleCodici(piano, 'macchine')]).toEqual([['senza_fornitore'], ['attende']])
  })
  test('a phase in days has no hours: the day given counts, an end in the day means the next midnight', () => {
    const one = (pinned: boolean) =>
      putMinutes(sampleOrdine([askedFase(legno, { da: at('2026-11-23 23'), durata: 2, fissata: pinned })]))
    expect(sampleDates(one(true), 'legno')).toEqual(['2026-11-23 00:00', '2026-11-25 00:00'])
  })
})

describe('durations', () => {
  const nothing = { tempi: { macchine: 0, banchi: 0 }, fornitore: null }
  test("an override of '0' is a duration, an empty one none", () => {
    expect(faseDuration(ONLY_MACCHINE, { ...nothing, durataOverride: 0 })).toBe(0)
    expect(faseDuration(ONLY_MACCHINE, { ...nothing, durataOverride: null })).toBeNull()
    expect(sampleDates(sampleMacchine('2026-11-22 10', 0))).toEqual(['2026-11-22 10:00', '2026-11-22 10:00'])
  })
  test('the supplier gives the days, another supplier others; none: no duration, override or not', () => {
    const withIt = (tempo: number, durataOverride: number | null = null) =>
      faseDuration(legno, { ...nothing, fornitore: sampleFornitore('legno', tempo), durataOverride })
    expect([withIt(7), withIt(12), withIt(7, 3)]).toEqual([7, 12, 3])
    expect(faseDuration(legno, { ...nothing, durataOverride: 3 })).toBeNull()
  })
  test('the override is in the unit of the phase', () => {
    expect(faseDuration({ ...ONLY_MACCHINE, unit: 'hours' }, { ...nothing, durataOverride: 2 })).toBe(120)
  })

  const codice = { categoria: 'LEGNO', forma: 'RETT', codice: 'F1' }
  const riga = (resto: Partial<RigaTempi> = {}): RigaTempi => {
    return { tipoId: 1, tipo: 'Finestra 1 anta', codice, numero: 2, rivendita: false, ...resto }
  }
  const tempo = (own: TempisticaRiga['codice'], minutes: number): TempisticaRiga => {
    return { tipoId: 1, codice: own, minuti: { macchine: minutes, banchi: minutes * 2 } }
  }
  test.each([
    ['type and code', [tempo(null, 1), tempo({ ...codice, codice: null }, 9), tempo(codice, 3)], 6],
    ['type, category and shape', [tempo(null, 1), tempo({ ...codice, codice: null }, 9)], 18],
    ['another code of the shape is no timing for it', [tempo(null, 1), tempo({ ...codice, codice: 'F9' }, 9)], 2],
    ['the type alone', [tempo(null, 1), tempo({ ...codice, categoria: 'PVC' }, 9)], 2],
    ['none of another category', [tempo({ ...codice, categoria: 'PVC' }, 9)], undefined],
  ])('the most specific timing wins: %s', (_name, tempistiche, minutes) => {
    expect(tempiOrdine([riga()], tempistiche).tempi).toEqual(
      minutes === undefined ? {} : { macchine: minutes, banchi: minutes * 2 },
    )
  })
  test('a line without timing is reported once and counts 0; an extra line is not', () => {
    const righe = [riga(), riga({ tipoId: 2, tipo: 'Oblò' }), riga({ tipoId: 2, tipo: 'Oblò' })]
    const extra = riga({ tipoId: 3, tipo: 'EXTRA', codice: null, rivendita: true })
    expect(tempiOrdine([...righe, extra], [tempo(codice, 10)])).toEqual({
      tempi: { macchine: 20, banchi: 40 },
      mancanti: [{ tipo: 'Oblò', famiglia: 'LEGNO', forma: 'RETT', codice: 'F1' }],
    })
  })
  test('where only the type is known the longest is taken, and only for an estimate', () => {
    const tempistiche = [tempo(codice, 10), tempo({ ...codice, categoria: 'PVC' }, 7)]
    const only = riga({ codice: null })
    expect(tempiOrdine([only], tempistiche, true).tempi.macchine).toBe(20)
    expect(tempiOrdine([only], tempistiche).mancanti).toHaveLength(1)
  })
})

describe('warnings', () => {
  test('a start in the past is taken, and said', () => {
    const piano = sampleMacchine('2026-11-19 08', 60)
    expect(sampleDates(piano)).toEqual(['2026-11-19 08:00', '2026-11-19 09:00'])
    expect(piano.avvisi.map(({ codice }) => codice)).toEqual(['inizio_nel_passato'])
  })
  test('beyond the delivery date: days late and the date to move it to; the day itself is in time', () => {
    const within = (consegna: string) =>
      putMinutes(sampleOrdine([askedFase(ONLY_MACCHINE, { da: at('2026-11-23 08') })], { dataConsegna: day(consegna) }))
        .avvisi
    expect(within('2026-11-23')).toEqual([])
    expect(within('2026-11-20')).toEqual([
      { codice: 'oltre_consegna', giorni: 3, dataConsegna: day('2026-11-20'), nuovaConsegna: day('2026-11-23') },
    ])
    const until = putMinutes(
      sampleOrdine([askedFase(legno, { da: at('2026-11-23 00'), durata: 2 })], { dataConsegna: day('2026-11-24') }),
    )
    expect(until.avvisi).toEqual([])
  })
  test('measures not final when the machines start', () => {
    const piano = putMinutes(
      sampleOrdine([askedFase(ONLY_MACCHINE, { da: at('2026-11-23 08') })], { senzaMisure: true }),
    )
    expect(piano.avvisi.map(noticeInWords)).toEqual([
      'macchine comincia il 23-11-2026 08:00 ma le misure non sono definitive.',
    ])
  })
})

describe('configuration', () => {
  const change = (name: string, resto: Partial<ConfiguredFase>) =>
    checkConfiguration(
      SIX_FASI.map((fase) => (fase.nome === name ? { ...fase, ...resto } : fase)),
      TWO,
    ).map(configurationInWords)
  test('the seeded one holds, in this order', () => {
    expect(checkConfiguration(SIX_FASI, TWO)).toEqual([])
    expect(sort([...SIX_FASI].reverse()).map(({ nome }) => nome)).toEqual(SIX_FASI.map(({ nome }) => nome))
  })
  test.each([
    ['a cycle', change('legno', { dipendenze: ['banchi'] }), /in circolo: legno, macchine, verniciatura, banchi/],
    ['waiting for itself', change('vetro', { dipendenze: ['vetro'] }), /in circolo/],
    ['an unknown dependency', change('banchi', { dipendenze: ['colla'] }), /Fase sconosciuta: colla/],
    ['an unknown unit', change('legno', { unit: 'weeks' as 'days' }), /^Invalid unit$/],
    ['days of a department', change('macchine', { unit: 'days' }), /^Invalid unit$/],
    ['no department', change('macchine', { reparto: null }), /reparto/],
  ])('%s is refused', (_name, [first = ''], expected) => expect(first).toMatch(expected))
})

test.each([
  [600, 601, 'broken'],
  [0, 1, 'broken'],
  [0, 0, 'closed'],
  [600, 600, 'filled'],
  [600, 599, 'free'],
])('a cell of %d with %d booked is %s', (capacita, booked, stato) => expect(statoCella(capacita, booked)).toBe(stato))

test('reasons and errors are told in Italian', () => {
  const piano = sampleMacchine('2026-11-21 23', 60, onePezzo, sampleLibro([['macchine', '2026-11-23', 600]]))
  expect(piano.fasi[0]?.spiegazione.map((reason) => engineReasonInWords(reason, (n) => `26/000${n}`))).toEqual([
    'Inizio richiesto: 21-11-2026 23:00.',
    'Giorno chiuso: 22-11-2026.',
    'Giorno pieno: 23-11-2026 (26/0001).',
  ])
  const fornitura = { codice: 'tempo_fornitore', fornitore: 'Vetri Rossi', giorni: 9, previsti: 9 } as const
  expect(engineReasonInWords(fornitura, String)).toBe('Vetri Rossi consegna in 9 giorni.')
  expect(engineReasonInWords({ ...fornitura, giorni: 19 }, String)).toBe(
    'Durata indicata: 19 giorni (Vetri Rossi consegna in 9 giorni).',
  )
  const [denied] = sampleMacchine('2026-11-22 08', 60, onePezzo, [], true).errori
  expect(denied && errorInWords(denied)).toBe(
    'macchine non può cominciare il 22-11-2026 08:00: il reparto è chiuso. Prima data utile: 23-11-2026 08:00.',
  )
})

test('the first possible date: default suppliers, from now; nothing for the machines to do is passed over', () => {
  const fornitori = ['legno', 'vetro', 'telai', 'verniciatura'].map((tipologia) => sampleFornitore(tipologia, 5))
  const data = { fasi: SIX_FASI, fornitori, conTelai: true, adesso: at('2026-11-20 09:30') }
  const righe = [{ tipoId: 1, tipo: 'Finestra', codice: null, numero: 4, rivendita: false }]
  const freeOnes = createDisponibilita(createCalendario(onePezzo), createLibro())
  const withIt = (macchineMinutes: number) =>
    primaData(
      { ...data, righe, tempistiche: [{ tipoId: 1, codice: null, minuti: { macchine: macchineMinutes, banchi: 60 } }] },
      freeOnes,
    )
  expect(writeDay(withIt(60).giorno ?? 0)).toBe('2026-12-01')
  expect(writeDay(withIt(0).giorno ?? 0)).toBe('2026-11-30')
  expect(primaData({ ...data, fornitori: [], righe, tempistiche: [] }, freeOnes)).toMatchObject({ giorno: null })
})
