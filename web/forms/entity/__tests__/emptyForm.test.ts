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
  nome: field('Nome', singleLineRule(20).required()),
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
  attivo: field('Attivo', booleanRule(true)),
  ritirato: field('Ritirato', booleanRule(false)),
})

test('a new form has nothing written, and what the rules take for missing', () => {
  expect(emptyForm(schema)).toEqual({
    nome: '',
    nota: '',
    reparto: null,
    tipo: 'due',
    cliente: null,
    agente: null,
    inizio: null,
    fine: null,
    attivo: true,
    ritirato: false,
    versione: 0,
  })
})

test('fields that begin otherwise are said, and what is no field stays beside them', () => {
  const { reparto, immagine } = emptyForm(schema, { reparto: 'banchi', immagine: 'a file' })
  expect({ reparto, immagine }).toEqual({ reparto: 'banchi', immagine: 'a file' })
})
