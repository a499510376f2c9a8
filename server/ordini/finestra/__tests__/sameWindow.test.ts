import { afterAll, beforeAll, expect, test } from 'vitest'
import { readControlliOrdine } from '#officina/controlli/read.ts'
import { callImport } from '#platform/imports/__tests__/scene.ts'
import { makeSheet } from '#platform/imports/reading/__tests__/sheets.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeFamiglia, makePreventivo, makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { readPrintedOrdine } from '../../ordini/pdf/data.ts'
import { ordineDocument } from '../../ordini/pdf/document.ts'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

/** A family, a type of two leaves with an opening, a code and a customer: what each door names in its way. */
async function makeScene() {
  const [famiglia, tipo, codice, cliente] = await Promise.all([
    makeFamiglia(app.db),
    makeTipoSerramento(app.db, { ante: 2 }),
    makeCodiceSerramento(app.db),
    makeCliente(app.db, { codice: 'C77', tipoCliente: 'PRIVA', email: 'una@example.it' }),
  ])
  const apertura = await app.db.tipoApertura.update({
    where: { id: tipo.aperture[1]?.id ?? 0 },
    data: { senso: 'ANTA_RIBALTA_DESTRA' },
  })
  return { famiglia, tipo, codice, cliente, apertura }
}
type Scene = Awaited<ReturnType<typeof makeScene>>

const window = { altezza: 1400, larghezza: 1200, numero: 3 }

async function byHand({ cliente, tipo, codice, famiglia, apertura }: Scene): Promise<number> {
  const righe = [
    {
      ...window,
      tipoSerramentoPk: tipo.id,
      codiceSerramentoPk: codice.id,
      famigliaPk: famiglia.id,
      tipoAperturaPk: apertura.id,
    },
  ]
  const { ordine } = await mutateAs<{ ordine: { pk: number } }>(
    superuser,
    'createOrdine',
    { numeroCommessa: 'M/1', data: '2026-03-01', clientePk: cliente.id, tipoCliente: 'PRIVA', righe },
    'ordine { pk }',
  )
  return ordine.pk
}

async function fromQuote({ tipo, famiglia, apertura }: Scene): Promise<number> {
  const { altezza, larghezza, numero } = window
  const preventivo = await makePreventivo(app.db, {
    email: 'una@example.it',
    famigliaId: famiglia.id,
    serramenti: [{ altezza, larghezza, quantita: numero, tipoSerramentoId: tipo.id, tipoAperturaId: apertura.id }],
  })
  const { ordine } = await mutateAs<{ ordine: { pk: number } }>(
    superuser,
    'createOrdineDaPreventivo',
    { preventivoPk: preventivo.id },
    'ordine { pk }',
  )
  return ordine.pk
}

async function fromSheet({ tipo, codice, famiglia, apertura }: Scene): Promise<number> {
  const { altezza, larghezza, numero } = window
  const titles = ['Numero commessa', 'Data', 'Codice cliente', 'Tipo serramento', 'Categoria', 'Forma', 'Codice']
  const { categoria, forma } = codice
  const sheet = makeSheet([
    [...titles, 'Numero', 'Altezza', 'Larghezza', 'Famiglia', 'Apertura'],
    [
      'F/1',
      '01/03/2026',
      'C77',
      tipo.nome,
      categoria,
      forma,
      codice.codice,
      numero,
      altezza,
      larghezza,
      famiglia.nome,
      apertura.nome,
    ],
  ])
  const { esito, messaggi } = await callImport(superuser, 'importOrders', [['o.xls', sheet]], { attendi: true })
  expect({ messaggi, importati: esito?.importati }).toEqual({ messaggi: [], importati: [{ numeroCommessa: 'F/1' }] })
  return (await app.db.ordine.findFirstOrThrow({ where: { numeroCommessa: 'F/1' } })).id
}

/** By the documented call; a client of before says neither family nor opening. */
async function byRest({ cliente, tipo, codice }: Scene): Promise<number> {
  const riga = { tipo_serramento_id: tipo.id, codice_serramento_id: codice.id, ...window }
  const body = {
    numero_commessa: 'R/1',
    data: '2026-03-01',
    cliente: cliente.id,
    tipo_cliente: 'PRIVA',
    righe_ordine: [riga],
  }
  const response = await superuser.fetch('/api/planner/ordini/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}

interface Riga {
  altezza: number
  larghezza: number
  numero: number
  senso: string
  famiglia: { pk: number } | null
  tipoApertura: { pk: number } | null
}
const readRighe = async (pk: number) =>
  (
    await queryAs<{ righe: Riga[] }>(
      superuser,
      `query { o: ordine(pk: ${pk}) { righe { altezza larghezza numero senso famiglia { pk } tipoApertura { pk } } } }`,
    )
  ).righe

/** What the workshop and its CE marking count of an order. */
const counted = async (pk: number) =>
  (await readControlliOrdine(app.db, pk)).map(({ lavorazione, pezzi, controlli }) => ({
    tipo: lavorazione.tipo,
    pezzi,
    frequenza: controlli.map(({ frequenza }) => frequenza),
  }))

async function printed(pk: number, by: 'cliente' | 'officina'): Promise<string> {
  const ordine = await readPrintedOrdine(await superuser.contesto(), pk)
  if (!ordine) throw new Error('not seen')
  return (await ordineDocument(ordine, await readPaper(app.services, venditeSettings), by)).text
}

test('the same window by hand, from a quote, from a sheet and by REST: leaves, pieces, CE frequency, drawing', async () => {
  const scene = await makeScene()
  const whole = [await byHand(scene), await fromQuote(scene), await fromSheet(scene)]
  const half = await byRest(scene)
  const said = { famiglia: { pk: scene.famiglia.id }, tipoApertura: { pk: scene.apertura.id } }
  const direction = 'ANTA_RIBALTA_DESTRA' as const
  for (const pk of whole) expect(await readRighe(pk)).toEqual([{ ...window, senso: direction, ...said }])
  expect(await readRighe(half)).toMatchObject([{ ...window, famiglia: null, tipoApertura: null }])
  // Leaves that a line does not say are those of its type: what is counted by them is the same.
  const [first = []] = await Promise.all(whole.map(counted))
  const pezzi = new Map(first.map(({ tipo, pezzi }) => [tipo, pezzi]))
  expect(pezzi).toEqual(
    new Map([
      ['numero', 3],
      ['ante', 6],
      ['n_vetri', 6],
    ]),
  )
  expect(first.flatMap(({ frequenza }) => frequenza)).not.toEqual([])
  for (const pk of [...whole, half]) expect(await counted(pk)).toEqual(first)
  for (const by of ['cliente', 'officina'] as const) {
    const drawing = drawSerramento({
      altezza: window.altezza,
      larghezza: window.larghezza,
      disegno: 'BATTENTE',
      ante: 2,
      senso: direction,
      quote: by === 'officina',
    })
    for (const pk of whole) expect(await printed(pk, by)).toContain(drawing)
  }
})
