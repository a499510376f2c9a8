import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daySerial, isOpenDay, type OpenDays, openDaysBetween, openDaysOf } from '#shared/dates/openDays.ts'
import { fineOf, openMinutesBetween, spanMax } from '../aperture.ts'
import { createDisponibilita } from '../availability.ts'
import { createCalendario } from '../capacita.ts'
import { createLibro } from '../libro.ts'
import { moveFine } from '../moveFine.ts'
import { calendarDayOf, MINUTES_PER_DAY, startOf } from '../time.ts'
import type { FornitoreFase, Piano, PianoRequest } from '../types.ts'
import { engineReasonInWords } from '../words.ts'
import {
  askedFase,
  at,
  ONLY_MACCHINE,
  onePezzo,
  putMinutes,
  sampleDates,
  sampleFornitore,
  sampleOrdine,
} from './samples.ts'
import { placeScene, relaxedScene, SIX_FASI, sceneArbitrary } from './scene.ts'

const WEEKEND = openDaysOf({ weekdays: [6, 7], stretches: [] })
const AUGUST = openDaysOf({
  weekdays: [6, 7],
  stretches: [{ from: daySerial('2026-08-10'), to: daySerial('2026-08-21') }],
})
const [LEGNO] = SIX_FASI as [(typeof SIX_FASI)[number]]

/** The wood alone, from a day, of a supplier with these open days. */
function legno(from: string, duration: number, aperture: OpenDays | null): PianoRequest {
  const fornitore: FornitoreFase = { ...sampleFornitore('legno', 5), aperture }
  return sampleOrdine([askedFase(LEGNO, { da: at(from), durata: duration, fornitore })])
}
const reason = ({ fasi }: Piano) =>
  fasi[0]?.spiegazione.flatMap((one) => (one.codice === 'tempo_fornitore' ? engineReasonInWords(one, String) : []))

describe('a supplier phase', () => {
  test.each([
    // Five days of work from Monday: what is ready on Friday evening comes on Monday.
    ['2026-11-23', 5, WEEKEND, '2026-11-30'],
    ['2026-11-23', 4, WEEKEND, '2026-11-27'],
    ['2026-11-28', 1, WEEKEND, '2026-12-01'],
    ['2026-08-03', 7, AUGUST, '2026-08-26'],
    ['2026-11-28', 0, WEEKEND, '2026-11-28'],
    ['2026-11-23', 5, null, '2026-11-28'],
  ])('from %s %i days', (from, duration, aperture, fine) => {
    const piano = putMinutes(legno(from, duration, aperture))
    expect(sampleDates(piano, 'legno')).toEqual([`${from} 00:00`, `${fine} 00:00`])
  })

  test('says how many closed days lie between, and nothing where there are none', () => {
    expect(reason(putMinutes(legno('2026-11-23', 5, WEEKEND)))).toEqual([
      'F. legno consegna in 5 giorni, più 2 giorni di chiusura.',
    ])
    expect(reason(putMinutes(legno('2026-11-23', 6, WEEKEND)))).toEqual([
      'Durata indicata: 6 giorni, più 2 giorni di chiusura (F. legno consegna in 5 giorni).',
    ])
    expect(reason(putMinutes(legno('2026-11-23', 3, WEEKEND)))).toEqual([
      'Durata indicata: 3 giorni (F. legno consegna in 5 giorni).',
    ])
    expect(reason(putMinutes(legno('2026-11-23', 5, null)))).toEqual(['F. legno consegna in 5 giorni.'])
  })

  test('what waits for it begins on the day on which it comes', () => {
    const fornitore: FornitoreFase = { ...sampleFornitore('legno', 5), aperture: WEEKEND }
    const fasi = [
      askedFase(LEGNO, { da: at('2026-11-23'), durata: 5, fornitore }),
      askedFase({ ...ONLY_MACCHINE, posizione: 1, dipendenze: ['legno'] }, { durata: 60 }),
    ]
    // On Saturday the machines would have worked.
    expect(sampleDates(putMinutes(sampleOrdine(fasi)))).toEqual(['2026-11-30 08:00', '2026-11-30 09:00'])
  })

  test('moved to another end it takes the open days up to there, and again from its start the same', () => {
    const request = legno('2026-11-23', 5, WEEKEND)
    const held = { inizio: at('2026-11-23'), fine: at('2026-11-30'), occupazioni: [] }
    const saved = { ...request, fasi: request.fasi.map((fase) => ({ ...fase, tenuta: held })) }
    const free = createDisponibilita(createCalendario(onePezzo), createLibro([]))
    for (const [asked, duration, fine] of [
      ['2026-12-02', 7, '2026-12-02'],
      ['2026-12-05', 10, '2026-12-07'],
      ['2026-11-25', 2, '2026-11-25'],
    ] as const) {
      const outcome = moveFine(saved, { nomeFase: 'legno', fine: at(asked), modo: 'solo' }, free)
      if (outcome.errore) throw new Error(outcome.errore)
      expect(outcome.durata).toBe(duration)
      expect(sampleDates(outcome.piano, 'legno')).toEqual(['2026-11-23 00:00', `${fine} 00:00`])
      expect(sampleDates(putMinutes(legno('2026-11-23', duration, WEEKEND)), 'legno')?.[1]).toBe(`${fine} 00:00`)
    }
  })
})

test('any plan: a supplier phase takes its days while the supplier is open, and ends on such a day', () => {
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const asked = new Map(one.request.fasi.map((fase) => [fase.nome, fase]))
      for (const { nome, inizio, fine, durata } of placeScene(one).fasi) {
        const { unit, capacitaInfinita, fornitore } = asked.get(nome) ?? {}
        if (!capacitaInfinita || unit !== 'days' || inizio === null || fine === null || !durata) continue
        const open = fornitore?.aperture ?? null
        expect(openDaysBetween(open, calendarDayOf(inizio), calendarDayOf(fine))).toBe(durata)
        expect(isOpenDay(open, calendarDayOf(fine))).toBe(true)
      }
    }),
  )
})

test('any plan: suppliers that are closed on no day that matters change nothing', () => {
  const past = openDaysOf({
    weekdays: [],
    stretches: [{ from: daySerial('1999-08-01'), to: daySerial('1999-08-31') }],
  })
  fc.assert(
    fc.property(sceneArbitrary, (one) => {
      const withOpen = (aperture: OpenDays | null) => {
        const fasi = relaxedScene(one.request).fasi.map((fase) => {
          return { ...fase, fornitore: fase.fornitore && { ...sampleFornitore('legno', 3), aperture } }
        })
        return placeScene({ ...one, request: { ...one.request, fasi } })
      }
      const never = withOpen(null)
      for (const [n, fase] of withOpen(past).fasi.entries()) {
        const { fornitore: _own, ...rest } = fase
        const { fornitore: _none, ...expected } = never.fasi[n] ?? fase
        expect(rest).toEqual(expected)
      }
      // As before anybody had closing days: calendar days, one after the other.
      for (const { inizio, fine, durata, reparto, nome } of never.fasi) {
        const { unit, necessaria } = one.request.fasi.find((fase) => fase.nome === nome) ?? {}
        if (reparto || !necessaria || inizio === null || fine === null) continue
        expect(fine - inizio).toBe((durata ?? 0) * (unit === 'days' ? MINUTES_PER_DAY : 1))
      }
    }),
  )
})

test('minutes taken and minutes between are each other’s inverse, and no span is longer than the most', () => {
  const minutes = fc.integer({ min: 1, max: 40 * MINUTES_PER_DAY })
  const open = fc.constantFrom(WEEKEND, AUGUST, null)
  const inizio = fc.integer({ min: 0, max: 60 * MINUTES_PER_DAY }).map((n) => startOf(daySerial('2026-07-20')) + n)
  fc.assert(
    fc.property(open, inizio, minutes, (calendar, from, taken) => {
      const fine = fineOf(calendar, from, taken)
      expect(openMinutesBetween(calendar, from, fine)).toBe(taken)
      expect(fineOf(calendar, from, taken + 1)).toBeGreaterThan(fine)
      expect(fineOf(calendar, from + 1, taken)).toBeGreaterThanOrEqual(fine)
      const most = spanMax(calendar, calendarDayOf(from), taken / MINUTES_PER_DAY)
      expect(calendarDayOf(fine) - calendarDayOf(from)).toBeLessThanOrEqual(most + 1)
    }),
  )
})
