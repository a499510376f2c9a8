import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { makeFullOrdine, makeStatoOrdine, makeVoceCheckList } from '#server-test/ordini/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'

let app: TestApp
const who = {} as Record<'super' | 'agente' | 'operatore.capo' | 'staff', Client>

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['super', 'agente', 'operatore.capo', 'staff'] as const) who[name] = await app.as(name)
  const { db } = app
  const agente = await db.agente.findUniqueOrThrow({ where: { userId: who.agente.user?.id ?? 0 } })
  const bad = await makeCliente(db, { nome: '=HYPERLINK("http://spia.example";"premi")' })
  const stato = await makeStatoOrdine(db, 'Confermato')
  const full = await makeFullOrdine(db, {
    numeroCommessa: '26/0001',
    agenteId: agente.id,
    clienteId: bad.id,
    statoId: stato.id,
    data: dateOfDay('2026-03-29'),
    riferimento: '+39 055 1234',
    areaConsegna: 'EST',
    statoInvioMail: 'INVIATA',
    dataInvioMail: new Date('2026-07-01T10:30:00Z'),
  })
  const item = await makeVoceCheckList(db, 'Acconto')
  await makeVoceCheckList(db, '@Colori')
  await db.checkListOrdine.create({ data: { ordineId: full.id, voceId: item.id } })
  await makeOrdine(db, { numeroCommessa: '26/0002', data: dateOfDay('2026-01-01'), senzaMisure: true, netto: 10 })
})
afterAll(() => app.close())

const ask = (client: Client, search: Record<string, string>) =>
  client.fetch(`/esporta/ordini.xlsx?${new URLSearchParams(search)}`)

/** The sheet as rows of values, the head first. */
async function sheet(client: Client, search: Record<string, string> = {}) {
  const answer = await ask(client, search)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(/filename="ordini_\d{8}_\d{4}\.xlsx"/)
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.load(await answer.arrayBuffer())
  const righe: unknown[][] = []
  libro.worksheets[0]?.eachRow((riga) => righe.push((riga.values as unknown[]).slice(1)))
  return righe
}

const titles = async (name: keyof typeof who, search?: Record<string, string>) => (await sheet(who[name], search))[0]

test('dates and money are dates and numbers, texts are never formulas', async () => {
  const columns = 'numeroCommessa,cliente,data,riferimento,netto,sconto,inizio,checkList,dataInvioMail,senzaMisure'
  const [testa, before, second] = await sheet(who.super, { colonne: columns, ordinamento: 'numeroCommessa' })
  expect(testa).toEqual([
    'Numero commessa',
    'Cliente',
    'Data commessa',
    'Riferimento',
    'Netto',
    'Sconto %',
    'Inizio schedulazione',
    'Acconto',
    "'@Colori",
    'Data invio mail',
    'Misure definitive',
  ])
  expect(before).toEqual([
    '26/0001',
    '\'=HYPERLINK("http://spia.example";"premi")',
    new Date('2026-03-29T00:00:00Z'),
    "'+39 055 1234",
    140,
    6.67,
    new Date('2026-03-10T01:00:00Z'),
    'Sì',
    'No',
    // The wall clock in Italy, in summer.
    new Date('2026-07-01T12:30:00Z'),
    'Sì',
  ])
  expect(second?.slice(-1)).toEqual(['No'])
})

describe('it is the list', () => {
  test('its columns, in the order asked, each once', async () => {
    expect(await titles('super', { colonne: 'stato,numeroCommessa,stato,fase:banchi,boh' })).toEqual([
      'Stato',
      'Numero commessa',
      'Inizio banchi',
      'Fine banchi',
    ])
  })

  test('the phases that are asked, and no others', async () => {
    const days = async (...fasi: string[]) => {
      const columns = fasi.map((fase) => `fase:${fase}`).join(',')
      return (await sheet(who.super, { colonne: columns, ordinamento: 'numeroCommessa' }))[1]
    }
    const banchi = Array.from({ length: 2 }, () => new Date('2026-03-10T01:00:00Z'))
    expect(await days('banchi')).toEqual(banchi)
    const both = await days('macchine', 'banchi')
    expect(both?.slice(2)).toEqual(banchi)
    expect(both?.slice(0, 2).filter(Boolean)).toEqual([])
  })

  test.each([
    [{ filtro: '{"senzaMisure":true}' }, ['26/0002']],
    [{ filtro: '{"areaConsegna":"EST"}' }, ['26/0001']],
    [{ filtro: '{"search":"niente di simile"}' }, []],
    [{ ordinamento: 'data' }, ['26/0002', '26/0001']],
    [{ ordinamento: '-netto' }, ['26/0001', '26/0002']],
  ])('its filters and its order: %o', async (search, expected) => {
    const [, ...righe] = await sheet(who.super, { colonne: 'numeroCommessa', ...search })
    expect(righe.map(([numero]) => numero)).toEqual(expected)
  })

  test('its rows: an agent own ones; staff who see no list are refused', async () => {
    const numeri = async (name: keyof typeof who) =>
      (await sheet(who[name], { colonne: 'numeroCommessa' })).slice(1).map(([numero]) => numero)
    expect(await numeri('agente')).toEqual(['26/0001'])
    expect((await ask(who.staff, { colonne: 'numeroCommessa' })).status).toBe(403)
  })
})

describe('what is withheld', () => {
  const all = 'numeroCommessa,listino,sconto,netto,agente,mail,dataInvioMail'

  test('is not in it, whoever asks for it', async () => {
    expect(await titles('operatore.capo', { colonne: all })).toEqual(['Numero commessa'])
    expect(await titles('agente', { colonne: all })).toEqual(['Numero commessa', 'Listino', 'Sconto %', 'Netto'])
    expect(await titles('operatore.capo')).not.toEqual(expect.arrayContaining(['Netto']))
    expect(await titles('super', { colonne: all })).toHaveLength(7)
  })

  test.each(['netto', '-agente', 'statoInvioMail', 'boh'])('does not even sort: %s', async (sorting) => {
    const answer = await ask(who['operatore.capo'], { ordinamento: sorting })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ detail: `Ordinamento sconosciuto: ${sorting}` })
  })

  test('alone is refused', async () => {
    expect((await ask(who['operatore.capo'], { colonne: 'netto' })).status).toBe(400)
  })
})

test.each(['{', '{"boh":1}', '{"stato":"x"}', '[]', '{"tipoCliente":"TUTTI"}'])(
  'refuses the filter %s',
  async (filter) => {
    const answer = await ask(who.super, { filtro: filter })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ detail: 'Il filtro non è valido.' })
  },
)

test('is for users only', async () => {
  const answer = await ask(app.visitor, {})
  expect([401, 403]).toContain(answer.status)
})

test('tells how far it is, and that it is whole', async () => {
  const answer = await ask(who.super, { avanzamento: '' })
  expect(answer.headers.get('x-righe')).toBe('2')
  const byte = new Uint8Array(await answer.arrayBuffer())
  const tipi: number[] = []
  for (let from = 0; from < byte.length; from += 5 + new DataView(byte.buffer).getUint32(from + 1))
    tipi.push(byte[from] ?? -1)
  expect(tipi).toContain(0)
  expect(tipi).toContain(1)
  expect(tipi.filter((tipo) => tipo === 2)).toHaveLength(1)
  expect(tipi.at(-1)).toBe(2)
})

test('a client that goes away leaves its place to the next ones', async () => {
  for (let volta = 0; volta < 5; volta++) {
    const answer = await ask(who.super, {})
    await answer.body?.cancel()
  }
  await expect.poll(async () => (await ask(who.super, { colonne: 'numeroCommessa' })).status).toBe(200)
})
