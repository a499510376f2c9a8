import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeStatoPreventivo } from '#server-test/factories.ts'

let app: TestApp
let catalogo: Awaited<ReturnType<typeof makeCatalogo>>

beforeAll(async () => {
  app = await createTestApp()
  catalogo = await makeCatalogo(app.db)
  await makeStatoPreventivo(app.db, { stato: 'Nuovo' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.preventivo.deleteMany()
})

const serramento = (different: object = {}) => ({
  tipo_serramento: catalogo.tipo.id,
  tipo_apertura: catalogo.tipo.aperture[0]?.id,
  accessori: [catalogo.tipo.accessori[0]?.id],
  quantita: 2,
  altezza: 1200,
  larghezza: 800,
  ...different,
})

const request = (different: object = {}) => ({
  famiglia: catalogo.famiglia.id,
  valori_opzioni: [catalogo.famiglia.opzioni[0]?.valori[0]?.id],
  serramenti: [serramento()],
  nome_cognome: 'Anna Verdi',
  telefono: '051 123456',
  email: 'anna@example.com',
  indirizzo: 'via Roma 1',
  citta: 'Bologna',
  provincia: 'BO',
  messa_in_posa: false,
  regione_posa: 'Emilia-Romagna',
  tipo_cliente: 'non professionista',
  tipo_intervento: 'nuovo',
  note: '',
  privacy: true,
  ...different,
})

async function send(body: object, headers: Record<string, string> = {}) {
  const response = await app.visitor.fetch('/api/preventivi-create/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const count = () => app.db.preventivo.count()

test('a visitor sends a request and reads what was received', async () => {
  const { status, body } = await send(request())
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(Number),
    data_creazione: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+0[12]:00$/),
    nome_cognome: 'Anna Verdi',
    citta: 'Bologna',
    provincia: 'Bologna',
    regione_posa: 'Emilia-Romagna',
    stato: { id: expect.any(Number), stato: 'Nuovo' },
    agente: null,
    eliminato: false,
    email_inviata_il: null,
    famiglia: { nome: catalogo.famiglia.nome, tipologia_famiglia: { nome: catalogo.famiglia.tipologiaFamiglia.nome } },
    opzioni: [{ opzione: { nome: 'Colore' }, valore: { nome: 'Noce' } }],
    serramenti: [
      {
        quantita: 2,
        altezza: 1200,
        larghezza: 800,
        tipo_serramento: { nome: catalogo.tipo.nome, immagine: null },
        tipo_apertura: { nome: catalogo.tipo.aperture[0]?.nome },
        accessori: [{ nome: 'Zanzariera' }],
      },
    ],
  })
  expect(await count()).toBe(1)
})

test('numbers as text, booleans as 1, and a form are the same request', async () => {
  const texts = serramento({ quantita: '2', altezza: '1200', larghezza: ' 800 ' })
  expect(
    (await send(request({ famiglia: String(catalogo.famiglia.id), serramenti: [texts], privacy: 1 }))).status,
  ).toBe(201)
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(request({ nome_cognome: 'Da modulo' }))) {
    if (!Array.isArray(value)) form.append(name, String(value))
  }
  form.append('valori_opzioni', String(catalogo.famiglia.opzioni[0]?.valori[0]?.id))
  for (const [name, value] of Object.entries(serramento())) form.append(`serramenti[0]${name}`, String(value))
  const response = await app.visitor.fetch('/api/preventivi-create/', { method: 'POST', body: form })
  expect(response.status).toBe(201)
  expect(await count()).toBe(2)
})

test('the same submission twice is one quote', async () => {
  const key = { 'Idempotency-Key': 'prova-1' }
  const [before, second] = [await send(request(), key), await send(request(), key)]
  expect([before.status, second.status]).toEqual([201, 200])
  expect(second.body.id).toBe(before.body.id)
  const inBody = await send(request({ chiave_idempotenza: 'prova-1' }))
  expect(inBody.body.id).toBe(before.body.id)
  expect(await count()).toBe(1)
})

test('equal ones without a key are told apart from a new one by their status', async () => {
  const before = await count()
  const [earlier, second] = [await send(request({ note: 'uguale' })), await send(request({ note: 'uguale' }))]
  expect([earlier.status, second.status]).toEqual([201, 200])
  expect(second.body.id).toBe(earlier.body.id)
  expect(await count()).toBe(before + 1)
})

test('fields that nobody may set are not set', async () => {
  const extraneous = {
    id: 77,
    agente: 1,
    eliminato: true,
    stato: 99,
    email_inviata_il: '2026-01-01',
    is_superuser: true,
  }
  const { status, body } = await send(request(extraneous))
  expect(status).toBe(201)
  expect(body).toMatchObject({ eliminato: false, agente: null, email_inviata_il: null })
  expect(body.id).not.toBe(77)
})

describe('what is wrong comes back by field, and nothing is stored', () => {
  const examples: [string, () => object, Record<string, unknown>][] = [
    ['no window', () => ({ serramenti: [] }), { serramenti: ['Non è stato inserito nessun serramento.'] }],
    [
      'no list of windows',
      () => ({ serramenti: 'x' }),
      { serramenti: ['Attesa una lista di oggetti ma l\'oggetto ricevuto è di tipo "str".'] },
    ],
    [
      'a window that is no object',
      () => ({ serramenti: [5] }),
      {
        serramenti: [
          {
            non_field_errors: ['Dati non validi. Era atteso un dizionario, ma si è ricevuto int.'],
          },
        ],
      },
    ],
    [
      'quantity not numeric',
      () => ({ serramenti: [serramento({ quantita: 'due' })] }),
      { serramenti: [{ quantita: ['Campo obbligatorio'] }] },
    ],
    [
      'quantity missing',
      () => ({ serramenti: [serramento({ quantita: null })] }),
      { serramenti: [{ quantita: ['Campo obbligatorio'] }] },
    ],
    [
      'height missing',
      () => ({ serramenti: [serramento({ altezza: '' })] }),
      { serramenti: [{ altezza: ['Devi inserire un altezza serramento'] }] },
    ],
    [
      'width not numeric',
      () => ({ serramenti: [serramento({ larghezza: {} })] }),
      { serramenti: [{ larghezza: ['Devi inserire una larghezza serramento'] }] },
    ],
    [
      'height outside',
      () => ({ serramenti: [serramento({ altezza: 100 })] }),
      {
        serramenti: [
          {
            altezza: ['Altezza Min: 400 mm / Altezza Max: 2400 mm'],
            larghezza: ['Nessun serramento disponibile con questa altezza'],
          },
        ],
      },
    ],
    [
      'width outside',
      () => ({ serramenti: [serramento({ larghezza: 1501 })] }),
      { serramenti: [{ larghezza: ['Larghezza Min: 300 mm / Larghezza Max: 1500 mm'] }] },
    ],
    [
      'the second window only',
      () => ({ serramenti: [serramento(), serramento({ altezza: null }), serramento()] }),
      { serramenti: [{}, { altezza: ['Devi inserire un altezza serramento'] }, {}] },
    ],
    ['privacy', () => ({ privacy: false }), { privacy: ["Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"] }],
    [
      'contacts',
      () => ({ nome_cognome: '', telefono: null, email: ' ', citta: '', provincia: '' }),
      {
        nome_cognome: ['Devi inserire nome e cognome'],
        telefono: ['Devi inserire un numero di telefono'],
        email: ['Devi inserire un indirizzo email valido'],
        citta: ['Devi inserire una città'],
        provincia: ['Devi inserire una provincia'],
      },
    ],
    [
      'installation place',
      () => ({ messa_in_posa: 'on' }),
      {
        citta_posa: ['Devi inserire una città di posa'],
        provincia_posa: ['Devi inserire una provincia di posa'],
        piano_posa: ['Devi inserire il piano di posa'],
      },
    ],
    [
      'family no number',
      () => ({ famiglia: 'abc' }),
      { famiglia: ['Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto str.'] },
    ],
    ['province unknown', () => ({ provincia: 'Atlantide' }), { provincia: [expect.any(String)] }],
    ['region unknown', () => ({ regione_posa: 'Atlantide' }), { regione_posa: [expect.any(String)] }],
    ['NUL', () => ({ note: 'a\0b' }), { note: ['I caratteri null non sono ammessi.'] }],
    ['60 kB of notes', () => ({ note: 'x'.repeat(60_000) }), { note: [expect.stringContaining('caratteri')] }],
    [
      'a boolean that is none',
      () => ({ messa_in_posa: 'boh' }),
      { messa_in_posa: ['Deve essere un valore booleano valido.'] },
    ],
  ]
  test.each(examples)('%s', async (_example, different, expected) => {
    const { status, body } = await send(request(different()))
    expect(status).toBe(400)
    expect(body).toEqual(expected)
    expect(await count()).toBe(0)
  })

  test.each([0, -1, 1.5, 1e9, 1e300, '1e3'])('quantity %s', async (quantita) => {
    const { status, body } = await send(request({ serramenti: [serramento({ quantita })] }))
    expect(status).toBe(400)
    expect(body).toEqual({ serramenti: [{ quantita: [expect.any(String)] }] })
    expect(await count()).toBe(0)
  })

  test('what cannot be read and what is refused come together, in the order of the form', async () => {
    const content = request({
      telefono: ['x'],
      email: '',
      note: true,
      serramenti: [serramento({ quantita: 'x', altezza: 100 }), serramento()],
    })
    const { status, body } = await send(content)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['serramenti', 'telefono', 'email', 'note'])
    expect(body).toMatchObject({
      serramenti: [{ quantita: ['Campo obbligatorio'], altezza: [expect.stringContaining('Altezza Min')] }, {}],
      telefono: ['Non è una stringa valida.'],
      email: ['Devi inserire un indirizzo email valido'],
      note: ['Non è una stringa valida.'],
    })
    expect(await count()).toBe(0)
  })

  test('a body of nothing names every required field', async () => {
    const { status, body } = await send({})
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'famiglia',
        'serramenti',
        'nome_cognome',
        'telefono',
        'email',
        'citta',
        'provincia',
        'privacy',
      ]),
    )
  })

  test('a program that fills every field in', async () => {
    expect(await send(request({ sito_web: 'http://spam.example' }))).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.any(String)] },
    })
    expect(await count()).toBe(0)
  })
})
