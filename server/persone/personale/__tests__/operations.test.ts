import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeAssenza, makePersona } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const create = (input: object) =>
  mutateAs<{ persona: { pk: number; reparto: string } | null }>(
    superuser,
    'createPersona',
    input,
    'persona { pk reparto }',
  )
const next = { nome: 'Nicolò Zorzi', reparto: 'macchine', dataInizio: '2026-01-10', dataFine: null }

test('a person is added, changed with history, removed with the absences; the others are told', async () => {
  const { persona, errors } = await create(next)
  expect(errors).toEqual([])
  const pk = persona?.pk ?? 0
  expect(persona?.reparto).toBe('macchine')
  await makeAssenza(app.db, '2026-03-01', undefined, { personaId: pk })
  expect((await mutateAs(superuser, 'updatePersona', { pk, versione: 1, dataFine: '2026-06-30' })).errors).toEqual([])
  const after = await app.db.persona.findUniqueOrThrow({ where: { id: pk } })
  expect(after).toMatchObject({ nome: 'Nicolò Zorzi', versione: 2, dataFine: new Date('2026-06-30') })
  expect((await mutateAs(superuser, 'deletePersona', { pk })).errors).toEqual([])
  expect(await app.db.assenza.count({ where: { personaId: pk } })).toBe(0)
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'Persona', oggettoPk: pk },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione, campo, prima, dopo: then }) => [azione, campo, prima, then])).toEqual([
    ['crea', '', null, 'Nicolò Zorzi'],
    ['modifica', 'dataFine', null, '2026-06-30'],
    ['elimina', '', 'Nicolò Zorzi', null],
  ])
  const events = await app.db.eventLog.findMany({ where: { topic: 'calendario' } })
  expect(events.map(({ payload }) => payload)).toContainEqual({ da: '2026-01-10', a: '2026-06-30' })
})

test('refused by rule, nothing changed', async () => {
  const { id: pk } = await makePersona(app.db)
  const before = await app.db.persona.findUniqueOrThrow({ where: { id: pk } })
  const { errors } = await mutateAs(superuser, 'updatePersona', { pk, nome: 'Altro', dataFine: '2019-12-31' })
  expect(errors).toEqual([
    {
      code: 'INVALID',
      field: 'dataFine',
      message: 'Data fine deve essere maggiore alla data inizio: 01-01-2020',
    },
  ])
  expect(await app.db.persona.findUniqueOrThrow({ where: { id: pk } })).toEqual(before)
  const fields = async (data: object) => (await create(data)).errors.map(({ field }) => field)
  expect(await fields({ nome: '', reparto: 'banchi', dataInizio: '1800-01-01' })).toEqual(['nome', 'dataInizio'])
  // Whether there is such a department is looked at once the rest is right.
  expect(await fields({ nome: 'Ugo', reparto: 'cortile', dataInizio: '2026-01-01' })).toEqual(['reparto'])
})

test('a stale write is refused with what would be lost; the same write again is no conflict', async () => {
  const { id: pk } = await makePersona(app.db, { nome: 'Uno' })
  await mutateAs(superuser, 'updatePersona', { pk, versione: 1, nome: 'Due' })
  await expect(mutateAs(superuser, 'updatePersona', { pk, versione: 1, nome: 'Tre' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { nome: 'Due' }, versione: 2 },
  })
  expect((await mutateAs(superuser, 'updatePersona', { pk, versione: 1, nome: 'Due' })).errors).toEqual([])
  const done = await Promise.allSettled(
    ['A', 'B', 'C'].map((name) => mutateAs(superuser, 'updatePersona', { pk, versione: 2, nome: name })),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a missing person is missing', async () => {
  for (const name of ['updatePersona', 'deletePersona']) {
    await expect(mutateAs(superuser, name, { pk: 999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
  }
})

test('refused by permission', async () => {
  const { id: pk } = await makePersona(app.db)
  for (const name of ['staff', 'agente', 'operatore.capo', 'app'] as const) {
    const who = await app.as(name)
    const refusal = { extensions: { code: 'FORBIDDEN' } }
    await expect(mutateAs(who, 'createPersona', next)).rejects.toMatchObject(refusal)
    await expect(mutateAs(who, 'updatePersona', { pk, nome: 'x' })).rejects.toMatchObject(refusal)
    await expect(mutateAs(who, 'deletePersona', { pk })).rejects.toMatchObject(refusal)
    await expect(queryAs(who, '{ personale { nodes { pk } } }')).rejects.toMatchObject(refusal)
  }
})

test('the list: words, department, days of work', async () => {
  await app.db.persona.deleteMany()
  const data = (day: string) => new Date(day)
  await makePersona(app.db, { nome: "Nicolò D'Àmico", dataInizio: data('2026-01-01'), dataFine: data('2026-03-31') })
  await makePersona(app.db, { nome: 'Anna', reparto: 'ufficio', dataInizio: data('2026-06-01') })
  const names = async (filter: object) => {
    const { nodes } = await queryAs<{ nodes: { nome: string }[] }>(
      superuser,
      'query ($filtro: FiltroPersonale) { personale(filtro: $filtro) { nodes { nome } } }',
      { filtro: filter },
    )
    return nodes.map(({ nome }) => nome)
  }
  expect(await names({})).toEqual(['Anna', "Nicolò D'Àmico"])
  expect(await names({ search: 'AMICO nicolo' })).toEqual(["Nicolò D'Àmico"])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ reparto: 'ufficio' })).toEqual(['Anna'])
  expect(await names({ periodo: { dal: '2026-03-31', al: '2026-04-30' } })).toEqual(["Nicolò D'Àmico"])
  expect(await names({ periodo: { dal: '2026-04-01', al: '2026-05-31' } })).toEqual([])
  expect(await names({ periodo: { al: '2026-06-01' } })).toHaveLength(2)
})

test('a user is one person’s; who is left over is offered; a user that goes leaves the person', async () => {
  const user = await makeUser(app.db, { firstName: 'Zoe', lastName: 'Zanardi' })
  const offered = () =>
    queryAs<{ pk: number; nome: string }[]>(superuser, '{ utentiPersonale(testo: "zanardi zoe") { pk nome } }')
  expect(await offered()).toEqual([{ pk: user.id, nome: 'Zoe Zanardi' }])
  const { persona } = await create({ ...next, nome: 'Zoe Zanardi', utentePk: user.id })
  const pk = persona?.pk ?? 0
  expect(await offered()).toEqual([])
  expect(await queryAs(superuser, `{ persona(pk: ${pk}) { utentePk nomeUtente } }`)).toEqual({
    utentePk: user.id,
    nomeUtente: 'Zoe Zanardi',
  })
  expect(await queryAs(superuser, `{ userAdmin(pk: ${user.id}) { persona { pk nome } } }`)).toEqual({
    persona: { pk, nome: 'Zoe Zanardi' },
  })

  const other = await makePersona(app.db)
  const refused = await mutateAs(superuser, 'updatePersona', { pk: other.id, utentePk: user.id })
  expect(refused.errors).toMatchObject([{ field: 'utentePk', message: 'Questo utente è già di Zoe Zanardi.' }])
  const unknown = await mutateAs(superuser, 'updatePersona', { pk: other.id, utentePk: 999_999 })
  expect(unknown.errors).toMatchObject([{ field: 'utentePk' }])
  expect((await app.db.persona.findUniqueOrThrow({ where: { id: other.id } })).utenteId).toBeNull()

  await app.db.user.delete({ where: { id: user.id } })
  expect((await app.db.persona.findUniqueOrThrow({ where: { id: pk } })).utenteId).toBeNull()
})
