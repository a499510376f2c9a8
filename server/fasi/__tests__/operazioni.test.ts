import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/client.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Esito {
  pk: number | null
  errors: { field: string | null; message: string }[]
}

async function scrivi(nome: string, input: object, chi = superuser) {
  const Nome = nome.charAt(0).toUpperCase() + nome.slice(1)
  const { data, errors } = await chi.graphql<Record<string, Esito>>(
    `mutation ($input: ${Nome}Input!) { ${nome}(input: $input) { pk errors { field message } } }`,
    { input },
  )
  return { ...(data?.[nome] as Esito), rifiuto: errors?.[0]?.extensions?.code }
}

const posa = {
  ...{ nome: 'posa', posizione: 6, unit: 'days', withFornitore: false, infiniteCapacity: true, reparto: null },
  ...{ dependencies: ['banchi'], soloConTelai: false },
}
/** A phase as its form holds it. */
async function forma(nome: string) {
  const { id, nome: _nome, ...fase } = await app.db.fase.findUniqueOrThrow({ where: { nome } })
  return { pk: id, ...fase, unit: fase.unit.toLowerCase(), reparto: fase.reparto?.toLowerCase() ?? null }
}

test('a phase is added, changed, removed', async () => {
  const { pk, errors } = await scrivi('createFase', posa)
  expect(errors).toEqual([])
  expect((await scrivi('createFase', posa)).errors).toMatchObject([{ field: 'nome' }])
  expect((await scrivi('updateFase', { ...(await forma('posa')), posizione: 9 })).errors).toEqual([])
  expect(await app.db.fase.findUniqueOrThrow({ where: { nome: 'posa' } })).toMatchObject({ posizione: 9, versione: 2 })
  expect((await scrivi('updateFase', { ...(await forma('posa')), versione: 1 })).rifiuto).toBe('CONFLICT')
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
  expect((await scrivi('deleteFase', { pk })).rifiuto).toBe('NOT_FOUND')
  const { data } = await superuser.graphql<{ fasi: { nome: string }[] }>('{ fasi { nome unit reparto dependencies } }')
  expect(data?.fasi.map(({ nome }) => nome)).toEqual(['legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'])
})

test.each([
  ['a circle', 'legno', { dependencies: ['banchi'] }, 'dependencies', /in circolo/],
  ['an unknown dependency', 'banchi', { dependencies: ['colla'] }, 'dependencies', /Fase sconosciuta: colla/],
  ['an unknown unit', 'legno', { unit: 'weeks' }, 'unit', /^Invalid unit$/],
  ['days of a department', 'macchine', { unit: 'days' }, 'unit', /^Invalid unit$/],
  ['no department', 'macchine', { reparto: null }, 'reparto', /reparto/],
  ['the office', 'macchine', { reparto: 'ufficio' }, 'reparto', /sconosciuto/],
])('%s is refused, and nothing is changed', async (_nome, fase, cambio, field, message) => {
  const prima = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  const { errors } = await scrivi('updateFase', { ...(await forma(fase)), ...cambio })
  expect(errors).toMatchObject([{ field, message: expect.stringMatching(message) }])
  expect(await app.db.fase.findMany({ orderBy: { id: 'asc' } })).toEqual(prima)
})

test('two changes at once, each right, do not make a circle together', async () => {
  const [uno, due] = [await forma('legno'), await forma('vetro')]
  const esiti = await Promise.all([
    scrivi('updateFase', { ...uno, dependencies: ['vetro'] }),
    scrivi('updateFase', { ...due, dependencies: ['legno'] }),
  ])
  expect(esiti.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
  for (const fase of [uno, due]) {
    await app.db.fase.update({ where: { id: fase.pk }, data: { dependencies: [] } })
  }
})

test('what others wait for, or a schedule has, is not removed; only who administers changes phases', async () => {
  const { pk } = await forma('legno')
  expect((await scrivi('deleteFase', { pk })).errors).toMatchObject([
    { message: 'La fase macchine dipende da questa.' },
  ])
  expect((await scrivi('deleteFase', { pk }, await app.as('staff'))).rifiuto).toBe('FORBIDDEN')
  expect((await scrivi('createFase', posa, await app.as('agente'))).rifiuto).toBe('FORBIDDEN')
})
