import { expect, test } from 'vitest'
import { object } from 'yup'
import {
  booleanRule,
  dayRule,
  field,
  idRule,
  oneOfRule,
  optionalDayRule,
  optionalIdRule,
  singleLineRule,
} from '../../../../server/shared/fields/fields.ts'
import { emptyForm } from '../emptyForm.ts'

const schema = object({
  name: field('Nome', singleLineRule(20).required()),
  nota: field('Nota', singleLineRule(20)),
  reparto: field('Reparto', oneOfRule(['macchine', 'banchi'] as const).required()),
  tipo: field(
    'Tipo',
    oneOfRule(['uno', 'due'] as const)
      .nullable()
      .default('due'),
  ),
  cliente: field('Cliente', idRule()),
  agente: field('Agente', optionalIdRule()),
  inizio: field('Inizio', dayRule().required()),
  fine: field('Fine', optionalDayRule()),
  active: field('Attivo', booleanRule(true)),
  ritirato: field('Ritirato', booleanRule(false)),
})

test('a new form has nothing written, and what the rules take for missing', () => {
  expect(emptyForm(schema)).toEqual({
    name: '',
    nota: '',
    reparto: null,
    tipo: 'due',
    cliente: null,
    agente: null,
    inizio: null,
    fine: null,
    active: true,
    ritirato: false,
    versione: 0,
  })
})

test('fields that begin otherwise are said, and what is no field stays beside them', () => {
  const { reparto, image } = emptyForm(schema, { reparto: 'banchi', image: 'a file' })
  expect({ reparto, image }).toEqual({ reparto: 'banchi', image: 'a file' })
})
