import { expect, test } from 'vitest'
import { object } from 'yup'
import {
  booleanRule,
  dayRule,
  field,
  fieldsOf,
  idRule,
  integerRule,
  labelsOf,
  oneOfRule,
  optionalDayRule,
  optionalIdRule,
  optionalTimeRule,
  singleLineRule,
} from '../fields.ts'

const schema = object({
  nome: field('Nome', singleLineRule(200).required()),
  codice: field('Codice', singleLineRule(50), 'Code; may be empty.'),
  quanti: field('Quanti', integerRule().min(1)),
  attivo: field('Attivo', booleanRule(false)),
  dal: field('Dal', dayRule().required()),
  al: field(
    'Al',
    optionalDayRule().test('ordine', () => true),
  ),
  alle: field('Alle', optionalTimeRule()),
  reparto: field('Reparto', oneOfRule(['macchine', 'banchi'], { macchine: 'Macchine', banchi: 'Banchi' }).required()),
  chi: field('Chi', idRule()),
  per: field('Per', optionalIdRule()),
})

test.each([
  ['nome', 'text', true, false],
  ['codice', 'text', false, false],
  ['quanti', 'number', true, false],
  ['attivo', 'boolean', false, false],
  ['dal', 'day', true, false],
  ['al', 'day', false, true],
  ['alle', 'time', false, true],
  ['reparto', 'choice', true, false],
  ['chi', 'reference', true, false],
  ['per', 'reference', false, true],
])(
  '%s: a rule tells what it holds, whether it must be there, whether it may be null',
  (name, kind, required, nullable) => {
    const found = fieldsOf(schema).find((one) => one.name === name)
    expect(found).toMatchObject({ kind, required, nullable })
  },
)

test('label, description, words and place come with it', () => {
  expect(labelsOf(schema)).toMatchObject({ nome: 'Nome', codice: 'Codice', per: 'Per' })
  const [name, codice] = fieldsOf(schema)
  expect([name?.description, codice?.description]).toEqual([undefined, 'Code; may be empty.'])
  expect(fieldsOf(schema).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(fieldsOf(schema).find(({ name }) => name === 'reparto')).toMatchObject({
    choices: ['macchine', 'banchi'],
    choiceLabels: { macchine: 'Macchine', banchi: 'Banchi' },
  })
  expect([name?.max, codice?.max, fieldsOf(schema)[2]?.max]).toEqual([200, 50, undefined])
})

test('a label leaves the messages as they are', async () => {
  const errors = await schema.validate({}, { abortEarly: false }).catch((error) => error.inner)
  expect(errors.find(({ path }: { path: string }) => path === 'nome')?.message).toBe('Campo obbligatorio')
})
