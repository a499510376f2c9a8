import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutiDelPezzo } from '../../attivita/rules.ts'
import { ancoraOggi, attesaDa, colpitiDa, faseFinita, minutiRimasti, minutiRitardo, TOLLERANZA } from '../rules.ts'

describe('minutes left', () => {
  test.each([
    [480, { teorico: 480, fatti: 120 }, 360],
    // Planned longer than theory: the same share of it.
    [600, { teorico: 480, fatti: 120 }, 450],
    [null, { teorico: 480, fatti: 120 }, 360],
    [480, { teorico: 480, fatti: 480 }, 0],
    [600, { teorico: 480, fatti: 480 }, 0],
    // Something is left, however little.
    [480, { teorico: 480, fatti: 479.9 }, 1],
    [480, { teorico: 0, fatti: 0 }, null],
  ])('of %s with %j: %s', (durata, lavoro, attesi) => {
    expect(minutiRimasti(durata, lavoro)).toBe(attesi)
  })

  test('they begin with the plan, never grow with work and end at nothing, piece by piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        (numero, tempo, pesi, foglie) => {
          // Shares of a hundred, in hundredths, the last one the rest.
          const somma = pesi.reduce((tutti, peso) => tutti + peso, 0)
          const quote = pesi.map((peso) => Math.floor((peso * 10_000) / somma))
          quote[0] = (quote[0] ?? 0) + 10_000 - quote.reduce((tutti, una) => tutti + una, 0)
          const pezzi = numero * foglie
          const minuti = quote.flatMap((quota) =>
            Array.from({ length: pezzi }, (_, i) =>
              minutiDelPezzo({ numero, tempo, quota: quota / 100, pezzi }, i + 1),
            ),
          )
          // In ten-thousandths, as the database sums them: exactly the minutes of the phase.
          const esatti = minuti.reduce((tutti, uno) => tutti + Math.round(uno * 10_000), 0)
          expect(esatti).toBe(numero * tempo * 10_000)
          const teorico = numero * tempo
          let fatti = 0
          let prima = minutiRimasti(teorico, { teorico, fatti })
          expect(prima).toBe(teorico)
          for (const uno of minuti) {
            fatti += uno
            const ora = minutiRimasti(teorico, { teorico, fatti })
            expect(ora).toBeLessThanOrEqual(prima as number)
            prima = ora
          }
          expect(prima).toBe(0)
          expect(faseFinita({ teorico, fatti })).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('lateness', () => {
  test('is what is left beyond what is booked, from half an hour on', () => {
    expect(minutiRitardo(200, 180)).toBe(0)
    expect(minutiRitardo(180 + TOLLERANZA, 180)).toBe(TOLLERANZA)
    expect(minutiRitardo(10, 400)).toBe(0)
  })

  test.each([
    [7 * 60, 100],
    [12 * 60, 50],
    [16 * 60, 0],
    [23 * 60, 0],
  ])('of today’s bookings at minute %s %s are to come', (minuto, attesi) => {
    expect(ancoraOggi(100, minuto, { apertura: 480, durata: 480 })).toBe(attesi)
  })

  test('hits the phases that wait for it, however indirectly, and the date of the order', () => {
    const fasi = [
      { nome: 'macchine', dipendenze: ['legno'] },
      { nome: 'banchi', dipendenze: ['verniciatura'] },
      { nome: 'verniciatura', dipendenze: ['macchine'] },
      { nome: 'legno', dipendenze: [] },
    ]
    expect([...attesaDa(fasi, 'macchine')].sort()).toEqual(['banchi', 'verniciatura'])
    expect([...attesaDa(fasi, 'banchi')]).toEqual([])
    const attendono = [
      { nome: 'banchi', giorno: '2026-11-27' },
      { nome: 'verniciatura', giorno: '2026-11-25' },
    ]
    expect(colpitiDa('2026-11-26', attendono, '2026-11-30')).toEqual(['verniciatura del 25-11-2026'])
    expect(colpitiDa('2026-12-01', attendono, '2026-11-30')).toEqual([
      'verniciatura del 25-11-2026',
      'banchi del 27-11-2026',
      'approntamento del 30-11-2026',
    ])
  })
})
