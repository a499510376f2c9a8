import { describe, expect, test } from 'vitest'
import {
  type FinestraOffer,
  finestraDetails,
  finestraErrors,
  finestraText,
  NO_FINESTRA,
  settledFinestra,
  storedFinestre,
} from '../rules.ts'

const item = (pk: number, nome: string, ritirato = false) => ({ pk, nome, ritirato })
const vetro = { ...item(11, 'Vetro'), valori: [item(21, 'Doppio'), item(22, 'Triplo'), item(23, 'Singolo', true)] }
const legno = { ...item(1, 'Legno'), opzioni: [vetro] }
const offer: FinestraOffer = {
  famiglie: new Map([
    [1, legno],
    [2, { ...item(2, 'Vecchia', true), opzioni: [] }],
  ]),
  tipi: new Map([
    [
      5,
      { nome: 'Finestra', aperture: [item(31, 'Battente'), item(32, 'Ribalta')], accessori: [item(41, 'Zanzariera')] },
    ],
    [6, { nome: 'Scorrevole', aperture: [item(32, 'Ribalta')], accessori: [] }],
  ]),
  aperture: new Map([
    [31, 'Battente'],
    [32, 'Ribalta'],
  ]),
  accessori: new Map([[41, 'Zanzariera']]),
}
const window = { famigliaPk: 1, tipoAperturaPk: 31, opzioni: [{ opzionePk: 11, valorePk: 22 }], accessoriPks: [41] }
const stored = { pk: 9, tipoSerramentoPk: 5, rivendita: false, ...window }
const said = { pk: 9, tipoSerramentoPk: 5, rivendita: false }

describe('what is not told', () => {
  test('stays as it is stored', () => {
    expect(settledFinestra(said, stored, offer)).toEqual(window)
    expect(settledFinestra({ ...said, tipoAperturaPk: null, accessoriPks: [] }, stored, offer)).toEqual({
      ...window,
      tipoAperturaPk: null,
      accessoriPks: [],
    })
  })

  test('of another type what it does not offer goes, the rest stays', () => {
    const other = { ...said, tipoSerramentoPk: 6 }
    expect(settledFinestra(other, stored, offer)).toEqual({ ...window, tipoAperturaPk: null, accessoriPks: [] })
    expect(settledFinestra(other, { ...stored, tipoAperturaPk: 32 }, offer).tipoAperturaPk).toBe(32)
  })

  test('of another family the options go; an extra line has no window', () => {
    expect(settledFinestra({ ...said, famigliaPk: 2 }, stored, offer).opzioni).toEqual([])
    expect(settledFinestra({ ...said, rivendita: true, famigliaPk: 1 }, stored, offer)).toEqual(NO_FINESTRA)
  })
})

describe('refused', () => {
  const errors = (change: object, before: typeof stored | null = null) =>
    finestraErrors({ ...stored, ...change }, before, offer, storedFinestre(before ? [before] : []))

  test.each([
    [{ famigliaPk: 77, opzioni: [] }, 'famigliaPk', /77/],
    [{ famigliaPk: 2, opzioni: [] }, 'famigliaPk', /«Vecchia» è ritirato/],
    [{ famigliaPk: null }, 'opzioni', /scegli prima la famiglia/],
    [{ opzioni: [{ opzionePk: 12, valorePk: 22 }] }, 'opzioni', /non è della famiglia «Legno»/],
    [{ opzioni: [{ opzionePk: 11, valorePk: 99 }] }, 'opzioni', /non è dell’opzione «Vetro»: .*Doppio, Triplo\.$/],
    [{ opzioni: [{ opzionePk: 11, valorePk: 23 }] }, 'opzioni', /«Singolo» è ritirato/],
    [{ tipoAperturaPk: 88 }, 'tipoAperturaPk', /88/],
    [{ tipoSerramentoPk: 6, accessoriPks: [] }, 'tipoAperturaPk', /«Scorrevole» non ha «Battente»: .*Ribalta/],
    [{ tipoSerramentoPk: 6, tipoAperturaPk: 32 }, 'accessoriPks', /«Scorrevole» non ha «Zanzariera»/],
  ])('%j', (change, field, message) => {
    expect(errors(change)).toEqual([{ field, message: expect.stringMatching(message) }])
  })

  test('two values of one option', () => {
    const opzioni = [21, 22].map((valorePk) => ({ opzionePk: 11, valorePk }))
    expect(errors({ opzioni })).toEqual([{ field: 'opzioni', message: 'L’opzione «Vetro» ha più di un valore.' }])
  })

  test('what is right is not, nor what is retired or offered no more and stored already', () => {
    expect(errors({})).toEqual([])
    const old = { ...stored, famigliaPk: 1, opzioni: [{ opzionePk: 11, valorePk: 23 }], tipoSerramentoPk: 6 }
    expect(errors({ opzioni: old.opzioni, tipoSerramentoPk: 6 }, old)).toEqual([])
  })
})

test('a window in words leaves out what nobody has said', () => {
  const none = { famiglia: null, opzioni: [], tipoApertura: null, accessori: [] }
  expect([finestraDetails(none), finestraText(none)]).toEqual([[], ''])
  const whole = {
    famiglia: { nome: 'Legno' },
    opzioni: [{ opzione: { nome: 'Vetro' }, valore: { nome: 'Triplo' } }],
    tipoApertura: { nome: 'Battente' },
    accessori: [{ nome: 'Zanzariera' }, { nome: 'Maniglia' }],
  }
  expect(finestraDetails(whole)).toContainEqual(['Vetro', 'Triplo'])
  expect(finestraText(whole)).toBe('Legno · Triplo · Battente · Zanzariera, Maniglia')
})
