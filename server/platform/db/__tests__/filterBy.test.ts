import { expect, expectTypeOf, test } from 'vitest'
import {
  choiceFilter,
  type FilterOf,
  partFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  textFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { filterBy } from '../filterBy.ts'

const REPARTI = ['ufficio', 'banchi'] as const
const persone = {
  search: searchFilter(),
  reparto: choiceFilter(REPARTI),
  nome: partFilter(),
  dataInizio: periodFilter(),
  versione: textFilter(),
  pks: pksFilter(),
}
const ofPersone = filterBy('persona', persone)

test.each<[FilterOf<typeof persone>, object[]]>([
  [{}, []],
  [{ search: '', reparto: null, dataInizio: {}, pks: null }, []],
  [{ dataInizio: { dal: null, al: null } }, []],
  [{ search: 'Róssi  anna' }, [{ ricerca: { contains: 'rossi' } }, { ricerca: { contains: 'anna' } }]],
  // The database has its enums in capitals.
  [{ reparto: 'banchi' }, [{ reparto: 'banchi' }]],
  [{ nome: '5%' }, [{ nome: { contains: '5\\%', mode: 'insensitive' } }]],
  [{ dataInizio: { dal: '2026-03-01' } }, [{ dataInizio: { gte: new Date('2026-03-01T00:00:00Z') } }]],
  [{ pks: [] }, [{ id: { in: [] } }]],
  [{ pks: [3, 1] }, [{ id: { in: [3, 1] } }]],
])('%j', (filter, where) => expect(ofPersone(filter, null)).toEqual(where))

test('instants are within the days of Italy, references by their ids, no more numbers than a list has', () => {
  const filter = filterBy('preventivo', {
    dataCreazione: periodFilter(),
    agentePk: pkFilter(),
    statoPks: pksFilter(),
    eliminato: yesNoFilter(),
  })
  expect(filter({ dataCreazione: { al: '2026-03-01' }, agentePk: 0, eliminato: false }, null)).toEqual([
    { dataCreazione: { lt: new Date('2026-03-01T23:00:00Z') } },
    { agenteId: 0 },
    { eliminato: false },
  ])
  const [many] = filter({ statoPks: Array.from({ length: 1200 }, (_one, n) => n) }, null)
  expect(many).toEqual({ statoId: { in: Array.from({ length: 1000 }, (_one, n) => n) } })
})

test('what is written for a filter takes the place of its column, and sees the others', () => {
  const filter = filterBy('persona', persone, {
    nome: (nome, { reparto }) => [{ nome }, { reparto }],
    search: () => [],
  })
  expect(filter({ search: 'x', nome: 'Anna', reparto: 'ufficio' }, null)).toEqual([
    { reparto: 'ufficio' },
    { nome: 'Anna' },
    { reparto: 'ufficio' },
  ])
})

test('a filter without a column is refused at start, unless it is written', () => {
  const table = { conOrdine: yesNoFilter() }
  expect(() => filterBy('persona', table)).toThrow(
    'persona.conOrdine: non è una colonna, il filtro conOrdine va scritto',
  )
  expect(filterBy('persona', table, { conOrdine: () => ({ id: 1 }) })({ conOrdine: true }, null)).toEqual([{ id: 1 }])
})

test('the type of a filter is that of its kind', () => {
  expectTypeOf<FilterOf<typeof persone>['reparto']>().toEqualTypeOf<'ufficio' | 'banchi' | null | undefined>()
  expectTypeOf<FilterOf<typeof persone>['pks']>().toEqualTypeOf<readonly number[] | null | undefined>()
})
