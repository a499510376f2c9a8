import { describe, expect, test } from 'vitest'
import { validateInput } from '#platform/operation.ts'
import {
  columnsOfRows,
  type Direction,
  materialeSchema,
  onlyOf,
  posizioniFor,
  type RigaColumn,
  righeColumnsOf,
  righeColumnsSchema,
  withDirection,
  withMovedColumn,
  withoutColumn,
  withPosizione,
} from '../rules.ts'

const riga = (
  column: string,
  order: string | null = null,
  direction: Direction | null = order === null ? null : 'asc',
) => ({ colonna: column, order, direction, label: '' }) satisfies RigaColumn
const places = (righe: readonly RigaColumn[]) => righe.map(({ colonna, order }) => `${colonna}${order ?? ''}`).join(' ')
const three = [riga('a', '2'), riga('b'), riga('c', '1'), riga('d', '3')]

describe('the places that rows are ordered by', () => {
  test.each([
    ['a', 0, ['2']],
    ['b, which has none: the next', 1, ['4']],
    ['c', 2, ['1']],
  ])('free for %s', (_name, index, waits) => {
    expect(posizioniFor(three, index)).toEqual(waits)
  })

  test.each([
    ['removing a column renumbers the higher ones down', withoutColumn(three, 2), 'a1 b d2'],
    ['removing one without a place renumbers nothing', withoutColumn(three, 1), 'a2 c1 d3'],
    ['a place that is left is taken by who follows', withPosizione(three, 0, null), 'a b c1 d2'],
    ['a place that is taken', withPosizione(three, 1, '4'), 'a2 b4 c1 d3'],
    ['a direction takes the next place', withDirection(three, 1, 'desc'), 'a2 b4 c1 d3'],
    ['no direction leaves it', withDirection(three, 2, null), 'a1 b c d2'],
    ['a column moved keeps its place', withMovedColumn(three, 3, 0), 'd3 a2 b c1'],
  ])('%s', (_example, righe, waits) => {
    expect(places(righe)).toBe(waits)
    expect(righeColumnsSchema.isValidSync(righe)).toBe(true)
  })

  test('a place comes with a direction and goes with it', () => {
    expect(withPosizione(three, 1, '4')[1]).toMatchObject({ direction: 'asc' })
    expect(withPosizione([riga('a', '1', 'desc')], 0, '1')[0]).toMatchObject({ direction: 'desc' })
    expect(withPosizione(three, 0, null)[0]).toMatchObject({ direction: null })
  })
})

describe('stored and edited', () => {
  const saved = {
    colonneList: ['Codice', 'Descrizione', 'quantita'],
    sort: [['quantita', 'desc'] as const, ['codice', 'asc'] as const],
    labels: { codice: 'Cod.' },
  }

  test('there and back', () => {
    const righe = righeColumnsOf(saved)
    expect(righe).toEqual([
      { colonna: 'Codice', direction: 'asc', order: '2', label: 'Cod.' },
      { colonna: 'Descrizione', direction: null, order: null, label: '' },
      { colonna: 'quantita', direction: 'desc', order: '1', label: '' },
    ])
    expect(columnsOfRows(righe)).toEqual(saved)
  })

  test('names that objects inherit are names like others', () => {
    const columns = columnsOfRows([{ ...riga('__proto__'), label: 'Proto' }, riga('constructor')])
    expect(Object.getPrototypeOf(columns.labels)).toBeNull()
    expect(Object.entries(columns.labels)).toEqual([['__proto__', 'Proto']])
    expect(
      righeColumnsOf({ ...columns, labels: JSON.parse('{"__proto__":"Proto"}') }).map(({ label }) => label),
    ).toEqual(['Proto', ''])
  })

  test('columns that go take places and titles with them', () => {
    expect(onlyOf(['Quantita'], saved)).toEqual({ sort: [['quantita', 'desc']], labels: {} })
  })
})

describe('the form', () => {
  test.each([
    ['a column without a name', [riga(' ')], '[0].colonna'],
    ['the same column twice', [riga('Codice'), riga('codice ')], '[1].colonna'],
    ['a long name', [riga('x'.repeat(65))], '[0].colonna'],
    ['a long title', [{ ...riga('a'), label: 'x'.repeat(101) }], '[0].label'],
    ['a direction without a place', [riga('a', null, 'asc')], '[0].order'],
    ['a gap', [riga('a', '2')], ''],
    ['a place twice', [riga('a', '1'), riga('b', '1')], ''],
    ['too many', Array.from({ length: 51 }, (_, n) => riga(`c${n}`)), ''],
  ])('refuses %s', (_example, righe, path) => {
    expect(() => righeColumnsSchema.validateSync(righe)).toThrow(expect.objectContaining({ path }))
  })
})

describe('what is sent', () => {
  const withIt = (columns: object) =>
    validateInput(materialeSchema, { nome: 'Legno', colonneList: ['Codice', 'Qta'], ...columns })

  test('is read in lower case; empty titles are none, what is missing is empty', async () => {
    const read = await withIt({ sort: [['CODICE ', 'Desc']], labels: { Codice: ' Cod. ', qta: ' ' } })
    expect(read).toMatchObject({ sort: [['codice', 'desc']], labels: { codice: 'Cod.' } })
    expect(Object.keys(read.labels)).toEqual(['codice'])
    expect(await validateInput(materialeSchema, { nome: 'Legno', sort: null, labels: '' })).toEqual({
      nome: 'Legno',
      showReminderOrdineFornitore: false,
      colonneList: [],
      sort: [],
      labels: {},
    })
  })

  test.each([
    ['sort', { sort: 'codice' }],
    ['sort', { sort: { codice: 'asc' } }],
    ['sort', { sort: [['codice']] }],
    ['sort', { sort: [['codice', 'asc', 'x']] }],
    ['sort', { sort: [[{ toString: 1 }, 'asc']] }],
    ['sort', { sort: [['codice', 'su']] }],
    [
      'sort',
      {
        sort: [
          ['codice', 'asc'],
          ['Codice', 'desc'],
        ],
      },
    ],
    ['sort', { sort: [['altra', 'asc']] }],
    ['sort', { sort: Array.from({ length: 51 }, () => ['codice', 'asc']) }],
    ['labels', { labels: ['x'] }],
    ['labels', { labels: 'x' }],
    ['labels', { labels: { codice: 1 } }],
    ['labels', { labels: { codice: 'a\nb' } }],
    ['labels', { labels: { codice: 'x'.repeat(101) } }],
    ['labels', { labels: { altra: 'x' } }],
    ['labels', { labels: JSON.parse('{"__proto__":"x"}') }],
    ['labels', { labels: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`c${n}`, 'x'])) }],
    ['colonneList', { colonneList: 'codice' }],
    ['colonneList[0]', { colonneList: [''] }],
    ['colonneList[1]', { colonneList: ['a', 'A'] }],
    ['colonneList[0]', { colonneList: [{ toString: 1 }] }],
  ])('refuses at %s: %j', async (field, columns) => {
    const errors = await withIt(columns).catch(({ errors }) => errors)
    expect(errors).toMatchObject([{ field, message: expect.any(String) }])
  })

  test.each(['', ' ', '.', '..', '- /', 'x'.repeat(101)])('refuses the name %j', async (name) => {
    await expect(withIt({ nome: name })).rejects.toMatchObject({ errors: [{ field: 'nome' }] })
  })
})
