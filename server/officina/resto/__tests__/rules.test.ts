import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOfPezzo } from '../../attivita/rules.ts'
import { affectedBy, faseFinished, minutiRimasti, minutiRitardo, stillToday, TOLERANCE, waitersOf } from '../rules.ts'

describe('minutes left', () => {
  test.each([
    [480, { teorico: 480, done: 120 }, 360],
    // Planned longer than theory: the same share of it.
    [600, { teorico: 480, done: 120 }, 450],
    [null, { teorico: 480, done: 120 }, 360],
    [480, { teorico: 480, done: 480 }, 0],
    [600, { teorico: 480, done: 480 }, 0],
    // Something is left, however little.
    [480, { teorico: 480, done: 479.9 }, 1],
    [480, { teorico: 0, done: 0 }, null],
  ])('of %s with %j: %s', (duration, lavoro, expected) => {
    expect(minutiRimasti(duration, lavoro)).toBe(expected)
  })

  test('they begin with the plan, never grow with work and end at nothing, piece by piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        (numero, tempo, pesi, leaves) => {
          // Shares of a hundred, in hundredths, the last one the rest.
          const sum = pesi.reduce((all, peso) => all + peso, 0)
          const quote = pesi.map((peso) => Math.floor((peso * 10_000) / sum))
          quote[0] = (quote[0] ?? 0) + 10_000 - quote.reduce((all, one) => all + one, 0)
          const pezzi = numero * leaves
          const minutes = quote.flatMap((quota) =>
            Array.from({ length: pezzi }, (_, i) =>
              minutesOfPezzo({ numero, tempo, quota: quota / 100, pezzi }, i + 1),
            ),
          )
          // In ten-thousandths, as the database sums them: exactly the minutes of the phase.
          const exact = minutes.reduce((all, one) => all + Math.round(one * 10_000), 0)
          expect(exact).toBe(numero * tempo * 10_000)
          const teorico = numero * tempo
          let done = 0
          let before = minutiRimasti(teorico, { teorico, done })
          expect(before).toBe(teorico)
          for (const one of minutes) {
            done += one
            const hour = minutiRimasti(teorico, { teorico, done })
            expect(hour).toBeLessThanOrEqual(before as number)
            before = hour
          }
          expect(before).toBe(0)
          expect(faseFinished({ teorico, done })).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('lateness', () => {
  test('is what is left beyond what is booked, from half an hour on', () => {
    expect(minutiRitardo(200, 180)).toBe(0)
    expect(minutiRitardo(180 + TOLERANCE, 180)).toBe(TOLERANCE)
    expect(minutiRitardo(10, 400)).toBe(0)
  })

  test.each([
    [7 * 60, 100],
    [12 * 60, 50],
    [16 * 60, 0],
    [23 * 60, 0],
  ])('of today’s bookings at minute %s %s are to come', (minute, expected) => {
    expect(stillToday(100, minute, { apertura: 480, durata: 480 })).toBe(expected)
  })

  test('hits the phases that wait for it, however indirectly, and the date of the order', () => {
    const fasi = [
      { nome: 'macchine', dipendenze: ['legno'] },
      { nome: 'banchi', dipendenze: ['verniciatura'] },
      { nome: 'verniciatura', dipendenze: ['macchine'] },
      { nome: 'legno', dipendenze: [] },
    ]
    expect([...waitersOf(fasi, 'macchine')].sort()).toEqual(['banchi', 'verniciatura'])
    expect([...waitersOf(fasi, 'banchi')]).toEqual([])
    const waiting = [
      { nome: 'banchi', giorno: '2026-11-27' },
      { nome: 'verniciatura', giorno: '2026-11-25' },
    ]
    expect(affectedBy('2026-11-26', waiting, '2026-11-30')).toEqual(['verniciatura del 25-11-2026'])
    expect(affectedBy('2026-12-01', waiting, '2026-11-30')).toEqual([
      'verniciatura del 25-11-2026',
      'banchi del 27-11-2026',
      'approntamento del 30-11-2026',
    ])
  })
})
