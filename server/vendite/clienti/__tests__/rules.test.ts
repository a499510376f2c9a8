import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { CLIENTE_EMPTY, clienteKeys, clienteNotDeletableReason, clienteSchema, inCommon, usefulKeys } from '../rules.ts'

const find = async (data: object) =>
  clienteSchema.validate({ ...CLIENTE_EMPTY, nome: 'Rossi', ...data }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string; message: string }[] }) => error.inner.map(({ path, message }) => [path, message]),
  )

describe('the form', () => {
  test('only the name is required', async () => {
    expect(await find({})).toEqual([])
    expect(await find({ nome: '  ' })).toEqual([['nome', 'Campo obbligatorio']])
    await expect(clienteSchema.validate({ nome: ' Rossi ', tipoCliente: '', agentePk: '' })).resolves.toEqual({
      ...CLIENTE_EMPTY,
      nome: 'Rossi',
    })
  })

  test.each([
    ['nome', 'x'.repeat(201), 'Assicurati che questo campo non abbia più di 200 caratteri.'],
    ['nome', 'a\nb', 'Sono presenti caratteri non ammessi'],
    ['nome', { toString: 1 }, 'È richiesto un testo'],
    ['codice', 'x'.repeat(51), 'Assicurati che questo campo non abbia più di 50 caratteri.'],
    ['email', 'a@b', 'Inserisci un indirizzo email valido.'],
    ['email', 'a@b.it, c@d.it', 'Inserisci un indirizzo email valido.'],
    ['tipoCliente', 'AZIENDA', 'Il valore non è tra le scelte disponibili'],
    ['tipoCliente', ['IMPRE'], 'Il valore non è tra le scelte disponibili'],
    ['agentePk', 1.5, 'Il valore non è tra le scelte disponibili'],
    ['agentePk', 'x', 'Il valore non è tra le scelte disponibili'],
    ['note', 'a\u0000b', 'I caratteri null non sono ammessi.'],
    ['testoEmail', 'x'.repeat(50_001), 'Assicurati che questo campo non abbia più di 50000 caratteri.'],
  ])('%s refuses %j', async (field, value, message) => {
    expect(await find({ [field]: value })).toContainEqual([field, message])
  })
})

describe('keys of the duplicate warning', () => {
  test.each([
    [{ piva: 'IT 0123.456-7890' }, { piva: '01234567890' }],
    [{ piva: 'it01234567890' }, { piva: '01234567890' }],
    [{ telefono: '+39 051/12.34.56' }, { telefono: '051123456' }],
    [{ telefono: '0039 333 1234567' }, { telefono: '3331234567' }],
    [{ telefono: '39 1234' }, { telefono: '391234' }],
    // A mobile number may begin with 39 itself.
    [{ telefono: '392 0005815' }, { telefono: '3920005815' }],
    [{ telefono: '+39 392 0005815' }, { telefono: '3920005815' }],
    [{ email: ' Mario.Rossi@Example.COM ' }, { email: 'mario.rossi@example.com' }],
  ])('%j is %j', (written, wait) => {
    expect(clienteKeys({ piva: '', telefono: '', email: '', ...written })).toMatchObject(wait)
  })

  test('short ones tell nothing', () => {
    expect(usefulKeys({ piva: '12', telefono: '0', email: '-' })).toEqual({ piva: '', telefono: '', email: '' })
  })

  test('what two have in common, in words', () => {
    const one = { piva: 'IT01234567890', telefono: '051 123456', email: 'a@example.com' }
    expect(inCommon(one, { piva: '01234567890', telefono: '051123456', email: 'A@example.com' })).toBe(
      'partita IVA, telefono e email',
    )
    expect(inCommon(one, { piva: '', telefono: '051/123456', email: '' })).toBe('telefono')
    expect(inCommon({ piva: '', telefono: '', email: '' }, { piva: '', telefono: '', email: '' })).toBe('')
  })
})

test('a customer with orders stays', () => {
  expect([0, 1, 12].map(clienteNotDeletableReason)).toEqual([
    null,
    'Il cliente ha un ordine: può essere eliminato solo un cliente senza ordini.',
    'Il cliente ha 12 ordini: può essere eliminato solo un cliente senza ordini.',
  ])
})

describe('the database', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('writes the same keys', async () => {
    const pezzo = fc.constantFrom(
      ...['IT', 'it', 'It', '0039', '39', '+39', ' ', '.', '-', '/', '12345678', '7', 'a', 'Z', '@', '\t', 'è', 'X'],
    )
    const text = fc.array(pezzo, { maxLength: 6 }).map((pezzi) => pezzi.join(''))
    const samples = fc.sample(fc.record({ piva: text, telefono: text, email: text }), { numRuns: 400, seed: 1912 })
    const righe = await app.db.cliente.createManyAndReturn({
      data: samples.map((data, index) => ({ nome: `Cliente ${index}`, ...data })),
    })
    expect(righe.map(({ pivaNorm, telefonoNorm, emailNorm }) => [pivaNorm, telefonoNorm, emailNorm])).toEqual(
      samples.map(clienteKeys).map(({ piva, telefono, email }) => [piva, telefono, email]),
    )
  })
})
