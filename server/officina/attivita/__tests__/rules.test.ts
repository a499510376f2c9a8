import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alreadyDoneInWords, minutesBetween, minutesOfPezzo, oreReason, pezziOfRiga, saveDisabled } from '../rules.ts'

const riga = { rivendita: false, numero: 3, ante: 2, tipoSerramento: { ante: 1 }, extraFields: {} }

describe('pezziOfRiga', () => {
  test.each([
    [riga, 'numero', 3],
    [riga, 'ante', 6],
    [riga, 'n_vetri', 6],
    [{ ...riga, extraFields: { N_VETRI: '4' } }, 'n_vetri', 12],
    [{ ...riga, ante: null }, 'ante', 3],
    [{ ...riga, ante: 0 }, 'ante', 3],
    [{ ...riga, ante: null, tipoSerramento: { ante: 2 } }, 'ante', 6],
    [{ ...riga, ante: null, tipoSerramento: { ante: 2 } }, 'n_vetri', 6],
    [{ ...riga, ante: 1, tipoSerramento: { ante: 2 } }, 'ante', 3],
    [{ ...riga, ante: null, tipoSerramento: { ante: 0 } }, 'ante', 3],
    [{ ...riga, ante: null, extraFields: { n_vetri: 'due' } }, 'n_vetri', 3],
    [{ ...riga, rivendita: true }, 'numero', 0],
    [{ ...riga, rivendita: true }, 'n_vetri', 0],
  ] as const)('%j as %s: %i', (one, tipo, pezzi) => {
    expect(pezziOfRiga(one, tipo)).toBe(pezzi)
  })
})

test('all pieces of all operations make the minutes of the phase × their shares, exactly', () => {
  const quota = fc.integer({ min: 0, max: 10_000 })
  const line = fc.record({
    numero: fc.integer({ min: 1, max: 200 }),
    tempo: fc.integer({ min: 0, max: 2000 }),
    ante: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(quota, { minLength: 1, maxLength: 5 }),
      (lines, quote) => {
        let tenThousandths = 0n
        for (const { numero, tempo, ante } of lines) {
          for (const [index, centesimi] of quote.entries()) {
            const pezzi = index % 2 === 0 ? numero : numero * ante
            for (let posizione = 1; posizione <= pezzi; posizione++) {
              const minutes = minutesOfPezzo({ numero, tempo, quota: centesimi / 100, pezzi }, posizione)
              tenThousandths += BigInt(Math.round(minutes * 10_000))
            }
          }
        }
        const minutesOfFase = lines.reduce((sum, { numero, tempo }) => sum + BigInt(numero * tempo), 0n)
        const totalQuote = quote.reduce((sum, one) => sum + BigInt(one), 0n)
        expect(tenThousandths).toBe(minutesOfFase * totalQuote)
      },
    ),
    { numRuns: 300 },
  )
})

test('no piece is much longer than another of its line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 1, max: 400 }),
      (numero, tempo, pezzi) => {
        const all = Array.from({ length: pezzi }, (_, i) =>
          minutesOfPezzo({ numero, tempo, quota: 33.33, pezzi }, i + 1),
        )
        expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.00011)
      },
    ),
  )
})

test('hours: an end needs a beginning, and does not come before it', () => {
  expect(oreReason('08:00', null)).toBeNull()
  expect(oreReason('08:00', '08:00')).toBeNull()
  expect(oreReason(null, '08:00')).toEqual({ campo: 'oraInizio', motivo: 'Campo obbligatorio' })
  expect(oreReason('08:01', '08:00')?.motivo).toBe('L’ora di fine non può precedere quella di inizio.')
  expect([minutesBetween('08:00', '23:59'), minutesBetween('08:30', '08:30')]).toEqual([959, 0])
})

test('a piece that is done says by whom', () => {
  const done = { riga: 2, posizione: 3, chi: 'Omar Bianchi', data: '2026-11-22' }
  expect(alreadyDoneInWords(done, 'ante')).toBe(
    'L’anta 3 della riga 2 è già stata fatta da Omar Bianchi il 22-11-2026.',
  )
  expect(alreadyDoneInWords({ ...done, chi: null }, 'numero')).toBe(
    'Il telaio 3 della riga 2 è già stato fatto dall’ufficio il 22-11-2026.',
  )
})

test('a session of pieces does not end before the first piece', () => {
  expect(saveDisabled(true, true, 0)).toBe(true)
  expect(saveDisabled(true, true, 1)).toBe(false)
  expect(saveDisabled(true, false, 0)).toBe(false)
  expect(saveDisabled(false, true, 0)).toBe(false)
})
