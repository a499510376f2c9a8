import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeStatoPreventivo, makeTipoSerramento } from '#server-test/factories.ts'
import { makePreventivoInput, submitPreventivo } from './request.ts'

let app: TestApp
let request: Awaited<ReturnType<typeof makePreventivoInput>>

beforeAll(async () => {
  app = await createTestApp()
  await makeStatoPreventivo(app.db, { stato: 'In lavorazione', ordine: 2 })
  await makeStatoPreventivo(app.db, { stato: 'Nuovo', ordine: 1 })
  request = await makePreventivoInput(app)
})
afterAll(() => app.close())

const count = () => app.db.preventivo.count()

describe('a visitor', () => {
  test('sends a request: stored whole, in the first state, with history and event', async () => {
    const note = '<script>alert(1)</script>'
    const { pk, preventivo, errors } = await submitPreventivo(app.visitor, { ...request.input, note })
    expect(errors).toEqual([])
    expect(preventivo).toEqual({ pk, nomeCognome: 'Anna Rossi', stato: 'Nuovo', agente: null })
    const saved = await app.db.preventivo.findUniqueOrThrow({
      where: { id: pk ?? 0 },
      include: { opzioni: true, serramenti: { include: { accessori: true } } },
    })
    expect(saved).toMatchObject({ provincia: 'Bologna', tipoCliente: 'non professionista', note, eliminato: false })
    expect(saved.opzioni.map(({ valoreId }) => valoreId)).toEqual(request.input.valoreOpzionePks)
    expect(saved.serramenti).toMatchObject([{ posizione: 1, quantita: 2, altezza: 1200, larghezza: 800 }])
    expect(saved.serramenti[0]?.accessori.map(({ id }) => id)).toEqual(request.serramento.accessorioPks)
    expect(await app.db.auditLog.findMany({ where: { oggettoPk: pk ?? 0 } })).toMatchObject([
      { oggetto: 'Preventivo', azione: 'crea', userId: null },
    ])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      topic: 'preventivo',
      payload: { pk },
    })
  })

  test('sees the request in the answer and through no other door', async () => {
    const { pk } = await submitPreventivo(app.visitor, { ...request.input, nomeCognome: 'Bruno' })
    const read = await app.visitor.graphql('query ($pk: Int!) { preventivo(pk: $pk) { pk } }', { pk })
    expect(read.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const inner = /* GraphQL */ `
      mutation ($input: CreatePreventivoInput!) {
        createPreventivo(input: $input) { preventivo { serramenti { tipoSerramento { nome } } opzioni { valore { nome } } } }
      }
    `
    const { data, errors } = await app.visitor.graphql(inner, { input: { ...request.input, nomeCognome: 'C' } })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      createPreventivo: { preventivo: { serramenti: [{ tipoSerramento: { nome: request.tipo.nome } }] } },
    })
  })

  test('cannot set what is not theirs', async () => {
    const { errors } = await app.visitor
      .graphql('mutation { createPreventivo(input: { privacy: true, eliminato: true, agente: 1 }) { pk } }')
      .catch((error: Error) => ({ errors: [error] }))
    expect(String(errors?.[0])).toContain('eliminato')
  })
})

describe('a wrong request is refused with the documented message on its field, and nothing is stored', () => {
  const other = async () => await makeTipoSerramento(app.db, { aperture: ['Fissa'], accessori: ['Persiana'] })
  const examples: [string, (r: typeof request) => object | Promise<object>, string, string][] = [
    ['privacy', () => ({ privacy: false }), 'privacy', "Devi accettare l'informativa ai sensi del D.Lgs. 196/2003"],
    ['no window', () => ({ serramenti: [] }), 'serramenti', 'Non è stato inserito nessun serramento.'],
    ['unknown family', () => ({ famigliaPk: 2e9 }), 'famigliaPk', 'Pk "2000000000" non valido'],
    ['installation without a place', () => ({ messaInPosa: true }), 'cittaPosa', 'Devi inserire una città di posa'],
    [
      'quantity 0',
      (r) => ({ serramenti: [{ ...r.serramento, quantita: 0 }] }),
      'serramenti[0].quantita',
      'La quantità deve essere almeno 1',
    ],
    [
      'no quantity',
      (r) => ({ serramenti: [{ ...r.serramento, quantita: null }] }),
      'serramenti[0].quantita',
      'Campo obbligatorio',
    ],
    [
      'height too big',
      (r) => ({ serramenti: [{ ...r.serramento, altezza: 1e9 }] }),
      'serramenti[0].altezza',
      'Altezza Min: 400 mm / Altezza Max: 2400 mm',
    ],
    [
      'width too small',
      (r) => ({ serramenti: [{ ...r.serramento, larghezza: 10 }] }),
      'serramenti[0].larghezza',
      'Larghezza Min: 300 mm / Larghezza Max: 1500 mm',
    ],
    [
      'a type not sold',
      async (r) => ({ serramenti: [{ ...r.serramento, tipoSerramentoPk: (await other()).id }] }),
      'serramenti[0].tipoSerramentoPk',
      'La famiglia',
    ],
    [
      "another type's opening",
      async (r) => ({ serramenti: [{ ...r.serramento, tipoAperturaPk: (await other()).aperture[0]?.id }] }),
      'serramenti[0].tipoAperturaPk',
      'Apertura non disponibile',
    ],
    [
      'a place that is not',
      () => ({ provincia: 'Atlantide' }),
      'provincia',
      'Il valore non è tra le scelte disponibili',
    ],
    [
      'a megabyte of notes',
      () => ({ note: 'x'.repeat(1_000_000) }),
      'note',
      'Assicurati che questo campo non abbia più di 5000 caratteri.',
    ],
  ]
  test.each(examples)('%s', async (_name, different, field, message) => {
    const before = await count()
    const { pk, preventivo, errors } = await submitPreventivo(app.visitor, {
      ...request.input,
      ...(await different(request)),
    })
    expect(errors).toContainEqual({ code: expect.any(String), field, message: expect.stringContaining(message) })
    expect([pk, preventivo]).toEqual([null, null])
    expect(await count()).toBe(before)
  })

  test('a program that fills in everything', async () => {
    const before = await count()
    const { errors } = await submitPreventivo(app.visitor, { ...request.input, sitoWeb: 'https://spam.example' })
    expect(errors).toEqual([{ code: 'INVALID', field: null, message: 'Non è stato possibile inviare la richiesta.' }])
    expect(await count()).toBe(before)
  })
})

describe('the same submission twice', () => {
  test('with a key: one quote, also when both arrive together', async () => {
    const input = { ...request.input, nomeCognome: 'Due volte', chiaveIdempotenza: 'chiave-1' }
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => submitPreventivo(app.visitor, input)))
    expect(new Set(outcomes.map(({ pk }) => pk)).size).toBe(1)
    expect((await submitPreventivo(app.visitor, input)).pk).toBe(outcomes[0]?.pk)
    expect(await app.db.preventivo.count({ where: { nomeCognome: 'Due volte' } })).toBe(1)
  })

  test("somebody else's key with other content gives a quote of its own", async () => {
    const chiaveIdempotenza = 'chiave-comune'
    const one = await submitPreventivo(app.visitor, { ...request.input, nomeCognome: 'Primo', chiaveIdempotenza })
    const due = await submitPreventivo(app.visitor, {
      ...request.input,
      nomeCognome: 'Secondo',
      chiaveIdempotenza,
    })
    expect(due.pk).not.toBe(one.pk)
    expect(due.preventivo?.nomeCognome).toBe('Secondo')
  })

  test('without a key: one quote within a minute, another one later', async () => {
    const input = { ...request.input, nomeCognome: 'Senza chiave' }
    const [one, due] = await Promise.all([submitPreventivo(app.visitor, input), submitPreventivo(app.visitor, input)])
    expect(due.pk).toBe(one.pk)
    const dataCreazione = new Date(Date.now() - 61_000)
    await app.db.preventivo.update({ where: { id: one.pk ?? 0 }, data: { dataCreazione } })
    const three = await submitPreventivo(app.visitor, input)
    expect(three.pk).not.toBe(one.pk)
    expect((await submitPreventivo(app.visitor, input)).pk).toBe(three.pk)
  })
})

describe('limits and freshness', () => {
  test('an address that sends too many is asked to wait', async () => {
    const throttled = await createTestApp({ config: { loginThrottle: true } })
    try {
      const { input } = await makePreventivoInput(throttled)
      // A minute may end in between: then its count begins again, once.
      const tanti = async () => {
        for (let n = 0; n < 61; n++) await submitPreventivo(throttled.visitor, { ...input, nomeCognome: `Numero ${n}` })
      }
      await expect(tanti()).rejects.toMatchObject({ extensions: { code: 'THROTTLED' } })
      expect(await throttled.db.preventivo.count()).toBeGreaterThanOrEqual(30)
      expect((await submitPreventivo(throttled.visitor, { ...input, privacy: false })).errors).toMatchObject([
        { field: 'privacy' },
      ])
    } finally {
      await throttled.close()
    }
  })

  test('a limit changed by another program holds at once', async () => {
    const { vincolo, input } = request
    await submitPreventivo(app.visitor, { ...input, nomeCognome: 'Prima del cambio' })
    await app.db.vincolo.update({ where: { id: vincolo.id }, data: { altezzaMax: 1100 } })
    const { errors } = await submitPreventivo(app.visitor, { ...input, nomeCognome: 'Dopo il cambio' })
    expect(errors).toContainEqual(expect.objectContaining({ field: 'serramenti[0].altezza' }))
    await app.db.vincolo.update({ where: { id: vincolo.id }, data: { altezzaMax: 2400 } })
  })
})

describe('a composed element', () => {
  const box = (x: number, larghezza: number) => ({
    ...{ x, y: 0, larghezza, altezza: 1200 },
    tipoSerramentoPk: request.tipo.id,
    tipoAperturaPk: request.tipo.aperture[0]?.id,
  })
  const send = (specchiature: unknown, changes: object = {}) =>
    submitPreventivo(app.visitor, {
      ...request.input,
      serramenti: [{ ...request.serramento, larghezza: 1600, specchiature, ...changes }],
    })

  test('is stored with its fields, leaves that are not told those of the type', async () => {
    const { pk, errors } = await send([box(0, 800), { ...box(800, 800), ante: 2 }])
    expect(errors).toEqual([])
    const { serramenti } = await app.db.preventivo.findUniqueOrThrow({
      where: { id: pk ?? 0 },
      include: { serramenti: { include: { specchiature: { orderBy: { posizione: 'asc' } } } } },
    })
    expect(serramenti[0]?.specchiature).toMatchObject([
      { posizione: 1, x: 0, y: 0, larghezza: 800, altezza: 1200, ante: request.tipo.ante },
      { posizione: 2, x: 800, y: 0, larghezza: 800, altezza: 1200, ante: 2 },
    ])
  })

  test('is refused with what is wrong at its place, and nothing is stored', async () => {
    const before = await count()
    const found = async (specchiature: unknown) =>
      (await send(specchiature)).errors.map(({ field, message }) => [field, message])
    expect(await found([box(0, 800), box(800, 700)])).toEqual([
      [
        'serramenti[0].specchiature',
        'Le specchiature non riempiono l’elemento: a 1500 mm da sinistra e 0 mm dall’alto restano 100 × 1.200 mm.',
      ],
    ])
    const narrow = request.vincolo.larghezzaMin - 50
    const [[path, message] = []] = await found([box(0, narrow), box(narrow, 1600 - narrow)])
    expect(path).toBe('serramenti[0].specchiature[0].larghezza')
    expect(message).toMatch(/larghezza/i)
    const foreign = { ...box(0, 800), tipoAperturaPk: 999_999 }
    expect(await found([foreign, box(800, 800)])).toEqual([
      [
        'serramenti[0].specchiature[0].tipoAperturaPk',
        `Apertura non disponibile per il serramento «${request.tipo.nome}»`,
      ],
    ])
    expect(await count()).toBe(before)
  })

  test('a window without fields is as wide as its type can be', async () => {
    expect((await send(undefined, { larghezza: 99_000 })).errors[0]?.field).toBe('serramenti[0].larghezza')
    expect((await send([], { larghezza: 99_000 })).errors[0]?.field).toBe('serramenti[0].larghezza')
  })
})
