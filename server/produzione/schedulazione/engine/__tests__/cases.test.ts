// Tricky cases about days, people and hours, by name.
import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server-test/cpu.ts'
import { createCalendario, windowOf } from '../capacita.ts'
import { readEngineInstant, writeDay, writeInstant } from '../time.ts'
import {
  onePezzo,
  sampleCodici,
  sampleDates,
  sampleDay,
  sampleError,
  sampleLibro,
  sampleMacchine,
  samplePersona,
} from './samples.ts'
import { day } from './scene.ts'

describe('a start on a closed day', () => {
  test('Sunday, relaxed: Monday, and it says so', () => {
    const piano = sampleMacchine('2026-11-22 00', 60)
    expect(sampleDates(piano)).toEqual(['2026-11-23 08:00', '2026-11-23 09:00'])
    expect(sampleCodici(piano)).toEqual(['data_richiesta', 'giorni_chiusi'])
  })
  test('Sunday, pinned: refused, with Monday as the first useful date', () => {
    const piano = sampleMacchine('2026-11-22 00', 60, onePezzo, [], true)
    expect([sampleDates(piano), sampleError(piano)]).toEqual([null, ['giorno_chiuso', '2026-11-23 08:00']])
    expect(sampleDates(sampleMacchine('2026-11-23 08', 60, onePezzo, [], true))).not.toBeNull()
  })
  test('a holiday is closed as well', () => {
    const holiday = { ...onePezzo, festivita: [sampleDay('2026-12-08')] }
    expect(sampleDates(sampleMacchine('2026-12-08 08', 60, holiday))).toEqual(['2026-12-09 08:00', '2026-12-09 09:00'])
    expect(sampleError(sampleMacchine('2026-12-08 08', 60, holiday, [], true))).toEqual([
      'giorno_chiuso',
      '2026-12-09 08:00',
    ])
  })
})

describe('days without room', () => {
  test('a full day is passed over, and the orders that fill it are named', () => {
    const full = sampleLibro([['macchine', '2026-11-23', 600]])
    const piano = sampleMacchine('2026-11-23 08', 60, onePezzo, full)
    expect(sampleDates(piano)).toEqual(['2026-11-24 08:00', '2026-11-24 09:00'])
    expect(piano.fasi[0]?.spiegazione[1]).toMatchObject({ codice: 'giorni_pieni', giorni: 1, ordini: [1] })
    expect(sampleError(sampleMacchine('2026-11-23 08', 60, onePezzo, full, true))).toEqual([
      'giorno_pieno',
      '2026-11-24 08:00',
    ])
  })
  test('one minute left is used, pinned too', () => {
    const quasi = sampleLibro([['macchine', '2026-11-23', 599]])
    const piano = sampleMacchine('2026-11-23 08', 3, onePezzo, quasi, true)
    expect(sampleDates(piano)).toEqual(['2026-11-23 17:59', '2026-11-24 08:02'])
    expect(piano.fasi[0]?.occupazioni.map(({ minuti }) => minuti)).toEqual([1, 2])
    expect(sampleCodici(piano)).toEqual(['data_richiesta', 'dopo_altri_lavori'])
  })
  test('work spans a weekend: four hours on Saturday, none on Sunday', () => {
    expect(sampleDates(sampleMacchine('2026-11-27 08', 900))).toEqual(['2026-11-27 08:00', '2026-11-30 09:00'])
  })
  test('a broken cell is left alone', () => {
    const piano = sampleMacchine('2026-11-23 08', 60, onePezzo, sampleLibro([['macchine', '2026-11-23', 700]]))
    expect(sampleDates(piano)).toEqual(['2026-11-24 08:00', '2026-11-24 09:00'])
  })
})

describe('people', () => {
  test('a half-day holiday', () => {
    const morning = { ...onePezzo, festivita: [sampleDay('2026-12-24', 720, 1080)] }
    expect(createCalendario(morning).capacita('macchine', day('2026-12-24'))).toBe(240)
    expect(sampleDates(sampleMacchine('2026-12-24 08', 300, morning))).toEqual(['2026-12-24 08:00', '2026-12-25 09:00'])
  })
  test('absent in the morning and in the afternoon: 12 to 13 stays open', () => {
    const assenze = [sampleDay('2026-11-23', 420, 720), sampleDay('2026-11-23', 780, 1140)]
    const data = { ...onePezzo, persone: [samplePersona('macchine', { assenze })] }
    expect(createCalendario(data).capacita('macchine', day('2026-11-23'))).toBe(60)
    expect(sampleDates(sampleMacchine('2026-11-23 08', 90, data))).toEqual(['2026-11-23 12:00', '2026-11-24 08:30'])
  })
  test('overlapping pauses are taken away once', () => {
    const assenze = [sampleDay('2026-11-23', 480, 720), sampleDay('2026-11-23', 600, 780)]
    const data = {
      ...onePezzo,
      festivita: [sampleDay('2026-11-23', 540, 660)],
      persone: [samplePersona('macchine', { assenze })],
    }
    expect(createCalendario(data).capacita('macchine', day('2026-11-23'))).toBe(300)
  })
  test('a leaver in the middle of a phase: the rest is done by who stays', () => {
    const persone = [samplePersona('macchine'), samplePersona('macchine', { al: day('2026-11-23') })]
    const piano = sampleMacchine('2026-11-23 08', 1500, { ...onePezzo, persone })
    expect(piano.fasi[0]?.occupazioni.map(({ minuti }) => minuti)).toEqual([1200, 300])
    expect(sampleDates(piano)).toEqual(['2026-11-23 08:00', '2026-11-24 13:00'])
  })
  test('two people: the start is floored, the end ceiled', () => {
    const due = { ...onePezzo, persone: [samplePersona('macchine'), samplePersona('macchine')] }
    expect(
      sampleDates(sampleMacchine('2026-11-23 08', 61, due, sampleLibro([['macchine', '2026-11-23', 31]]))),
    ).toEqual(['2026-11-23 08:15', '2026-11-23 08:46'])
  })
  test('a department that employs nobody counts as one person, one that is all absent as none', () => {
    const data = { ...onePezzo, persone: [samplePersona('banchi', { assenze: [sampleDay('2026-11-23')] })] }
    const calendario = createCalendario(data)
    expect([
      calendario.capacita('macchine', day('2026-11-23')),
      calendario.capacita('banchi', day('2026-11-23')),
    ]).toEqual([600, 0])
  })
  test('all absent for the whole horizon: no capacity, at once', () => {
    const sempre = { giornoDa: day('2026-01-01'), giornoA: day('2036-01-01'), oraDa: null, oraA: null }
    const data = { ...onePezzo, persone: [samplePersona('macchine', { assenze: [sempre] })] }
    const tempo = cpuMs(() => {
      expect(sampleError(sampleMacchine('2026-11-23 08', 60, data))).toBe('nessuna_capacita')
      expect(sampleError(sampleMacchine('2026-11-23 08', 60, data, [], true))).toEqual(['giorno_chiuso', null])
    })
    expect(tempo).toBeLessThan(500)
  })
  test('more work than the horizon holds: no capacity', () => {
    expect(sampleError(sampleMacchine('2026-11-23 08', 1_000_000))).toBe('nessuna_capacita')
    expect(sampleError(sampleMacchine('2026-11-23 08', 1_000_000, onePezzo, [], true))).toBe('nessuna_capacita')
  })
})

describe('hours of a day', () => {
  test.each([
    [0, 480, 480],
    [24, 0, 1440],
    [14.5, 480, 1350],
    [20, 240, 1440],
  ])('%d hours are [%d, %d)', (hours, from, a) => expect(windowOf(480, hours)).toEqual({ da: from, a }))
  test('a day of 24 hours ends at midnight', () => {
    const data = { ...onePezzo, ore: [{ giorno: day('2026-11-23'), ore: { macchine: 24, banchi: 0 } }] }
    expect(sampleDates(sampleMacchine('2026-11-23 00', 1440, data))).toEqual(['2026-11-23 00:00', '2026-11-24 00:00'])
  })
  test('a day of 0 hours is closed', () => {
    const data = { ...onePezzo, ore: [{ giorno: day('2026-11-23'), ore: { macchine: 0, banchi: 10 } }] }
    expect(sampleError(sampleMacchine('2026-11-23 08', 60, data, [], true))).toEqual([
      'giorno_chiuso',
      '2026-11-24 08:00',
    ])
  })
  test('hour 23: the day is over, relaxed the next one, pinned refused', () => {
    expect(sampleDates(sampleMacchine('2026-11-23 23', 60))).toEqual(['2026-11-24 08:00', '2026-11-24 09:00'])
    expect(sampleError(sampleMacchine('2026-11-23 23', 60, onePezzo, [], true))).toEqual([
      'giorno_chiuso',
      '2026-11-24 08:00',
    ])
  })
  test('the first day gives only what is left from the hour of the start', () => {
    const piano = sampleMacchine('2026-11-23 16', 180)
    expect(sampleDates(piano)).toEqual(['2026-11-23 16:00', '2026-11-24 09:00'])
    expect(piano.fasi[0]?.occupazioni.map(({ minuti }) => minuti)).toEqual([120, 60])
  })
})

describe('dates', () => {
  test('29 February', () => {
    expect(sampleDates(sampleMacchine('2028-02-29 08', 700))).toEqual(['2028-02-29 08:00', '2028-03-01 09:40'])
    expect([
      readEngineInstant('2027-02-29 08'),
      readEngineInstant('2026-11-23 24'),
      readEngineInstant('23-11-2026'),
    ]).toEqual([null, null, null])
  })
  test('week 53: from Thursday 31 December over New Year', () => {
    const newYear = { ...onePezzo, festivita: [sampleDay('2027-01-01')] }
    expect(sampleDates(sampleMacchine('2026-12-31 08', 900, newYear))).toEqual(['2026-12-31 08:00', '2027-01-04 09:00'])
  })
  test.each(['2026-03-28', '2026-10-24'])('the weekend of a change of the hour (%s) is like any other', (saturday) => {
    const data = {
      ...onePezzo,
      ore: [1, 2].map((n) => ({ giorno: day(saturday) + n, ore: { macchine: 24, banchi: 24 } })),
    }
    const piano = sampleMacchine(`${saturday} 08`, 240 + 1440 + 90, data)
    expect(piano.fasi[0]?.occupazioni.map(({ minuti }) => minuti)).toEqual([240, 1440, 90])
    expect(writeInstant(piano.fasi[0]?.fine ?? 0)).toBe(`${writeDay(day(saturday) + 2)} 01:30:00`)
  })
})
