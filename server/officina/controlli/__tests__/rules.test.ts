import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { controlliOrdineSchema, controlloInWords } from '../rules.ts'

const full = { controlloPk: 1, data: '2026-11-22', operatorePk: 2, conforme: true, note: '' }

async function errors(...controlli: object[]): Promise<Record<string, string>> {
  try {
    await controlliOrdineSchema.validate({ ordinePk: 1, controlli }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

test('a row is empty, or has all that it needs', async () => {
  expect(await errors({ controlloPk: 9 }, full)).toEqual({})
  expect(await errors({ controlloPk: 1, note: 'x' })).toEqual({
    'controlli[0].data': 'Data obbligatoria',
    'controlli[0].operatorePk': 'Operatore obbligatorio',
    'controlli[0].conforme': 'Seleziona se la lavorazione è conforme o non conforme.',
  })
  expect(await errors({ ...full, data: null })).toEqual({ 'controlli[0].data': 'Data obbligatoria' })
  expect(await errors({ controlloPk: 1, pk: 3 })).toHaveProperty(['controlli[0].conforme'])
})

test('what does not conform has a note', async () => {
  expect(await errors({ ...full, conforme: false })).toEqual({ 'controlli[0].note': 'Note obbligatorie' })
  expect(await errors({ ...full, conforme: false, note: 'graffio' })).toEqual({})
})

test('the same control stands once', async () => {
  expect(await errors(full, full)).toEqual({ controlli: 'Lo stesso controllo compare più di una volta.' })
})

test('what was recorded, in words', () => {
  expect(controlloInWords({ data: '2026-11-22', conforme: false, note: 'graffio' })).toBe(
    'non conforme il 22-11-2026 – graffio',
  )
})
