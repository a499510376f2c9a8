import { expect, expectTypeOf, test } from 'vitest'
import {
  choiceFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  textsFilter,
  wordFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { readUrl, type UrlValues, writeUrl } from '../../urlState.ts'
import { askedOf, paramsOf } from '../filterParams.ts'
import { wordsOfFilters } from '../filterWords.ts'

const table = {
  search: searchFilter('Words.', { url: 'search' }),
  statoConferma: choiceFilter(['inRitardo', 'pronta'], undefined, {
    url: 'stato',
    label: 'Stato',
    said: { pronta: 'Pronta', inRitardo: 'In ritardo' },
  }),
  tipoAgente: wordFilter(['B2C', 'B2C*s'], undefined, { url: 'tipo', label: 'Tipo di agente', chip: 'Tipo' }),
  attivo: yesNoFilter(undefined, { url: 'attivo', label: 'Attivo', initial: true }),
  chiusi: yesNoFilter(undefined, { url: 'chiusi', said: { si: 'Chiusi', no: 'Non chiusi' } }),
  ordinePk: pkFilter(undefined, { url: 'ordine' }),
  agentePks: pksFilter(undefined, { url: 'agenti', repeated: true }),
  materiali: textsFilter(undefined, { url: 'materiali', shape: /^[a-z]+$/ }),
  dataPosa: periodFilter(undefined, { url: ['da', 'a'], label: 'Posa' }),
  pks: pksFilter('Of the schema alone.'),
}
const params = paramsOf(table)
const read = (search: string) => readUrl(params, new URLSearchParams(search))
const asked = (search: string) => askedOf(table, read(search))

const NOTHING = {
  search: null,
  statoConferma: null,
  tipoAgente: null,
  attivo: true,
  chiusi: null,
  ordinePk: null,
  agentePks: null,
  materiali: null,
  dataPosa: null,
}

test('an address without filters asks what the table begins with, and nothing that pages do not have', () => {
  expect(asked('')).toEqual(NOTHING)
  expect(asked('pks=3&stato=altro&ordine=x&da=2026-02-30&tipo=B2B')).toEqual(NOTHING)
})

test('each kind is read from its parameter, and asked as GraphQL spells it', () => {
  const search =
    'search=villa&stato=inRitardo&tipo=B2C*s&attivo=tutti&chiusi=no&ordine=12&agenti=3&agenti=1&materiali=legno.X1&a=2026-03-01'
  expect(asked(search)).toEqual({
    search: 'villa',
    statoConferma: 'IN_RITARDO',
    tipoAgente: 'B2C*s',
    attivo: null,
    chiusi: false,
    ordinePk: 12,
    agentePks: [1, 3],
    materiali: ['legno'],
    dataPosa: { dal: null, al: '2026-03-01' },
  })
  expect(read(`${writeUrl(params, new URLSearchParams(), read(search))}`)).toEqual(read(search))
})

test('the types are those of the table', () => {
  expectTypeOf<UrlValues<typeof params>['stato']>().toEqualTypeOf<'' | 'inRitardo' | 'pronta'>()
  expectTypeOf<UrlValues<typeof params>['a']>().toEqualTypeOf<string | null>()
  expectTypeOf(asked('').statoConferma).toEqualTypeOf<'IN_RITARDO' | 'PRONTA' | null>()
  // @ts-expect-error no page has it
  asked('').pks
})

test('chips say label and word; those without a label are the page’s', () => {
  expect(
    wordsOfFilters(table, read('search=x&stato=pronta&tipo=B2C&attivo=no&chiusi=si&ordine=3&da=2026-03-01')),
  ).toEqual({
    stato: 'Stato: Pronta',
    tipo: 'Tipo: B2C',
    attivo: 'Attivo: no',
    chiusi: 'Chiusi',
    da: 'Posa dal 01-03-2026',
    a: null,
  })
  expect(wordsOfFilters(table, read('attivo=tutti'))).toMatchObject({ attivo: 'Attivo: tutti' })
})
