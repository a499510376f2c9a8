import { expect, test } from 'vitest'
import { object } from 'yup'
import {
  booleanRule,
  field,
  fieldsOf,
  integerRule,
  oneOfRule,
  optionalDayRule,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { cardNote, fieldText, schemaColumns } from '../schemaColumns.tsx'

const schema = object({
  nome: field('Nome', singleLineRule(20)),
  portata: field('Portata', integerRule()),
  attivo: field('Attivo', booleanRule(true)),
  revisione: field('Revisione', optionalDayRule()),
  stato: field('Stato', oneOfRule(['inServizio', 'fermo'], { inServizio: 'In servizio', fermo: 'Fermo' })),
})

const said = (name: string, value: unknown) => {
  const info = fieldsOf(schema).find((one) => one.name === name)
  return info && fieldText(info, value)
}

test.each([
  ['nome', 'Ducato', 'Ducato'],
  ['portata', 1500, '1.500'],
  ['attivo', false, 'No'],
  ['revisione', '2026-12-01', '01-12-2026'],
  ['revisione', null, ''],
  ['stato', 'IN_SERVIZIO', 'In servizio'],
  ['stato', 'fermo', 'Fermo'],
])('%s of %s is read as %s', (name, value, text) => {
  expect(said(name, value)).toBe(text)
})

test('columns are called as their fields, in the order that is asked for, and differ where they are told', () => {
  const columns = schemaColumns(schema, { portata: { headerName: 'kg', width: 60 }, nome: {} })
  expect(columns).toMatchObject([
    { field: 'portata', headerName: 'kg', width: 60, type: 'number', hideable: false },
    { field: 'nome', headerName: 'Nome', flex: 1 },
  ])
})

test('a card says the columns after the first: figures and flags with their title, what there is not with nothing', () => {
  const columns = { nome: {}, stato: {}, attivo: {}, portata: {}, revisione: {} }
  const row = { nome: 'Ducato', stato: 'FERMO', attivo: true, portata: 1400, revisione: null }
  expect(cardNote(schema, columns, row)).toBe('Fermo · Attivo · Portata: 1.400')
  expect(cardNote(schema, columns, { ...row, attivo: false })).toBe('Fermo · Portata: 1.400')
  expect(cardNote(schema, { portata: {}, nome: { text: () => 'in officina' } }, row)).toBe('in officina')
})
