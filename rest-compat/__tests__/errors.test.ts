import { GraphQLError } from 'graphql'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { errorsBody, restRefusal } from '#rest/core/errors.ts'
import { integerField, listOfField, pkField, rowsField, textField } from '#rest/core/fields.ts'

const fields = {
  nome_cognome: textField(),
  valori_opzioni: listOfField(pkField()),
  serramenti: rowsField({ altezza: integerField(), tipo_serramento: pkField() }),
  privacy: textField(),
}

const fault = (field: string | null, message: string) => ({ code: 'INVALID', field, message })

describe('the 400 body', () => {
  test('snake case, in the order of the table, the rest after it, the whole last', () => {
    const body = errorsBody(
      [fault(null, 'tutto'), fault('altroCampo', 'a'), fault('privacy', 'p'), fault('nomeCognome', 'n')],
      fields,
      {},
    )
    expect(Object.entries(body)).toEqual([
      ['nome_cognome', ['n']],
      ['privacy', ['p']],
      ['altro_campo', ['a']],
      ['non_field_errors', ['tutto']],
    ])
  })

  test('rows by index, {} for the good ones, as many as were sent', () => {
    const values = { serramenti: [{}, {}, {}, {}] }
    const errors = [
      fault('serramenti[1].altezza', 'uno'),
      fault('serramenti[1].tipoSerramento', 'due'),
      fault('serramenti[2]', 'riga'),
    ]
    expect(errorsBody(errors, fields, values)).toEqual({
      serramenti: [{}, { altezza: ['uno'], tipo_serramento: ['due'] }, { non_field_errors: ['riga'] }, {}],
    })
  })

  test('what concerns the list as a whole is its message', () => {
    expect(errorsBody([fault('serramenti', 'Non è stato inserito nessun serramento.')], fields, {})).toEqual({
      serramenti: ['Non è stato inserito nessun serramento.'],
    })
  })

  test('of a list with bad rows and a message of its own, neither is lost', () => {
    const errors = [fault('serramenti', 'troppi'), fault('serramenti[0].altezza', 'uno')]
    expect(errorsBody(errors, fields, { serramenti: [{}] })).toEqual({
      serramenti: [{ altezza: ['uno'] }],
      non_field_errors: ['troppi'],
    })
  })

  test('wrong items of a list of numbers are messages of the list, each once', () => {
    const errors = [fault('valoriOpzioni[0]', 'no'), fault('valoriOpzioni[3]', 'no'), fault('valoriOpzioni', 'poi')]
    expect(errorsBody(errors, fields, {})).toEqual({ valori_opzioni: ['poi', 'no'] })
  })

  test('a hostile path is only a key', () => {
    const body = errorsBody([fault('__proto__', 'x'), fault('a.b.c', 'y')], fields, {})
    expect(Object.keys(body)).toEqual(['__proto__', 'a'])
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
  })
})

describe('refusals', () => {
  test.each([
    [new Refusal('UNAUTHENTICATED'), 403],
    [new Refusal('UNAUTHENTICATED', 'Token non valido.', { bearer: true }), 401],
    [new Refusal('FORBIDDEN'), 403],
    [new Refusal('NOT_FOUND'), 404],
    [new Refusal('CONFLICT'), 409],
    [new Refusal('THROTTLED', 'Piano', { retryAfter: 5 }), 429],
    [new Refusal('UNAVAILABLE'), 503],
  ])('%s → %i', (refusal, status) => {
    expect(restRefusal(refusal, {})).toMatchObject({ status, body: { detail: refusal.message } })
  })

  test('what GraphQL says of variables and types is not repeated, the product’s own words are', () => {
    const said = (message: string) => restRefusal(new GraphQLError(message), {})
    for (const message of ['Variable "$stato" of non-null type "Float!" must not be null.', 'Int cannot represent 1.5'])
      expect(said(message)).toMatchObject({ status: 400, body: { detail: 'Richiesta malformata.' } })
    expect(said('I caratteri null non sono ammessi.').body).toEqual({ detail: 'I caratteri null non sono ammessi.' })
  })

  test('who must wait is told how long, a bad token how to authenticate', () => {
    expect(restRefusal(new Refusal('THROTTLED', 'Piano', { retryAfter: 4.2 }), {}).headers).toEqual({
      'Retry-After': '5',
    })
    expect(restRefusal(new Refusal('UNAVAILABLE'), {}).headers).toHaveProperty('Retry-After')
    const token = new Refusal('UNAUTHENTICATED', 'Token non valido.', { bearer: true })
    expect(restRefusal(token, {}).headers).toEqual({ 'WWW-Authenticate': 'Bearer realm="api"' })
  })

  test('errors of the arguments of a query are errors of fields', () => {
    const error = new GraphQLError('x', {
      extensions: { code: 'BAD_USER_INPUT', errors: [fault('ordinamento', 'Sconosciuto')] },
    })
    expect(restRefusal(error, {})).toMatchObject({ status: 400, body: { ordinamento: ['Sconosciuto'] } })
  })
})
