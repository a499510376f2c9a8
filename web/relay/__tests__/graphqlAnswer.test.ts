import { expect, test } from 'vitest'
import { dataOrError } from '../answers/graphqlAnswer.ts'
import { AuthError, errorMessage, NetworkError, RefusalError, ServerError } from '../errors.ts'

const withCode = (code: string, message = '') => ({ data: null, errors: [{ message, extensions: { code } }] })

test('data without errors pass', () => {
  expect(dataOrError({ data: { viewer: null } }, 200, null).data).toEqual({ viewer: null })
})

test.each([
  [withCode('UNAUTHENTICATED'), 200, AuthError],
  [null, 401, AuthError],
  [withCode('FORBIDDEN'), 200, RefusalError],
  [null, 403, RefusalError],
  [null, 503, RefusalError],
  [{ data: { a: 1 }, errors: [{ message: 'x' }] }, 200, ServerError],
  [{ data: null }, 200, ServerError],
  [null, 500, ServerError],
])('%o with status %i is a %o', (body, stato, tipo) => {
  expect(() => dataOrError(body, stato, null)).toThrow(tipo)
})

test('a refusal keeps its code, its sentence and what the server adds', () => {
  const errors = [{ message: 'Già modificato', extensions: { code: 'CONFLICT', campi: ['altezza'] } }]
  try {
    dataOrError({ errors }, 200, null)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ code: 'CONFLICT', message: 'Già modificato', extensions: { campi: ['altezza'] } })
  }
})

test('a fault keeps the request id, of the body first', () => {
  const errors = [{ message: 'Unexpected', extensions: { requestId: 'r1' } }]
  expect(() => dataOrError({ errors }, 200, 'r2')).toThrow(expect.objectContaining({ requestId: 'r1' }))
  expect(() => dataOrError(null, 500, 'r2')).toThrow(expect.objectContaining({ requestId: 'r2' }))
})

test.each([
  [new NetworkError('x'), /non risponde/],
  [new RefusalError('THROTTLED', ''), /Troppe richieste/],
  [new ServerError('x', 'abc'), /abc/],
  ['qualunque', /storto/],
])('%o has an Italian sentence', (error, wait) => {
  const sentence = error instanceof RefusalError ? new RefusalError(error.code, 'Troppe richieste') : error
  expect(errorMessage(sentence)).toMatch(wait)
})
