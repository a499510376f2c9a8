import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giaFattoInWords, minutiDelPezzo, minutiFra, motivoOre, pezziDellaRiga, salvaDisabilitato } from '../rules.ts'

const riga = { rivendita: false, numero: 3, ante: 2, tipoSerramento: { ante: 1 }, extraFields: {} }

describe('pezziDellaRiga', () => {
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
  ] as const)('%j as %s: %i', (una, tipo, pezzi) => {
    expect(pezziDellaRiga(una, tipo)).toBe(pezzi)
  })
})

test('all pieces of all operations make the minutes of the phase × their shares, exactly', () => {
  const quota = fc.integer({ min: 0, max: 10_000 })
  const linea = fc.record({
    numero: fc.integer({ min: 1, max: 200 }),
    tempo: fc.integer({ min: 0, max: 2000 }),
    ante: fc.integer({ min: 1, max: 6 }),
  })
  fc.assert(
    fc.property(
      fc.array(linea, { minLength: 1, maxLength: 4 }),
      fc.array(quota, { minLength: 1, maxLength: 5 }),
      (linee, quote) => {
        let decimillesimi = 0n
        for (const { numero, tempo, ante } of linee) {
          for (const [indice, centesimi] of quote.entries()) {
            const pezzi = indice % 2 === 0 ? numero : numero * ante
            for (let posizione = 1; posizione <= pezzi; posizione++) {
              const minuti = minutiDelPezzo({ numero, tempo, quota: centesimi / 100, pezzi }, posizione)
              decimillesimi += BigInt(Math.round(minuti * 10_000))
            }
          }
        }
        const minutiFase = linee.reduce((somma, { numero, tempo }) => somma + BigInt(numero * tempo), 0n)
        const quoteInsieme = quote.reduce((somma, una) => somma + BigInt(una), 0n)
        expect(decimillesimi).toBe(minutiFase * quoteInsieme)
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
        const tutti = Array.from({ length: pezzi }, (_, i) =>
          minutiDelPezzo({ numero, tempo, quota: 33.33, pezzi }, i + 1),
        )
        expect(Math.max(...tutti) - Math.min(...tutti)).toBeLessThan(0.00011)
      },
    ),
  )
})

test('hours: an end needs a beginning, and does not come before it', () => {
  expect(motivoOre('08:00', null)).toBeNull()
  expect(motivoOre('08:00', '08:00')).toBeNull()
  expect(motivoOre(null, '08:00')).toEqual({ campo: 'oraInizio', motivo: 'Campo obbligatorio' })
  expect(motivoOre('08:01', '08:00')?.motivo).toBe('L’ora di fine non può precedere quella di inizio.')
  expect([minutiFra('08:00', '23:59'), minutiFra('08:30', '08:30')]).toEqual([959, 0])
})

test('a piece that is done says by whom', () => {
  const fatto = { riga: 2, posizione: 3, chi: 'Omar Bianchi', data: '2026-11-22' }
  expect(giaFattoInWords(fatto, 'ante')).toBe('L’anta 3 della riga 2 è già stata fatta da Omar Bianchi il 22-11-2026.')
  expect(giaFattoInWords({ ...fatto, chi: null }, 'numero')).toBe(
    'Il telaio 3 della riga 2 è già stato fatto dall’ufficio il 22-11-2026.',
  )
})

test('a session of pieces does not end before the first piece', () => {
  expect(salvaDisabilitato(true, true, 0)).toBe(true)
  expect(salvaDisabilitato(true, true, 1)).toBe(false)
  expect(salvaDisabilitato(true, false, 0)).toBe(false)
  expect(salvaDisabilitato(false, true, 0)).toBe(false)
})
