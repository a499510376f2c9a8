import { expect, test } from 'vitest'
import { array, number, object, string } from 'yup'
import { fieldsInError, statusFromErrors, validateWith } from '../errors.ts'

const schema = object({
  nome: string()
    .required('Campo obbligatorio')
    .min(3, 'Troppo corto')
    .matches(/^[A-Z]/, 'Manca la maiuscola'),
  serramenti: array(object({ altezza: number().required('Devi inserire un altezza serramento') })).min(
    1,
    'Nessun serramento',
  ),
})

test('a valid form has no errors', async () => {
  expect(await validateWith(schema, { nome: 'Rossi', serramenti: [{ altezza: 1200 }] })).toEqual({})
})

test('findings keep their place, several on one field are joined by commas', async () => {
  expect(await validateWith(schema, { nome: 'ro', serramenti: [{ altezza: 1 }, {}] })).toEqual({
    nome: 'Troppo corto, Manca la maiuscola',
    serramenti: [undefined, { altezza: 'Devi inserire un altezza serramento' }],
  })
  expect(await validateWith(schema, { nome: 'Rossi', serramenti: [] })).toEqual({ serramenti: 'Nessun serramento' })
})

test('an empty required field says only that', async () => {
  expect(await validateWith(schema, { nome: '', serramenti: [{ altezza: 1 }] })).toEqual({ nome: 'Campo obbligatorio' })
})

test('an error of the program is not mistaken for one of the user', async () => {
  const broken = { validate: () => Promise.reject(new TypeError('rotto')) }
  await expect(validateWith(broken, {})).rejects.toThrow(TypeError)
})

test('server errors go to the fields that are there, others to the form', () => {
  const errors = [
    { field: 'serramenti[0].altezza', message: 'Fuori misura' },
    { field: 'serramenti[0].altezza', message: 'Troppo alta' },
    { field: 'nascosto', message: 'Manca il nascosto' },
    { field: null, message: 'Già inviato' },
  ]
  expect(statusFromErrors(errors, { serramenti: [{ altezza: 9000 }] })).toEqual({
    server: { 'serramenti[0].altezza': { messaggio: 'Fuori misura, Troppo alta', valore: 9000 } },
    generali: ['Manca il nascosto', 'Già inviato'],
  })
})

test('fields with errors are listed by their path', () => {
  expect(fieldsInError({ nome: 'x', serramenti: [undefined, { altezza: 'y' }], vuoto: undefined })).toEqual([
    'nome',
    'serramenti[1].altezza',
  ])
})
