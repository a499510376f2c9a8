import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEuro } from '#shared/formats/formats.ts'
import { EMPTY_GRIGLIA } from '../../voci/griglia/rules.ts'
import { CALCOLI_SUPPLEMENTO, CAUSES_OF_SUPPLEMENTO, PRICINGS } from '../../words/rules.ts'
import { EMPTY_CELLA, OUT_OF_GRIGLIA } from '../base/rules.ts'
import { NO_VOCE, prezzoFinestra } from '../calcolo/rules.ts'
import { prezzoComposto } from '../composto/rules.ts'
import type { Finestra } from '../finestra/rules.ts'
import type { ListinoPrezzi, SupplementoPrezzo, VocePrezzo } from '../listino/rules.ts'
import { secondComposto, secondPrice } from './secondPricer.ts'

const euro = fc.integer({ min: 1, max: 500_000_00 }).map((cents) => cents / 100)
const pk = fc.integer({ min: 1, max: 3 })
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })
const sides = fc
  .uniqueArray(fc.integer({ min: 300, max: 3000 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.sort((a, b) => a - b))
const minimoMq = orNull(fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100))

const percent = orNull(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100))

const griglia = fc.tuple(sides, sides).chain(([altezze, larghezze]) =>
  fc.record({
    altezze: fc.constant(altezze),
    larghezze: fc.constant(larghezze),
    prezzi: fc.array(
      fc.array(fc.option(euro, { nil: null, freq: 8 }), { minLength: larghezze.length, maxLength: larghezze.length }),
      { minLength: altezze.length, maxLength: altezze.length },
    ),
  }),
)

const voce: fc.Arbitrary<VocePrezzo> = fc
  .record({
    pk,
    famigliaPk: pk,
    tipoSerramentoPk: pk,
    valorePk: orNull(pk),
    modo: fc.constantFrom(...PRICINGS),
    prezzo: fc.option(euro, { nil: null, freq: 12 }),
    minimoMq,
    costo: percent,
    griglia,
  })
  .map((own) => (own.modo === 'GRIGLIA' ? { ...own, prezzo: null } : { ...own, griglia: EMPTY_GRIGLIA }))

const supplemento: fc.Arbitrary<SupplementoPrezzo> = fc
  .record({
    cause: fc.constantFrom(...CAUSES_OF_SUPPLEMENTO),
    famigliaPk: orNull(pk),
    of: pk,
    oltreMm: fc.integer({ min: 300, max: 2900 }),
    calcolo: fc.constantFrom(...CALCOLI_SUPPLEMENTO),
    amount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    minimoMq,
  })
  .map(({ cause, famigliaPk, of, oltreMm, calcolo, amount, minimoMq }) => ({
    nome: 'Prova',
    motivo: cause,
    famigliaPk,
    valorePk: cause === 'VALORE' ? of : null,
    tipoAperturaPk: cause === 'APERTURA' ? of : null,
    accessorioPk: cause === 'ACCESSORIO' ? of : null,
    oltreMm: cause === 'ALTEZZA' || cause === 'LARGHEZZA' ? oltreMm : null,
    calcolo,
    importo: amount,
    minimoMq,
  }))

const listino: fc.Arbitrary<ListinoPrezzi> = fc.record({
  pk,
  nome: fc.constant('Prova'),
  costo: percent,
  voci: fc.array(voce, { minLength: 6, maxLength: 20 }),
  supplementi: fc.array(supplemento, { maxLength: 12 }),
})

const finestra: fc.Arbitrary<Finestra> = fc.record({
  tipoSerramentoPk: pk,
  famigliaPk: pk,
  opzioni: fc.array(fc.record({ opzionePk: pk, valorePk: pk }), { maxLength: 1 }),
  tipoAperturaPk: orNull(pk),
  accessoriPks: fc.uniqueArray(pk, { maxLength: 3 }),
  altezza: fc.integer({ min: 100, max: 3100 }),
  larghezza: fc.integer({ min: 100, max: 3100 }),
  quantita: fc.integer({ min: 1, max: 50 }),
  ante: fc.integer({ min: 1, max: 4 }),
})

/** An element of two to five fields beside or above each other, of whatever types. */
const composto = fc
  .record({
    whole: finestra,
    side: fc.constantFrom('altezza' as const, 'larghezza' as const),
    fields: fc.array(
      fc.record({
        tipoSerramentoPk: pk,
        tipoAperturaPk: orNull(pk),
        length: fc.integer({ min: 100, max: 1200 }),
        ante: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  })
  .map(({ whole, side, fields }) => ({
    whole: {
      ...whole,
      [side]: fields.reduce((sum, { length }) => sum + length, 0),
      ante: fields.reduce((sum, { ante }) => sum + ante, 0),
    },
    fields: fields.map(({ length, ...field }) => ({
      ...field,
      ...{ altezza: whole.altezza, larghezza: whole.larghezza },
      [side]: length,
    })),
  }))

describe('the price of a window', () => {
  test('10,000 windows by random lists: to the cent what a second pricer says, step by step', () => {
    let priced = 0
    let without = 0
    fc.assert(
      fc.property(listino, fc.array(finestra, { minLength: 20, maxLength: 20 }), (list, finestre) => {
        for (const one of finestre) {
          const price = prezzoFinestra(list, one)
          const second = secondPrice(list, one)
          if (second === null) {
            without++
            expect(price).toMatchObject({ pezzo: null, riga: null, passi: [], senzaPrezzo: expect.any(String) })
            continue
          }
          priced++
          expect(price.passi.map(({ importo }) => BigInt(Math.round(importo * 100)))).toEqual(second)
          expect(price.riga).toBe(price.passi.at(-1)?.importo)
          expect(price.pezzo).toBe(price.passi.at(-2)?.importo)
        }
      }),
      { numRuns: 500 },
    )
    // Neither half is nearly empty.
    expect(priced).toBeGreaterThan(2000)
    expect(without).toBeGreaterThan(1000)
    expect(priced + without).toBe(10_000)
  })

  test('10,000 composed elements likewise: each field, the accessories once, the whole', () => {
    let priced = 0
    let without = 0
    fc.assert(
      fc.property(listino, fc.array(composto, { minLength: 20, maxLength: 20 }), (list, elements) => {
        for (const { whole, fields } of elements) {
          const price = prezzoComposto(
            whole,
            fields.map((one) => ({ ...one, listino: list, nome: 'Prova' })),
          )
          const second = secondComposto(list, whole, fields)
          if (second === null) {
            without++
            expect(price).toMatchObject({ pezzo: null, riga: null, passi: [] })
            expect(price.senzaPrezzo).toContain('Specchiatura ')
            continue
          }
          priced++
          expect(price.passi.map(({ importo }) => BigInt(Math.round(importo * 100)))).toEqual(second)
          expect(price.passi.filter(({ tipo }) => tipo === 'SPECCHIATURA')).toHaveLength(fields.length)
          expect(price.riga).toBe(price.passi.at(-1)?.importo)
        }
      }),
      { numRuns: 500 },
    )
    expect(priced).toBeGreaterThan(1000)
    expect(without).toBeGreaterThan(1000)
    expect(priced + without).toBe(10_000)
  })

  test('a field without a price is told with its place', () => {
    const element = { ...window, altezza: 1000, larghezza: 1900, accessoriPks: [] }
    const field = { ...window, altezza: 1000, ante: 1, nome: 'Finestra 1 anta', listino: list }
    const fields = [
      { ...field, larghezza: 800 },
      { ...field, larghezza: 1100, tipoSerramentoPk: 2 },
    ]
    expect(prezzoComposto(element, fields)).toEqual({
      pezzo: null,
      riga: null,
      passi: [],
      costo: null,
      senzaPrezzo: `Specchiatura 2, Finestra 1 anta 1.100 × 1.000 mm: ${NO_VOCE}`,
    })
  })

  const list: ListinoPrezzi = {
    pk: 1,
    nome: 'Esempio',
    costo: 62.5,
    voci: [
      {
        pk: 1,
        famigliaPk: 1,
        tipoSerramentoPk: 1,
        valorePk: null,
        modo: 'GRIGLIA',
        prezzo: null,
        minimoMq: null,
        costo: null,
        griglia: {
          altezze: [1000, 1400],
          larghezze: [800, 1200],
          prezzi: [
            [310, 402.5],
            [388.4, null],
          ],
        },
      },
      {
        pk: 2,
        famigliaPk: 1,
        tipoSerramentoPk: 1,
        valorePk: 7,
        modo: 'MQ',
        prezzo: 333.33,
        minimoMq: 1.5,
        costo: null,
        griglia: EMPTY_GRIGLIA,
      },
    ],
    supplementi: [
      { ...supplementoOf('ALTEZZA'), nome: 'altezza oltre 900 mm', oltreMm: 900, calcolo: 'PERCENTO', importo: 7.5 },
      { ...supplementoOf('ALTEZZA'), nome: 'altezza oltre 1.200 mm', oltreMm: 1200, calcolo: 'PERCENTO', importo: 12 },
      { ...supplementoOf('ACCESSORIO'), nome: 'Zanzariera', accessorioPk: 4, calcolo: 'MQ', importo: 45, minimoMq: 1 },
      {
        ...supplementoOf('ACCESSORIO'),
        nome: 'Zanzariera',
        accessorioPk: 4,
        famigliaPk: 1,
        calcolo: 'MQ',
        importo: 50,
        minimoMq: 1,
      },
    ],
  }
  const window: Finestra = {
    tipoSerramentoPk: 1,
    famigliaPk: 1,
    opzioni: [],
    tipoAperturaPk: null,
    accessoriPks: [4],
    altezza: 1001,
    larghezza: 800,
    quantita: 3,
    ante: 2,
  }

  test('the next larger size, one supplement of a cause, the words of each step', () => {
    expect(prezzoFinestra(list, window)).toEqual({
      pezzo: 467.53,
      riga: 1402.59,
      passi: [
        { tipo: 'BASE', importo: 388.4, testo: 'Base, griglia: altezza fino a 1.400 mm, larghezza fino a 800 mm' },
        { tipo: 'SUPPLEMENTO', importo: 29.13, testo: 'altezza oltre 900 mm: 7,5 % della base' },
        { tipo: 'SUPPLEMENTO', importo: 50, testo: 'Zanzariera: 50,00 € al m² × 1 m²' },
        { tipo: 'LISTINO_PEZZO', importo: 467.53, testo: 'Prezzo di listino di un pezzo' },
        { tipo: 'LISTINO_RIGA', importo: 1402.59, testo: 'Per 3 pz' },
      ],
      costo: 876.62,
      senzaPrezzo: null,
    })
  })

  test('the cost of an entry before that of the list; of an element the sum, unknown where one field’s is', () => {
    const costs = (whole: number | null, ofVoce: number | null): ListinoPrezzi => ({
      ...list,
      costo: whole,
      voci: list.voci.map((voce) => ({ ...voce, costo: ofVoce })),
    })
    expect(prezzoFinestra(costs(62.5, 50), window).costo).toBe(701.3)
    expect(prezzoFinestra(costs(null, null), window).costo).toBeNull()
    const field = { ...window, altezza: 1000, larghezza: 800, ante: 1, nome: 'Finestra 1 anta' }
    const whole = { ...window, altezza: 1000, larghezza: 1600 }
    const two = (a: ListinoPrezzi, b: ListinoPrezzi) =>
      prezzoComposto(whole, [
        { ...field, listino: a },
        { ...field, listino: b },
      ])
    const priced = two(costs(50, null), costs(50, null))
    expect(priced.costo).toBeCloseTo((priced.riga ?? 0) / 2, 1)
    expect(two(costs(50, null), costs(null, null)).costo).toBeNull()
  })

  test('the highest threshold that is passed, not those below', () => {
    const { passi } = prezzoFinestra(list, { ...window, altezza: 1300, accessoriPks: [] })
    expect(passi[1]).toMatchObject({ testo: 'altezza oltre 1.200 mm: 12 % della base', importo: 46.61 })
  })

  test('the entry of a chosen value before that of all, its least area', () => {
    const chosen = { ...window, altezza: 800, accessoriPks: [], opzioni: [{ opzionePk: 2, valorePk: 7 }] }
    expect(prezzoFinestra(list, chosen)).toMatchObject({
      pezzo: 500,
      passi: [{ testo: 'Base: 333,33 € al m² × 1,5 m²' }, {}, {}],
    })
  })

  test.each([
    ['beyond the last height', { altezza: 1401 }, OUT_OF_GRIGLIA],
    ['beyond the last width', { larghezza: 1201 }, OUT_OF_GRIGLIA],
    ['an empty cell', { larghezza: 801 }, EMPTY_CELLA],
    ['another type', { tipoSerramentoPk: 2 }, NO_VOCE],
  ])('no price: %s', (_what, change, reason) => {
    expect(prezzoFinestra(list, { ...window, ...change }).senzaPrezzo).toBe(reason)
  })

  test('the example of docs/rules/prezzi.md', () => {
    const grid = { altezze: [1400], larghezze: [1400], prezzi: [[612.3]] }
    const example: ListinoPrezzi = {
      pk: 2,
      nome: 'Esempio',
      costo: null,
      voci: [
        {
          pk: 1,
          famigliaPk: 1,
          tipoSerramentoPk: 1,
          valorePk: null,
          modo: 'GRIGLIA',
          prezzo: null,
          minimoMq: null,
          costo: null,
          griglia: grid,
        },
      ],
      supplementi: [
        { ...supplementoOf('VALORE'), nome: 'Essenza Rovere', valorePk: 7, calcolo: 'PERCENTO', importo: 8 },
        {
          ...supplementoOf('APERTURA'),
          nome: 'Anta ribalta a sinistra',
          tipoAperturaPk: 3,
          calcolo: 'ANTA',
          importo: 42.5,
        },
        {
          ...supplementoOf('ACCESSORIO'),
          nome: 'Zanzariera',
          accessorioPk: 4,
          calcolo: 'MQ',
          importo: 58,
          minimoMq: 1.5,
        },
        {
          ...supplementoOf('ALTEZZA'),
          nome: 'Altezza oltre 1.300 mm',
          oltreMm: 1300,
          calcolo: 'PERCENTO',
          importo: 10,
        },
        {
          ...supplementoOf('ALTEZZA'),
          nome: 'Altezza oltre 2.000 mm',
          oltreMm: 2000,
          calcolo: 'PERCENTO',
          importo: 15,
        },
      ],
    }
    const { passi } = prezzoFinestra(example, {
      ...window,
      opzioni: [{ opzionePk: 1, valorePk: 7 }],
      tipoAperturaPk: 3,
      altezza: 1370,
      larghezza: 1240,
    })
    const page = readFileSync(new URL('../../../../../docs/rules/prezzi.md', import.meta.url), 'utf8')
    const rows = passi.map(({ testo, importo }) => `| ${testo} | ${formatEuro(importo).replace(' €', '')} |`)
    expect(page).toContain(`|---|---|\n${rows.join('\n')}\n`)
  })

  test('smaller than the first takes the first', () => {
    expect(prezzoFinestra(list, { ...window, altezza: 1, larghezza: 1, accessoriPks: [] }).pezzo).toBe(310)
  })
})

function supplementoOf(cause: SupplementoPrezzo['motivo']) {
  return {
    motivo: cause,
    famigliaPk: null,
    valorePk: null,
    tipoAperturaPk: null,
    accessorioPk: null,
    oltreMm: null,
    minimoMq: null,
  }
}
