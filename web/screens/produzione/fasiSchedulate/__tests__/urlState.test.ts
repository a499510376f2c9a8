import { expect, test } from 'vitest'
import { readUrl, writeUrl } from '#ui/urlState.ts'
import { csvUrl, fasiSchedulateUrlState, weekAround, withFase, withStati } from '../fasiSchedulateUrlState.ts'

const read = (search = '') => readUrl(fasiSchedulateUrlState.schema, new URLSearchParams(search))

test.each([
  ['2026-11-16', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s', (today, from, a) => {
  expect(weekAround(today)).toEqual({ da: from, a })
})

test('it begins with banchi in the current week; a cleared day is no limit', () => {
  const stato = read()
  expect(fasiSchedulateUrlState.filter(stato)).toMatchObject({
    nomeFase: 'banchi',
    statoPks: null,
    empty: null,
    materiali: null,
  })
  expect(new Date(stato.data_da ?? '').getUTCDay()).toBe(1)
  expect(new Date(stato.data_a ?? '').getUTCDay()).toBe(0)
  const senza = writeUrl(fasiSchedulateUrlState.schema, new URLSearchParams(), { data_da: null })
  expect(`${senza}`).toBe('data_da=tutti')
  expect(read(`${senza}`).data_da).toBe(null)
  expect(read('data_da=2026-13-45').data_da).toBe(stato.data_da)
})

test('changing the phase clears the filter by states', () => {
  const after = writeUrl(
    fasiSchedulateUrlState.schema,
    new URLSearchParams('stato=1.2&pagina=3&search=x'),
    withFase('vetro'),
  )
  expect(`${after}`).toBe('search=x&nome_fase=vetro')
})

test.each<[number[], '' | 'true', (number | 'nessuno')[], number[], string]>([
  [[1], '', [1, 2], [1, 2], ''],
  [[1, 2], '', [1, 2, 'nessuno'], [], 'true'],
  [[], 'true', ['nessuno', 3], [3], ''],
  [[], 'true', [], [], ''],
])('NESSUNO STATO excludes the others: %j %j then %j', (stato, empty, chosen, after, blank) => {
  expect(withStati({ stato, empty }, chosen)).toMatchObject({ stato: after, empty: blank })
})

test('the file has the filters of the list', () => {
  const stato = read('data_da=tutti&data_a=2026-11-30&stato=1.2&materiali=vetro.legno&senza_misure=no')
  expect(csvUrl(stato)).toBe(
    '/api/planner/fasi-schedulate/csv/?nome_fase=banchi&data_a=2026-11-30&senza_misure=false&stato=1&stato=2&materiali=vetro&materiali=legno',
  )
  expect(csvUrl(read('empty=true&stato=1'))).toContain('empty=true')
  expect(csvUrl(read('empty=true&stato=1'))).not.toContain('stato=1')
})

test.each([
  ['vetro.legno', ['vetro', 'legno']],
  [
    writeUrl(fasiSchedulateUrlState.schema, new URLSearchParams(), { materiali: ['vetro 4.2', '50%', 'legno'] }).get(
      'materiali',
    ),
    ['vetro 4.2', '50%', 'legno'],
  ],
  ['50%ZZ.vetro', ['50%ZZ', 'vetro']],
])('materials are told apart whatever their names: %s', (written, materiali) => {
  expect(read(`${new URLSearchParams({ materiali: written ?? '' })}`).materiali).toEqual(materiali)
})
