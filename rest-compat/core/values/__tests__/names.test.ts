import { expect, test } from 'vitest'
import { dayField, listOfField, pkField, rowsField, textField } from '../../fields.ts'
import { documentedErrors, fieldNamed, schemaName } from '../names.ts'

const table = {
  cliente: pkField(),
  tipo_serramento_id: pkField(),
  nome: textField(),
  ids: listOfField(pkField(), { fills: 'clientePks' }),
  date_start: dayField({ fills: 'periodo.dal' }),
  stati: listOfField(pkField(), { fills: 'fase.statoPks' }),
  righe: rowsField({ id: pkField(), codice_id: pkField(), numero: textField() }),
}

test.each([
  ['cliente', ['clientePk'], 'clientePk'],
  ['cliente', ['cliente', 'clientePk'], 'cliente'],
  ['tipoSerramentoId', ['tipoSerramentoPk'], 'tipoSerramentoPk'],
  ['id', ['pk'], 'pk'],
  ['note', ['clientePk'], 'note'],
])('%s of an input with %j is %s', (name, fields, found) => {
  expect(schemaName((one) => fields.includes(one), name)).toBe(found)
})

test('a field says itself what it is called otherwise', () => {
  expect(schemaName((one) => one === 'clientePks', 'ids', table.ids)).toBe('clientePks')
  expect(fieldNamed(table, 'clientePks')?.[0]).toBe('ids')
  expect(fieldNamed(table, 'nothing')).toBeUndefined()
})

test.each([
  ['clientePk', 'cliente'],
  ['nome', 'nome'],
  ['clientePks[2]', 'ids[2]'],
  ['periodo.dal', 'dateStart'],
  ['fase.statoPks[0]', 'stati[0]'],
  ['agentePks', 'agentePks'],
  ['righe[1].pk', 'righe[1].id'],
  ['righe[0].codicePk', 'righe[0].codiceId'],
  ['ordinePk', 'ordine'],
  [null, null],
])('an error at %s is told at %s', (field, told) => {
  expect(documentedErrors(table, [{ code: 'INVALID', field, message: 'No' }])).toEqual([
    { code: 'INVALID', field: told, message: 'No' },
  ])
})
