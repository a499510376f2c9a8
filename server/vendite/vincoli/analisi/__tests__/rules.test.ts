import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LimitsOfTipo, larghezzaLimits, sortVincoli, type VincoloMisure } from '../../rules.ts'
import { analyzeVincoli } from '../rules.ts'

const free: LimitsOfTipo = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const v = (
  id: number,
  altezzaMin: number,
  altezzaMax: number,
  larghezzaMin = 400,
  larghezzaMax = 900,
): VincoloMisure => ({
  id,
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
})
const outcome = (tipo: LimitsOfTipo, vincoli: VincoloMisure[]) =>
  analyzeVincoli(tipo, vincoli).map(({ codice, vincoloIds }) => [codice, ...vincoloIds])

describe('analyzeVincoli', () => {
  test('nothing to say', () => {
    expect(outcome(free, [])).toEqual([])
    expect(outcome(free, [v(1, 400, 999), v(2, 1000, 2000, 1, 2)])).toEqual([])
  })
  test('gap', () => {
    expect(analyzeVincoli(free, [v(2, 1500, 2000), v(1, 400, 1400)])).toEqual([
      {
        codice: 'lacuna',
        vincoloIds: [1, 2],
        messaggio: 'Nessun vincolo copre le misure con altezze da 1.401 a 1.499 mm.',
      },
    ])
  })
  test('gaps at the ends of the heights that the type accepts', () => {
    const tipo = { ...free, altezzaMin: 300, altezzaMax: 2001 }
    expect(analyzeVincoli(tipo, [v(1, 400, 2000)]).map(({ messaggio }) => messaggio)).toEqual([
      'Nessun vincolo copre le misure con altezze da 300 a 399 mm.',
      'Nessun vincolo copre le misure con altezza 2.001 mm.',
    ])
  })
  test('no gap where the type does not accept the height, or gives the widths itself', () => {
    const due = [v(1, 400, 1000), v(2, 1500, 2000)]
    expect(outcome({ ...free, altezzaMin: 500, altezzaMax: 900 }, due)).toEqual([
      ['limiti_tipo', 1],
      ['limiti_tipo', 2],
    ])
    expect(outcome({ ...free, larghezzaMin: 400, larghezzaMax: 900 }, due)).toEqual([])
  })
  test('overlap', () => {
    expect(analyzeVincoli(free, [v(1, 400, 1000, 500, 600), v(2, 1000, 2000)])).toEqual([
      {
        codice: 'sovrapposizione',
        vincoloIds: [1, 2],
        messaggio:
          'Due vincoli hanno in comune altezza 1.000 mm: vale quello con larghezze da 500 a 600 mm, che viene prima.',
      },
    ])
  })
  test('shadowed, by one or by several', () => {
    expect(outcome(free, [v(1, 400, 1000), v(2, 500, 900)])).toEqual([['oscurato', 2, 1]])
    expect(outcome(free, [v(1, 400, 1000), v(3, 400, 1000)])).toEqual([['oscurato', 3, 1]])
    expect(outcome(free, [v(1, 400, 800), v(2, 700, 1000), v(3, 750, 900)])).toEqual([
      ['sovrapposizione', 1, 2],
      ['oscurato', 3, 1, 2],
    ])
  })
  test('bounds of the type that hide constraints', () => {
    const tipo = { altezzaMin: 500, altezzaMax: 1200, larghezzaMin: 400, larghezzaMax: 800 }
    expect(
      analyzeVincoli(tipo, [v(1, 400, 1000, 400, 800), v(2, 1300, 1400)]).map(({ messaggio }) => messaggio),
    ).toEqual([
      'I limiti di altezza del tipo (da 500 a 1.200 mm) escludono una parte del vincolo con altezze da 400 a 1.000 mm.',
      'I limiti di altezza del tipo (da 500 a 1.200 mm) escludono il vincolo con altezze da 1.300 a 1.400 mm.',
      'Le larghezze da 400 a 900 mm del vincolo non contano: il tipo ammette sempre da 400 a 800 mm.',
    ])
  })

  test('a constraint is called shadowed exactly when it never gives the widths', () => {
    const vincolo = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 12 }))
      .map(([a, d]): [number, number] => [a, a + d])
    fc.assert(
      fc.property(fc.array(vincolo, { maxLength: 6 }), (righe) => {
        // The width tells which constraint answered.
        const vincoli = righe.map(([min, max], i) => v(i + 1, min, max, i + 1, i + 1))
        const used = new Set<number>()
        for (let altezza = 0; altezza < 50; altezza++) {
          const larghezza = larghezzaLimits(free, vincoli, altezza)
          if (larghezza) used.add(larghezza.min)
        }
        const obscured = analyzeVincoli(free, vincoli).filter(({ codice }) => codice === 'oscurato')
        expect(obscured.map(({ vincoloIds }) => vincoloIds[0])).toEqual(
          sortVincoli(vincoli).flatMap(({ id = 0 }) => (used.has(id) ? [] : [id])),
        )
      }),
    )
  })
})
