import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateOfDay } from '../../../../shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeCliente, makeOrdine } from '../../../../test/factories.ts'
import { makeFullOrdine, makeStatoOrdine, makeVoceCheckList } from '../../../../test/ordini/factories.ts'

let app: TestApp
const chi = {} as Record<'super' | 'agente' | 'operatore.capo' | 'staff', Client>

beforeAll(async () => {
  app = await createTestApp()
  for (const nome of ['super', 'agente', 'operatore.capo', 'staff'] as const) chi[nome] = await app.as(nome)
  const { db } = app
  const agente = await db.agente.findUniqueOrThrow({ where: { userId: chi.agente.user?.id ?? 0 } })
  const cattivo = await makeCliente(db, { nome: '=HYPERLINK("http://spia.example";"premi")' })
  const stato = await makeStatoOrdine(db, 'Confermato')
  const pieno = await makeFullOrdine(db, {
    numeroCommessa: '26/0001',
    agenteId: agente.id,
    clienteId: cattivo.id,
    statoId: stato.id,
    data: dateOfDay('2026-03-29'),
    riferimento: '+39 055 1234',
    areaConsegna: 'EST',
    statoInvioMail: 'INVIATA',
    dataInvioMail: new Date('2026-07-01T10:30:00Z'),
  })
  const voce = await makeVoceCheckList(db, 'Acconto')
  await makeVoceCheckList(db, '@Colori')
  await db.checkListOrdine.create({ data: { ordineId: pieno.id, voceId: voce.id } })
  await makeOrdine(db, { numeroCommessa: '26/0002', data: dateOfDay('2026-01-01'), senzaMisure: true, netto: 10 })
})
afterAll(() => app.close())

const chiedi = (client: Client, ricerca: Record<string, string>) =>
  client.fetch(`/esporta/ordini.xlsx?${new URLSearchParams(ricerca)}`)

/** The sheet as rows of values, the head first. */
async function foglio(client: Client, ricerca: Record<string, string> = {}) {
  const risposta = await chiedi(client, ricerca)
  expect(risposta.status).toBe(200)
  expect(risposta.headers.get('content-disposition')).toMatch(/filename="ordini_\d{8}_\d{4}\.xlsx"/)
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.load((await risposta.arrayBuffer()) as never)
  const righe: unknown[][] = []
  libro.worksheets[0]?.eachRow((riga) => righe.push((riga.values as unknown[]).slice(1)))
  return righe
}

const titoli = async (nome: keyof typeof chi, ricerca?: Record<string, string>) => (await foglio(chi[nome], ricerca))[0]

test('dates and money are dates and numbers, texts are never formulas', async () => {
  const colonne = 'numeroCommessa,cliente,data,riferimento,netto,sconto,inizio,checkList,dataInvioMail,senzaMisure'
  const [testa, prima, seconda] = await foglio(chi.super, { colonne, ordinamento: 'numeroCommessa' })
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
  expect(prima).toEqual([
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
  expect(seconda?.slice(-1)).toEqual(['No'])
})

describe('it is the list', () => {
  test('its columns, in the order asked, each once', async () => {
    expect(await titoli('super', { colonne: 'stato,numeroCommessa,stato,fase:banchi,boh' })).toEqual([
      'Stato',
      'Numero commessa',
      'Inizio banchi',
      'Fine banchi',
    ])
  })

  test.each([
    [{ filtro: '{"senzaMisure":true}' }, ['26/0002']],
    [{ filtro: '{"areaConsegna":"EST"}' }, ['26/0001']],
    [{ filtro: '{"search":"niente di simile"}' }, []],
    [{ ordinamento: 'data' }, ['26/0002', '26/0001']],
    [{ ordinamento: '-netto' }, ['26/0001', '26/0002']],
  ])('its filters and its order: %o', async (ricerca, attesi) => {
    const [, ...righe] = await foglio(chi.super, { colonne: 'numeroCommessa', ...ricerca })
    expect(righe.map(([numero]) => numero)).toEqual(attesi)
  })

  test('its rows: an agent own ones; staff who see no list are refused', async () => {
    const numeri = async (nome: keyof typeof chi) =>
      (await foglio(chi[nome], { colonne: 'numeroCommessa' })).slice(1).map(([numero]) => numero)
    expect(await numeri('agente')).toEqual(['26/0001'])
    expect((await chiedi(chi.staff, { colonne: 'numeroCommessa' })).status).toBe(403)
  })
})

describe('what is withheld', () => {
  const tutte = 'numeroCommessa,listino,sconto,netto,agente,mail,dataInvioMail'

  test('is not in it, whoever asks for it', async () => {
    expect(await titoli('operatore.capo', { colonne: tutte })).toEqual(['Numero commessa'])
    expect(await titoli('agente', { colonne: tutte })).toEqual(['Numero commessa', 'Listino', 'Sconto %', 'Netto'])
    expect(await titoli('operatore.capo')).not.toEqual(expect.arrayContaining(['Netto']))
    expect(await titoli('super', { colonne: tutte })).toHaveLength(7)
  })

  test.each(['netto', '-agente', 'statoInvioMail', 'boh'])('does not even sort: %s', async (ordinamento) => {
    const risposta = await chiedi(chi['operatore.capo'], { ordinamento })
    expect(risposta.status).toBe(400)
    expect(await risposta.json()).toEqual({ detail: `Ordinamento sconosciuto: ${ordinamento}` })
  })

  test('alone is refused', async () => {
    expect((await chiedi(chi['operatore.capo'], { colonne: 'netto' })).status).toBe(400)
  })
})

test.each(['{', '{"boh":1}', '{"stato":"x"}', '[]', '{"tipoCliente":"TUTTI"}'])(
  'refuses the filter %s',
  async (filtro) => {
    const risposta = await chiedi(chi.super, { filtro })
    expect(risposta.status).toBe(400)
    expect(await risposta.json()).toEqual({ detail: 'Il filtro non è valido.' })
  },
)

test('is for users only', async () => {
  const risposta = await chiedi(app.visitatore, {})
  expect([401, 403]).toContain(risposta.status)
})

test('tells how far it is, and that it is whole', async () => {
  const risposta = await chiedi(chi.super, { avanzamento: '' })
  expect(risposta.headers.get('x-righe')).toBe('2')
  const byte = new Uint8Array(await risposta.arrayBuffer())
  const tipi: number[] = []
  for (let da = 0; da < byte.length; da += 5 + new DataView(byte.buffer).getUint32(da + 1)) tipi.push(byte[da] ?? -1)
  expect(tipi).toContain(0)
  expect(tipi).toContain(1)
  expect(tipi.filter((tipo) => tipo === 2)).toHaveLength(1)
  expect(tipi.at(-1)).toBe(2)
})

test('a client that goes away leaves its place to the next ones', async () => {
  for (let volta = 0; volta < 5; volta++) {
    const risposta = await chiedi(chi.super, {})
    await risposta.body?.cancel()
  }
  await expect.poll(async () => (await chiedi(chi.super, { colonne: 'numeroCommessa' })).status).toBe(200)
})
