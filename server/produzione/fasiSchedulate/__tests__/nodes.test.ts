import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeUserOfKind, type UserKind } from '#server-test/factories.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'

interface Rows {
  ordine: number
  SchedulazioneOrdine: number
  FaseSchedulata: number
  AnalisiPostazione: number
  OrdineAnalisi: number
  PostazioneAnalisi: number
  Fase: number
}

let app: TestApp
/** Of an order of the agent and of the app account, and of an order of others. */
let own: Rows
let foreign: Rows
/** Follows the phases of all orders and sees no order. */
let planner: Client

async function rowsOf(ordineId: number, fornitoreId: number): Promise<Rows> {
  const { db } = app
  const fase = await db.schedulazioneFase.findFirstOrThrow({ where: { ordineId } })
  await db.schedulazioneFase.update({ where: { id: fase.id }, data: { fornitoreId, durata: 90 } })
  const analisi = await db.analisiPostazione.create({ data: { nome: 'Settimana', data: new Date('2026-03-10') } })
  const postazione = await db.postazioneAnalisi.create({ data: { analisiId: analisi.id, postazione: 'Banco 1' } })
  const assigned = { analisiId: analisi.id, ordineId, postazioneId: postazione.id, minuti: 60, posizione: 1 }
  return {
    ordine: ordineId,
    SchedulazioneOrdine: ordineId,
    FaseSchedulata: fase.id,
    AnalisiPostazione: analisi.id,
    OrdineAnalisi: (await db.ordineAnalisi.create({ data: assigned })).id,
    PostazioneAnalisi: postazione.id,
    Fase: (await db.fase.findFirstOrThrow()).id,
  }
}

beforeAll(async () => {
  app = await createTestApp()
  const { user } = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: (await app.as('app')).user?.id } })
  const clienteId = (await makeCliente(app.db, { app: [account.id] })).id
  const fornitore = (await makeFornitore(app.db, { nome: 'Franco Vernici', codice: 'FV' })).id
  own = await rowsOf((await makeFullOrdine(app.db, { clienteId, agenteId })).id, fornitore)
  const other = await makeAgente(app.db)
  foreign = await rowsOf((await makeFullOrdine(app.db, { agenteId: other.id })).id, fornitore)
  planner = await app.as(
    await makeUserOfKind(app.db, 'operatore', { operatore: { modificaStatoFasiOrdineFornitore: true } }),
  )
})
afterAll(() => app.close())

const idOf = (name: string, pk: number) => Buffer.from(`${name}:${pk}`).toString('base64')

async function nodeOf(who: Client, name: keyof Rows, pk: number, fields = '') {
  const { data } = await who.graphql<{ node: Record<string, unknown> | null }>(
    `query ($id: ID!) { node(id: $id) { __typename ... on ${name} { pk: id ${fields} } } }`,
    { id: idOf(name, pk) },
  )
  return data?.node ?? null
}

const KINDS = ['super', 'staff', 'agente', 'operatore', 'operatore.capo', 'app', 'fornitore'] as const
const ofOrdine = { own: ['super', 'agente', 'operatore.capo', 'app'], foreign: ['super', 'operatore.capo'] }
const ofPlanners = { own: ['super', 'operatore.capo'], foreign: ['super', 'operatore.capo'] }
const internal = KINDS.filter((kind) => kind !== 'fornitore')

test.each([
  ['FaseSchedulata', ofOrdine],
  ['SchedulazioneOrdine', ofOrdine],
  ['AnalisiPostazione', ofPlanners],
  ['OrdineAnalisi', ofPlanners],
  ['PostazioneAnalisi', ofPlanners],
  ['Fase', { own: internal, foreign: internal }],
] as const)('node gives a %s to who reads it in a list or by a link, and to nobody else', async (name, expected) => {
  expect(await nodeOf(app.visitor, name, own[name])).toBeNull()
  const found = { own: [] as UserKind[], foreign: [] as UserKind[] }
  for (const kind of KINDS) {
    const who = await app.as(kind)
    if (await nodeOf(who, name, own[name])) found.own.push(kind)
    if (await nodeOf(who, name, foreign[name])) found.foreign.push(kind)
  }
  expect(found).toEqual(expected)
  expect(await nodeOf(planner, name, foreign[name])).not.toBeNull()
})

const PLANNERS = `durata durataOverride minutiRimasti numeroSerramenti tipiSerramenti stato { pk } statoColore
  statiOrdiniFornitori { materiale } numeroAnte numeroVetri numeroPezziAnte numeroPezziInglesine numeroPezziArco
  fornitore { nome }`
const FIELDS = `nomeFase inizio fine fornitorePk ${PLANNERS}`

test('who sees the order reads when its phases are, and nothing of what planners read', async () => {
  for (const kind of ['agente', 'app'] as const) {
    const fase = (await nodeOf(await app.as(kind), 'FaseSchedulata', own.FaseSchedulata, FIELDS)) ?? {}
    const { __typename, pk, nomeFase, inizio, fine, ...rest } = fase
    expect([nomeFase, typeof inizio, typeof fine], kind).toEqual(['banchi', 'string', 'string'])
    expect(new Set(Object.values(rest)), kind).toEqual(new Set([null]))
  }
})

test('a token reads of phases what its areas hold, also by their node', async () => {
  const { user } = await app.as('super')
  if (!user) throw new Error('no superuser')
  const acquisti = await app.conToken(user, { aree: ['ACQUISTI'] })
  expect(await nodeOf(acquisti, 'FaseSchedulata', own.FaseSchedulata)).toBeNull()
  expect(await nodeOf(acquisti, 'SchedulazioneOrdine', own.ordine)).toBeNull()
  const ordini = await app.conToken(user, { aree: ['ORDINI'] })
  expect(await nodeOf(ordini, 'FaseSchedulata', own.FaseSchedulata, 'nomeFase durata')).toMatchObject({
    nomeFase: 'banchi',
    durata: null,
  })
  // Planning holds no suppliers: their names alone are told.
  const produzione = await app.conToken(user, { aree: ['PRODUZIONE'], scrittura: true })
  const fields = 'fornitorePk fornitore { nome codice email tempo link { pk } }'
  expect(await nodeOf(produzione, 'FaseSchedulata', own.FaseSchedulata, fields)).toMatchObject({
    fornitorePk: null,
    fornitore: { nome: 'Franco Vernici', codice: 'FV', email: null, tempo: null, link: [] },
  })
  const whole = await nodeOf(await app.as('super'), 'FaseSchedulata', own.FaseSchedulata, fields)
  expect(whole).toMatchObject({ fornitorePk: expect.any(Number), fornitore: { tempo: expect.any(Number) } })
})

test('links lead from an order to its phases and its programming, and back', async () => {
  interface Data {
    fasiSchedulate: { nodes: { schedulazione: { ordine: Record<string, unknown> } }[] }
  }
  const document = `{ fasiSchedulate { nodes { schedulazione { ordine {
    pk note fasi { nodes { pk nomeFase } } analisi { nodes { ordini { analisi { pk } postazioneAnalisi { id } } } }
  } } } } }`
  const { data } = await planner.graphql<Data>(document)
  const ordine = data?.fasiSchedulate.nodes.map(({ schedulazione }) => schedulazione.ordine)
  const linked = ({ ordine: pk, FaseSchedulata, AnalisiPostazione, PostazioneAnalisi }: Rows) => ({
    pk,
    // The order itself it does not see.
    note: null,
    fasi: { nodes: [{ pk: FaseSchedulata, nomeFase: 'banchi' }] },
    analisi: {
      nodes: [
        {
          ordini: [
            {
              analisi: { pk: AnalisiPostazione },
              postazioneAnalisi: { id: idOf('PostazioneAnalisi', PostazioneAnalisi) },
            },
          ],
        },
      ],
    },
  })
  expect(ordine).toEqual(expect.arrayContaining([linked(own), linked(foreign)]))
  const agente = await app.as('agente')
  const asked = `{ ordine(pk: ${own.ordine}) { fasi { totalCount } analisi { totalCount } schedulazione { fasi { nomeFase } } } }`
  expect((await agente.graphql(asked)).data).toEqual({
    ordine: { fasi: null, analisi: null, schedulazione: { fasi: [{ nomeFase: 'banchi' }] } },
  })
})
