import { expect, test } from 'vitest'
import { bandOfMargine, margineInWords } from '#ordini/ordini/rules.ts'
import { can, flags, type Viewer } from '#platform/permissions.ts'
import { workVariables } from '../lavoro/workVariables.ts'

test.each([
  [-12, 'tardi', '12 giorni di ritardo'],
  [-1, 'tardi', '1 giorno di ritardo'],
  [0, 'rischio', '0 giorni di margine'],
  [2, 'rischio', '2 giorni di margine'],
  [3, 'sicuro', '3 giorni di margine'],
])('a margin of %i days', (margine, band, words) => {
  expect(bandOfMargine(margine)).toBe(band)
  expect(margineInWords(margine, 0)).toBe(words)
})

const nobody: Viewer = {
  id: 1,
  username: 'u',
  email: '',
  firstName: '',
  lastName: '',
  isSuperuser: false,
  isStaff: false,
  info: null,
  agente: null,
  operatore: null,
  appAccount: null,
  fornitore: null,
}
const listsOf = (who: Partial<Viewer>) => {
  const viewer = { ...nobody, ...who }
  const permessi = Object.fromEntries(flags.map((flag) => [flag, can(viewer, flag)]))
  const { oggi: _today, ...variables } = workVariables(permessi as Parameters<typeof workVariables>[0], '2026-11-30')
  return Object.keys(variables).filter((name) => variables[name as keyof typeof variables] === true)
}
const operatore = {
  id: 1,
  vedeOrdini: false,
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
}

test('which lists each role has on the home', () => {
  expect(listsOf({ isSuperuser: true })).toEqual([
    'assegna',
    'celle',
    'fasi',
    'forniture',
    'importazioni',
    'offerteFuori',
    'suoiPreventivi',
  ])
  expect(listsOf({ isStaff: true })).toEqual(['assegna', 'offerteFuori', 'suoiPreventivi'])
  expect(listsOf({ agente: { id: 1, codice: 'A', capoAreaId: null, subAgenti: [] } })).toEqual([
    'mossi',
    'offerteFuori',
    'suoiPreventivi',
  ])
  expect(listsOf({ operatore })).toEqual(['attivita'])
  expect(listsOf({})).toEqual([])
})

test('days of the lists, over the end of a month and of a year', () => {
  const permessi = Object.fromEntries(flags.map((flag) => [flag, false])) as Parameters<typeof workVariables>[0]
  expect(workVariables(permessi, '2026-12-31')).toMatchObject({
    fra7: '2027-01-06',
    fra14: '2027-01-14',
  })
})
