import { expect, test } from 'vitest'
import { groupHeads } from '#ui/table/groups/groups.ts'
import { groupOf } from '../groupOf.ts'
import { ordiniUrlState } from '../ordiniUrlState.ts'
import type { OrdineRow } from '../row.ts'

const asked = (search: string) => ordiniUrlState.variables(new URLSearchParams(search)).ordinamento

test('the rows of a group are together, in the chosen order or by approntamento', () => {
  expect(asked('')).toBeNull()
  expect(asked('gruppo=stato')).toEqual(['STATO', 'DATA_CONSEGNA'])
  expect(asked('gruppo=cliente&ordina=-netto')).toEqual(['NOME_CLIENTE', 'NETTO_DESC'])
})

test('a group is named over its first row alone', () => {
  const row = (nome: string | null, week: string | null) =>
    ({ stato: nome && { nome }, settimanaApprontamento: week }) as Partial<OrdineRow> as OrdineRow
  const rows = [row('Nuovo', '2027-W02'), row('Nuovo', null), row(null, '2027-W02')]
  const headsBy = (group: 'stato' | 'settimana') => rows.map((one) => groupHeads(rows, groupOf(group)).get(one))
  expect(headsBy('stato')).toEqual(['Nuovo', undefined, 'Senza stato'])
  expect(headsBy('settimana')).toEqual(['Settimana 2 / 2027', 'Senza approntamento', 'Settimana 2 / 2027'])
  expect(groupHeads(rows, groupOf('')).size).toBe(0)
})
