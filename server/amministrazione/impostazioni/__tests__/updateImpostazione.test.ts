import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#platform/settings/read.ts'
import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const CHANGE = `mutation ($input: UpdateImpostazioneInput!) { updateImpostazione(input: $input) {
  impostazione { chiave valore versione } errors { field code message } } }`

const change = (client: Client, key: string, value: unknown, versione: number) =>
  client.graphql<{ updateImpostazione: unknown }>(CHANGE, { input: { chiave: key, valore: value, versione } })

test('a change holds at once, for visitors too, and leaves its history and its event', async () => {
  const piani = ['terra', 'attico']
  const { data } = await change(superuser, 'piani', piani, 0)
  expect(data).toEqual({
    updateImpostazione: { impostazione: { chiave: 'piani', valore: piani, versione: 1 }, errors: [] },
  })
  expect((await readSettings(app.db, venditeSettings)).piani).toEqual(piani)
  expect((await app.visitor.graphql('{ configurazione { piani } }')).data).toEqual({ configurazione: { piani } })
  const [item] = await app.db.auditLog.findMany({ where: { oggetto: 'Impostazione', campo: 'piani' } })
  expect(item).toMatchObject({ azione: 'updateImpostazione', dopo: JSON.stringify(piani), userId: superuser.user?.id })
  expect(await app.db.eventLog.findFirst({ where: { topic: 'catalogo' } })).toMatchObject({
    payload: { impostazione: 'piani' },
  })
})

test('a value that does not fit is refused on its own field and nothing changes', async () => {
  const { azienda } = demoSettings
  const examples = [
    ['azienda', { ...azienda, cap: '4012' }, 'valore.cap'],
    ['tipi_cliente', ['a', ''], 'valore[1]'],
    ['tipi_cliente', [], 'valore'],
    ['page_size_preventivi', 0, 'valore'],
    ['page_size_preventivi', 'dieci', 'valore'],
    ['sito', 'javascript:alert(1)', 'valore'],
    ['colore', '#ffee88', 'valore'],
    ['marchio', { chiave: 'a'.repeat(64), nome: 'x.png', larghezza: 1, altezza: 1 }, 'chiave'],
    ['inesistente', 'x', 'chiave'],
    ['__proto__', 'x', 'chiave'],
  ] as const
  for (const [key, value, field] of examples) {
    const { data } = await change(superuser, key, value, 0)
    const payload = data?.updateImpostazione as { impostazione: unknown; errors: { field: string }[] }
    expect(payload.impostazione, key).toBeNull()
    expect(
      payload.errors.map((error) => error.field),
      key,
    ).toEqual([field])
  }
  const keys = examples.map(([key]) => key)
  expect(await app.db.impostazione.count({ where: { chiave: { in: [...keys] } } })).toBe(0)
})

test('a stale write is a conflict, whatever the race', async () => {
  expect((await change(superuser, 'telefono_commerciale', '800 1', 0)).errors).toBeUndefined()
  for (const versione of [0, 7]) {
    const { errors } = await change(superuser, 'telefono_commerciale', '800 2', versione)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      autore: `${superuser.user?.firstName} ${superuser.user?.lastName}`,
      campi: { valore: '800 1' },
      versione: 1,
    })
  }
  const race = await Promise.all(
    ['800 3', '800 4', '800 5', '800 6'].map((value) => change(superuser, 'telefono_commerciale', value, 1)),
  )
  expect(race.filter(({ errors }) => !errors)).toHaveLength(1)
  const prime = await Promise.all(['a', 'b', 'c'].map((value) => change(superuser, 'mittente_nome', value, 0)))
  expect(prime.filter(({ errors }) => !errors)).toHaveLength(1)
})

test('only a superuser reads the list and changes', async () => {
  for (const tipo of ['staff', 'agente', 'operatore.capo'] as const) {
    const client = await app.as(tipo)
    expect((await change(client, 'sito', 'https://altro.example', 0)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const lista = await client.graphql('{ impostazioni { chiave } }')
    expect(lista.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  const { data } = await superuser.graphql<{ impostazioni: { chiave: string; etichetta: string; versione: number }[] }>(
    '{ impostazioni { chiave etichetta aiuto gruppo controllo valore predefinito versione modificataIl } }',
  )
  expect(data?.impostazioni.find(({ chiave }) => chiave === 'sito')).toMatchObject({
    etichetta: 'Sito del produttore',
    versione: 0,
  })
})

test('the configuration of the wizard begins with the documented choices', async () => {
  const { data } = await app.visitor.graphql(
    '{ configurazione { tipoClientePredefinito tipoInterventoPredefinito pageSizePreventivi azienda { ragioneSociale } } }',
  )
  expect(data).toEqual({
    configurazione: {
      tipoClientePredefinito: 'non professionista',
      tipoInterventoPredefinito: 'nuovo',
      pageSizePreventivi: 10,
      azienda: { ragioneSociale: '' },
    },
  })
})

test('a setting tells who changed it last', async () => {
  const first = await app.as(await makeUser(app.db, { isSuperuser: true, firstName: 'Primo', lastName: 'Rossi' }))
  const second = await app.as(await makeUser(app.db, { isSuperuser: true, firstName: 'Secondo', lastName: 'Rossi' }))
  await change(first, 'ora_apertura', '07:00', 0)
  await change(second, 'ora_apertura', '07:30', 1)
  const elenco = '{ impostazioni { chiave modificataDa } }'
  const { data } = await superuser.graphql<{ impostazioni: { chiave: string; modificataDa: string }[] }>(elenco)
  const from = (key: string) => data?.impostazioni.find((item) => item.chiave === key)?.modificataDa
  expect([from('ora_apertura'), from('informativa_privacy')]).toEqual(['Secondo Rossi', ''])
})
