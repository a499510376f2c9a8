import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../../platform/settings/read.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser } from '../../../test/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const CAMBIA = `mutation ($input: UpdateImpostazioneInput!) { updateImpostazione(input: $input) {
  impostazione { chiave valore versione } errors { field code message } } }`

const cambia = (client: Client, chiave: string, valore: unknown, versione: number) =>
  client.graphql<{ updateImpostazione: unknown }>(CAMBIA, { input: { chiave, valore, versione } })

test('a change holds at once, for visitors too, and leaves its history and its event', async () => {
  const piani = ['terra', 'attico']
  const { data } = await cambia(superuser, 'piani', piani, 0)
  expect(data).toEqual({
    updateImpostazione: { impostazione: { chiave: 'piani', valore: piani, versione: 1 }, errors: [] },
  })
  expect((await readSettings(app.db)).piani).toEqual(piani)
  expect((await app.visitatore.graphql('{ configurazione { piani } }')).data).toEqual({ configurazione: { piani } })
  const [voce] = await app.db.auditLog.findMany({ where: { oggetto: 'Impostazione', campo: 'piani' } })
  expect(voce).toMatchObject({ azione: 'updateImpostazione', dopo: JSON.stringify(piani), userId: superuser.user?.id })
  expect(await app.db.eventLog.findFirst({ where: { topic: 'catalogo' } })).toMatchObject({
    payload: { impostazione: 'piani' },
  })
})

test('a value that does not fit is refused on its own field and nothing changes', async () => {
  const { azienda } = await readSettings(app.db)
  const casi = [
    ['azienda', { ...azienda, cap: '4012' }, 'valore.cap'],
    ['tipi_cliente', ['a', ''], 'valore[1]'],
    ['tipi_cliente', [], 'valore'],
    ['page_size_preventivi', 0, 'valore'],
    ['page_size_preventivi', 'dieci', 'valore'],
    ['sito', 'javascript:alert(1)', 'valore'],
    ['inesistente', 'x', 'chiave'],
    ['__proto__', 'x', 'chiave'],
  ] as const
  for (const [chiave, valore, field] of casi) {
    const { data } = await cambia(superuser, chiave, valore, 0)
    const payload = data?.updateImpostazione as { impostazione: unknown; errors: { field: string }[] }
    expect(payload.impostazione, chiave).toBeNull()
    expect(
      payload.errors.map((error) => error.field),
      chiave,
    ).toEqual([field])
  }
  const chiavi = casi.map(([chiave]) => chiave)
  expect(await app.db.impostazione.count({ where: { chiave: { in: [...chiavi] } } })).toBe(0)
})

test('a stale write is a conflict, whatever the race', async () => {
  expect((await cambia(superuser, 'telefono_commerciale', '800 1', 0)).errors).toBeUndefined()
  for (const versione of [0, 7]) {
    const { errors } = await cambia(superuser, 'telefono_commerciale', '800 2', versione)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      autore: `${superuser.user?.firstName} ${superuser.user?.lastName}`,
      campi: { valore: '800 1' },
      versione: 1,
    })
  }
  const gara = await Promise.all(
    ['800 3', '800 4', '800 5', '800 6'].map((valore) => cambia(superuser, 'telefono_commerciale', valore, 1)),
  )
  expect(gara.filter(({ errors }) => !errors)).toHaveLength(1)
  const prime = await Promise.all(['a', 'b', 'c'].map((valore) => cambia(superuser, 'mittente_nome', valore, 0)))
  expect(prime.filter(({ errors }) => !errors)).toHaveLength(1)
})

test('only a superuser reads the list and changes', async () => {
  for (const tipo of ['staff', 'agente', 'operatore.capo'] as const) {
    const client = await app.as(tipo)
    expect((await cambia(client, 'sito', 'https://altro.example', 0)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
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
  const { data } = await app.visitatore.graphql(
    '{ configurazione { tipoClientePredefinito tipoInterventoPredefinito pageSizePreventivi azienda { ragioneSociale } } }',
  )
  expect(data).toEqual({
    configurazione: {
      tipoClientePredefinito: 'non professionista',
      tipoInterventoPredefinito: 'nuovo',
      pageSizePreventivi: 10,
      azienda: { ragioneSociale: 'Serramenti Valdombra S.r.l.' },
    },
  })
})

test('a setting tells who changed it last', async () => {
  const primo = await app.as(await makeUser(app.db, { isSuperuser: true, firstName: 'Primo', lastName: 'Rossi' }))
  const secondo = await app.as(await makeUser(app.db, { isSuperuser: true, firstName: 'Secondo', lastName: 'Rossi' }))
  await cambia(primo, 'ora_apertura', '07:00', 0)
  await cambia(secondo, 'ora_apertura', '07:30', 1)
  const elenco = '{ impostazioni { chiave modificataDa } }'
  const { data } = await superuser.graphql<{ impostazioni: { chiave: string; modificataDa: string }[] }>(elenco)
  const da = (chiave: string) => data?.impostazioni.find((voce) => voce.chiave === chiave)?.modificataDa
  expect([da('ora_apertura'), da('informativa_privacy')]).toEqual(['Secondo Rossi', ''])
})
