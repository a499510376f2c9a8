import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeMessaggioOrdineEmail } from '../../../test/factories.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  messaggio?: { pk: number; titolo: string; testo: string; versione: number }
}

async function write(name: string, input: object, who: Client = staff): Promise<Payload | undefined> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const fields = name.startsWith('delete') ? 'pk' : 'messaggio { pk titolo testo versione }'
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[name]
}

const search = async (who: Client, search: string) => {
  const document = 'query ($search: String) { messaggiOrdineEmail(filtro: { search: $search }) { nodes { titolo } } }'
  const { data, errors } = await who.graphql<{ messaggiOrdineEmail: { nodes: { titolo: string }[] } }>(document, {
    search,
  })
  if (errors?.[0]) throw errors[0]
  return data?.messaggiOrdineEmail.nodes.map(({ titolo }) => titolo)
}

test('adds one without what could harm who reads the mail', async () => {
  const outcome = await write('createMessaggioOrdineEmail', {
    titolo: 'Consegna',
    testo:
      '<p style="x" onmouseover="y()">La <strong>merce</strong> è <a href="javascript:z()">pronta</a>.</p><iframe src="//x"></iframe><img src="https://spia.example/x.png">',
  })
  expect(outcome).toMatchObject({
    errors: [],
    messaggio: {
      titolo: 'Consegna',
      testo: '<p>La <strong>merce</strong> è <a rel="noopener noreferrer" target="_blank">pronta</a>.</p>',
      versione: 1,
    },
  })
  const pk = outcome?.messaggio?.pk ?? 0
  expect(await app.db.messaggioOrdineEmail.findUnique({ where: { id: pk } })).toMatchObject({
    testo: outcome?.messaggio?.testo,
  })
})

test('a row written by hand is harmless too', async () => {
  const { id } = await makeMessaggioOrdineEmail(app.db, { testo: '<p>a<script>alert(1)</script></p>' })
  const { data } = await staff.graphql(`{ messaggioOrdineEmail(pk: ${id}) { testo } }`)
  expect(data).toEqual({ messaggioOrdineEmail: { testo: '<p>a</p>' } })
})

test.each([
  [{ titolo: ' ', testo: '' }, 'titolo', 'Campo obbligatorio'],
  [{ titolo: 'x'.repeat(201), testo: '' }, 'titolo', 'Assicurati che questo campo non abbia più di 200 caratteri.'],
  [
    { titolo: 'x', testo: 'x'.repeat(50_001) },
    'testo',
    'Assicurati che questo campo non abbia più di 50000 caratteri.',
  ],
])('refuses %#', async (input, field, message) => {
  const before = await app.db.messaggioOrdineEmail.count()
  expect((await write('createMessaggioOrdineEmail', input))?.errors).toMatchObject([{ field, message }])
  expect(await app.db.messaggioOrdineEmail.count()).toBe(before)
})

test('changes it with its history; a stale write is refused', async () => {
  const { id: pk, testo } = await makeMessaggioOrdineEmail(app.db, { titolo: 'Prima' })
  expect(await write('updateMessaggioOrdineEmail', { pk, versione: 1, titolo: 'Dopo', testo })).toMatchObject({
    errors: [],
    messaggio: { titolo: 'Dopo', versione: 2 },
  })
  expect(await app.db.auditLog.findMany({ where: { oggetto: 'MessaggioOrdineEmail', oggettoPk: pk } })).toMatchObject([
    { azione: 'modifica', campo: 'titolo', prima: 'Prima', dopo: 'Dopo' },
  ])
  await expect(write('updateMessaggioOrdineEmail', { pk, versione: 1, titolo: 'Altro', testo })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { titolo: 'Dopo' }, versione: 2 },
  })
})

test('removes it, once', async () => {
  const { id: pk } = await makeMessaggioOrdineEmail(app.db)
  expect(await write('deleteMessaggioOrdineEmail', { pk })).toEqual({ pk, errors: [] })
  await expect(write('deleteMessaggioOrdineEmail', { pk })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
})

describe('who may', () => {
  test.each(['agente', 'operatore.capo'] as const)('%s reads, does not write', async (who) => {
    const client = await app.as(who)
    const { id: pk } = await makeMessaggioOrdineEmail(app.db, { titolo: `Per ${who}` })
    expect(await search(client, `per ${who}`)).toEqual([`Per ${who}`])
    for (const [name, input] of [
      ['createMessaggioOrdineEmail', { titolo: 'x' }],
      ['updateMessaggioOrdineEmail', { pk, titolo: 'x', testo: '' }],
      ['deleteMessaggioOrdineEmail', { pk }],
    ] as const)
      await expect(write(name, input, client)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await app.db.messaggioOrdineEmail.findUnique({ where: { id: pk } })).toMatchObject({ titolo: `Per ${who}` })
  })

  test.each(['operatore', 'app', 'fornitore'] as const)('%s neither', async (who) => {
    await expect(search(await app.as(who), 'x')).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

test('search: every word, in the title or in the text', async () => {
  await makeMessaggioOrdineEmail(app.db, { titolo: 'Ritardo zeta', testo: '<p>Ci scusiamo</p>' })
  await makeMessaggioOrdineEmail(app.db, { titolo: 'Saluti zeta', testo: '<p>Buone ferie</p>' })
  expect(await search(staff, 'zeta')).toEqual(['Ritardo zeta', 'Saluti zeta'])
  expect(await search(staff, 'ZETA ferie')).toEqual(['Saluti zeta'])
  expect(await search(staff, '%')).toEqual([])
})
