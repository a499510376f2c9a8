import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PrintedRiga, printedTable, unprintedFields } from '../table.ts'

const riga = (different: Partial<PrintedRiga> = {}): PrintedRiga => ({
  codice: '',
  descrizione: '',
  quantita: 1,
  um: '',
  spessore: '',
  stampato: '',
  misure: '',
  misureVetro: '',
  sezione: '',
  extraFields: {},
  ...different,
})
const none = { colonneList: [], sort: [], labels: {} }

describe('printedTable', () => {
  test('of a material without columns: code, description, quantity, unit', () => {
    const { colonne, righe } = printedTable(none, [
      riga({ codice: 'V1', descrizione: 'Vetro', quantita: 2.5, um: 'mq' }),
    ])
    expect(colonne.map(({ titolo }) => titolo)).toEqual(['Codice', 'Descrizione', 'Quantità', 'Unità di misura'])
    expect(colonne.map(({ numero }) => numero)).toEqual([false, false, true, false])
    expect(righe).toEqual([['V1', 'Vetro', 2.5, 'mq']])
  })

  test('of a material without columns: whatever some row has filled, free fields too, but for prices', () => {
    const { colonne, righe } = printedTable(none, [
      riga({ codice: 'V1', misureVetro: '800x1200', extraFields: { Colore: 'Bronzo', 'Prezzo netto': '99' } }),
      riga({ codice: 'V2', spessore: '28', extraFields: { colore: 'Argento', Bordo: '' } }),
    ])
    expect(colonne.map(({ titolo }) => titolo)).toEqual([
      'Codice',
      'Descrizione',
      'Quantità',
      'Unità di misura',
      'Spessore',
      'Misure vetro',
      'Colore',
    ])
    expect(righe).toEqual([
      ['V1', '', 1, '', '', '800x1200', 'Bronzo'],
      ['V2', '', 1, '', '28', '', 'Argento'],
    ])
  })

  test('its columns in its order under its titles, free ones whatever their case; the others empty', () => {
    const materiale = {
      colonneList: ['Misure_Vetro', 'QUANTITA', 'Colore RAL', 'mai vista', 'toString'],
      sort: [],
      labels: { misure_vetro: 'Misure del vetro', tostring: 'Testo' },
    }
    const { colonne, righe } = printedTable(materiale, [
      riga({ misureVetro: '10x20', extraFields: { 'COLORE ral': '9010' } }),
    ])
    expect(colonne.map(({ titolo }) => titolo)).toEqual([
      'Misure del vetro',
      'Quantità',
      'Colore RAL',
      'mai vista',
      'Testo',
    ])
    expect(righe).toEqual([['10x20', 1, '9010', '', '']])
  })

  test.each<[string, 'asc' | 'desc', string[]]>([
    ['A2 before A10, what is empty last', 'asc', ['a2', 'A10', 'É', 'z', '']],
    ['backwards, what is empty last as well', 'desc', ['z', 'É', 'A10', 'a2', '']],
  ])('%s', (_name, direction, expected) => {
    const materiale = { colonneList: ['codice'], sort: [['codice', direction] as const], labels: {} }
    const { righe } = printedTable(
      materiale,
      ['z', '', 'A10', 'É', 'a2'].map((codice) => riga({ codice })),
    )
    expect(righe.flat()).toEqual(expected)
  })

  test('first by the first, quantities as numbers, equal rows as they come', () => {
    const sort = [['um', 'asc'] as const, ['quantita', 'desc'] as const]
    const { righe } = printedTable({ colonneList: ['codice', 'um', 'quantita'], sort, labels: {} }, [
      riga({ codice: 'a', um: 'pz', quantita: 9 }),
      riga({ codice: 'b', um: 'mq', quantita: 1 }),
      riga({ codice: 'c', um: 'pz', quantita: 10 }),
      riga({ codice: 'd', um: 'pz', quantita: 9 }),
    ])
    expect(righe.map(([codice]) => codice)).toEqual(['b', 'c', 'a', 'd'])
  })

  test('a total for each unit, exact; every row is printed once', () => {
    const quantita = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000)
    const righe = fc.array(fc.record({ quantita, um: fc.constantFrom('pz', 'mq', '') }), { maxLength: 60 })
    fc.assert(
      fc.property(righe, (diverse) => {
        const materiale = { colonneList: ['quantita', 'um'], sort: [['quantita', 'desc'] as const], labels: {} }
        const table = printedTable(materiale, diverse.map(riga))
        expect(table.righe).toHaveLength(diverse.length)
        for (const { um, quantita } of table.totali) {
          const thousandths = diverse
            .filter((one) => one.um === um)
            .reduce((s, one) => s + Math.round(one.quantita * 1000), 0)
          expect(Math.round(quantita * 1000)).toBe(thousandths)
        }
        expect(new Set(table.totali.map(({ um }) => um))).toEqual(new Set(diverse.map(({ um }) => um)))
      }),
    )
  })
})

describe('unprintedFields', () => {
  const glass = [
    riga({ codice: 'V1', um: 'pz', misureVetro: '800x1200', spessore: '28', extraFields: { RAL: '9010' } }),
  ]
  const columns = (...colonneList: string[]) => ({ ...none, colonneList })

  test.each<[string, string[], string[]]>([
    ['all that is filled and no column shows', ['codice', 'quantita'], ['Spessore', 'Misure vetro', 'RAL']],
    ['none when each has its column', ['codice', 'quantita', 'misure_vetro', 'spessore', 'ral'], []],
    ['the quantity too', ['codice', 'misure_vetro', 'spessore', 'RAL'], ['Quantità']],
  ])('names %s', (_case, colonneList, expected) => {
    expect(unprintedFields(columns(...colonneList), glass)).toEqual(expected)
  })

  test('of a material without columns names only prices', () => {
    const priced = riga({ ...glass[0], extraFields: { RAL: '9010', Costo: '12' } })
    expect(unprintedFields(none, [priced])).toEqual(['Costo'])
  })

  test('what another column of the row says is not missing; units of several kinds are', () => {
    const twice = riga({ misure: '800x1200', misureVetro: '800x1200', um: 'pz' })
    expect(unprintedFields(columns('misure_vetro', 'quantita'), [twice])).toEqual([])
    expect(unprintedFields(columns('misure_vetro', 'quantita'), [twice, riga({ um: 'mq' })])).toEqual([
      'Unità di misura',
    ])
  })

  test('whatever is filled is printed or named', () => {
    const text = fc.constantFrom('', 'a', 'b')
    const rows = fc.array(
      fc.record({ codice: text, um: fc.constant(''), spessore: text, misure: text, sezione: text }),
      { minLength: 1, maxLength: 5 },
    )
    const chosen = fc.subarray(['codice', 'spessore', 'misure', 'sezione'])
    const titles = { codice: 'Codice', spessore: 'Spessore', misure: 'Misure', sezione: 'Sezione' } as const
    fc.assert(
      fc.property(rows, chosen, (different, colonneList) => {
        const all = different.map(riga)
        const material = columns(...colonneList)
        const printed = printedTable(material, all).righe
        const named = unprintedFields(material, all)
        for (const field of Object.keys(titles) as (keyof typeof titles)[]) {
          for (const row of all) {
            const onPaper = printed.some((cells) => cells.includes(row[field]))
            expect(row[field] === '' || onPaper || named.includes(titles[field])).toBe(true)
          }
        }
      }),
    )
  })
})
