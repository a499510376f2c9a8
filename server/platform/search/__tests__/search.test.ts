import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo } from '#server-test/factories.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

async function titles(client: Client, text: string, first = 20): Promise<string[] | undefined> {
  const { data } = await client.graphql<{ cerca: { titolo: string }[] }>(
    'query ($testo: String!, $first: Int) { cerca(testo: $testo, first: $first) { titolo } }',
    { testo: text, first },
  )
  return data?.cerca.map(({ titolo }) => titolo)
}

test('words in any order, accents folded, phones by their digits, numbers of quotes', async () => {
  const { id } = await makePreventivo(app.db, {
    nomeCognome: 'Niccolò Perù',
    telefono: '+39 0471-12 34 56',
    citta: "Sant'Agata",
    dataCreazione: new Date('2026-03-01T23:30:00Z'),
  })
  await makePreventivo(app.db, { nomeCognome: 'Perla Niccolini', telefono: '333 9999999' })
  const find = [
    'peru nicc',
    'NICCOLO PERÙ',
    "sant'agata perù",
    '0471123456',
    '0471-123456',
    '0471 12 34 56',
    '0471/123456',
  ]
  for (const text of find) expect(await titles(staff, text), text).toEqual(['Niccolò Perù'])
  for (const text of ['', ' ', 'x', 'niccolò zzz', '%', '_%_', "'; --"])
    expect(await titles(staff, text), text).toEqual([])
  const { data } = await staff.graphql(`{ cerca(testo: "perù") { tipo titolo sottotitolo url } }`)
  expect(data).toEqual({
    cerca: [
      {
        tipo: 'Preventivo',
        titolo: 'Niccolò Perù',
        sottotitolo: `n. ${id} · Sant'Agata · 02-03-2026`,
        url: `/preventivi/#/${id}`,
      },
    ],
  })
})

test('each finds what their list shows', async () => {
  const agente = await app.as('agente')
  const own = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
  await makePreventivo(app.db, { nomeCognome: 'Zeta Mio', agenteId: own.id })
  await makePreventivo(app.db, { nomeCognome: 'Zeta Altrui', agenteId: (await makeAgente(app.db)).id })
  expect(await titles(agente, 'zeta')).toEqual(['Zeta Mio'])
  expect(await titles(staff, 'zeta')).toHaveLength(2)
  expect(await titles(staff, 'zeta', 1)).toHaveLength(1)
  expect(await titles(await app.as('app'), 'zeta')).toEqual([])
  expect((await app.visitor.graphql('{ cerca(testo: "zeta") { titolo } }')).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  )
})

test('suppliers are found by who administers them, in their list', async () => {
  await makeFornitore(app.db, { nome: 'Vetri & Vetri Agordo', codice: 'F77' })
  const superuser = await app.as('super')
  const { data } = await superuser.graphql(`{ cerca(testo: "agordo f77") { tipo titolo sottotitolo url } }`)
  expect(data).toEqual({
    cerca: [
      {
        tipo: 'Fornitore',
        titolo: 'Vetri & Vetri Agordo',
        sottotitolo: 'F77 · legno',
        url: '/planner/#/fornitori?search=Vetri%20%26%20Vetri%20Agordo',
      },
    ],
  })
  expect(await titles(staff, 'agordo')).toEqual([])
})
