import { describe, expect, test } from 'vitest'
import { tryMisura } from '../cell/tryMisura.ts'

const free = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const vincoli = [
  { altezzaMin: 500, altezzaMax: 1200, larghezzaMin: 400, larghezzaMax: 1000 },
  { altezzaMin: 1301, altezzaMax: 1800, larghezzaMin: 400, larghezzaMax: 900 },
]

describe('try a size', () => {
  test('while something is missing it tells the limits that hold so far', () => {
    expect(tryMisura(free, vincoli, null, 600)).toEqual({
      allowed: null,
      perche: 'Altezza Min: 500 mm / Altezza Max: 1800 mm.',
      vicine: [],
    })
    expect(tryMisura(free, vincoli, 1500, null).perche).toBe('Larghezza Min: 400 mm / Larghezza Max: 900 mm.')
    expect(tryMisura(free, vincoli, 1250, null).perche).toBe('Nessun serramento disponibile con questa altezza.')
    expect(tryMisura(free, vincoli, 2500, null).perche).toBe('Altezza Min: 500 mm / Altezza Max: 1800 mm.')
  })

  test('a feasible size says which limits allow it', () => {
    expect(tryMisura(free, vincoli, 1200, 1000)).toEqual({
      allowed: true,
      perche: 'Vale il vincolo con altezze 500–1.200 mm.',
      vicine: [],
    })
    const withAltezza = { ...free, altezzaMin: 600, altezzaMax: 1100 }
    expect(tryMisura(withAltezza, vincoli, 1000, 500).perche).toBe(
      'Vale il vincolo con altezze 500–1.200 mm, entro i limiti di altezza del tipo.',
    )
    const withAll = { ...withAltezza, larghezzaMin: 300, larghezzaMax: 2000 }
    expect(tryMisura(withAll, vincoli, 1000, 1900)).toMatchObject({
      allowed: true,
      perche: 'Valgono i limiti del tipo.',
    })
  })

  test('one that is not feasible says why and what is near', () => {
    const { allowed, perche, vicine } = tryMisura(free, vincoli, 1250, 950)
    expect({ ammessa: allowed, perche }).toEqual({
      ammessa: false,
      perche: 'Nessun serramento disponibile con questa altezza.',
    })
    expect(vicine[0]).toMatchObject({ altezza: 1200, larghezza: 950 })
    expect(tryMisura(free, vincoli, 3000, 950).perche).toBe('Altezza Min: 500 mm / Altezza Max: 1800 mm.')
  })

  test('without constraints the type is not sold, whatever its own bounds', () => {
    const all = { altezzaMin: 1, altezzaMax: 9000, larghezzaMin: 1, larghezzaMax: 9000 }
    expect(tryMisura(all, [], 1000, 1000)).toMatchObject({
      allowed: false,
      perche: expect.stringContaining('non vende'),
    })
  })
})
