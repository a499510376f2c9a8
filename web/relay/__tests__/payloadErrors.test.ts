import { expect, test } from 'vitest'
import { errorsSentence, payloadErrors } from '../answers/payloadErrors.ts'

const error = (field: string | null, message: string) => ({ code: 'INVALID', field, message })

test('errors of every payload are gathered; answers without payload have none', () => {
  expect(
    payloadErrors({ setStato: { errors: [error('stato', 'No')] }, b: { errors: [error(null, 'Nemmeno')] } }),
  ).toHaveLength(2)
  expect(payloadErrors({ setStato: { errors: [], preventivo: {} }, c: null, d: 3 })).toEqual([])
  expect(payloadErrors(null)).toEqual([])
})

test('a sentence does not repeat itself', () => {
  expect(
    errorsSentence([error('a', 'Campo obbligatorio.'), error('b', 'Campo obbligatorio.'), error(null, 'Altro.')]),
  ).toBe('Campo obbligatorio. Altro.')
})
