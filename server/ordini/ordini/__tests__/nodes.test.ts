import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makePreventivo, makeStoredFile, type UserKind } from '#server-test/factories.ts'
import { makeConferma, makeFullOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
/** By type: the row of an order of the agent and of the app account, and that of an order of others. */
let own: Record<string, number>
let foreign: Record<string, number>
let preventivo: number

async function partsOf(ordine: { id: number; riga: { id: number } }) {
  const fileId = (await makeStoredFile(app.db)).id
  const { id: immagine } = await app.db.immagineRiga.create({ data: { rigaId: ordine.riga.id, posizione: 1, fileId } })
  const { id: allegato } = await app.db.allegatoOrdine.create({
    data: { ordineId: ordine.id, fileId, originalName: 'a.png' },
  })
  return { ordine: ordine.id, RigaOrdine: ordine.riga.id, ImmagineRiga: immagine, AllegatoOrdine: allegato }
}

async function partsOfConferma(ordineId: number) {
  const { id: confermaId } = await makeConferma(app.db, { ordineId, preventivoId: preventivo })
  const { id: messaggio } = await app.db.messaggioConferma.create({ data: { confermaId, note: 'Prova' } })
  const { id: link } = await app.db.linkSegreto.create({
    data: { confermaId, hash: crypto.randomUUID(), scadeIl: new Date('2099-01-01') },
  })
  const { id: evento } = await app.db.eventoConferma.create({ data: { confermaId, linkId: link, tipo: 'APERTA' } })
  return { MessaggioConferma: messaggio, LinkConferma: link, EventoConferma: evento }
}

beforeAll(async () => {
  app = await createTestApp()
  const { user } = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: (await app.as('app')).user?.id } })
  const clienteId = (await makeCliente(app.db, { app: [account.id] })).id
  const other = await makeAgente(app.db)
  preventivo = (await makePreventivo(app.db, { agenteId: other.id })).id
  const ordine = await makeFullOrdine(app.db, { clienteId, agenteId, preventivoId: preventivo })
  own = { ...(await partsOf(ordine)), ...(await partsOfConferma(ordine.id)) }
  foreign = await partsOf(await makeFullOrdine(app.db, { agenteId: other.id }))
})
afterAll(() => app.close())

const idOf = (name: string, pk: number | undefined) => Buffer.from(`${name}:${pk}`).toString('base64')

async function reaches(who: Client, name: string, pk: number | undefined): Promise<boolean> {
  const { data } = await who.graphql<{ node: { __typename: string } | null }>(
    'query ($id: ID!) { node(id: $id) { __typename } }',
    { id: idOf(name, pk) },
  )
  return data?.node?.__typename === name
}

const KINDS = ['super', 'staff', 'agente', 'operatore', 'operatore.capo', 'app', 'fornitore'] as const
const ofOrdine = { own: ['super', 'agente', 'operatore.capo', 'app'], foreign: ['super', 'operatore.capo'] }
const withoutApp = { own: ['super', 'agente', 'operatore.capo'], foreign: ['super', 'operatore.capo'] }
const onlySuper = { own: ['super'], foreign: [] }

test.each([
  ['ImmagineRiga', ofOrdine],
  ['AllegatoOrdine', withoutApp],
  ['MessaggioConferma', onlySuper],
  ['LinkConferma', onlySuper],
  ['EventoConferma', onlySuper],
] as const)('node gives a %s to who reads it where it hangs, and to nobody else', async (name, expected) => {
  expect(await reaches(app.visitor, name, own[name])).toBe(false)
  const found = { own: [] as UserKind[], foreign: [] as UserKind[] }
  for (const kind of KINDS) {
    const who = await app.as(kind)
    if (await reaches(who, name, own[name])) found.own.push(kind)
    if (await reaches(who, name, foreign[name])) found.foreign.push(kind)
  }
  expect(found).toEqual(expected)
})

test('the link of a supplier or of an order is no link of a confirmation', async () => {
  const { id } = await app.db.linkSegreto.create({
    data: { ordineId: own.ordine, hash: crypto.randomUUID(), scadeIl: new Date('2099-01-01') },
  })
  expect(await reaches(await app.as('super'), 'LinkConferma', id)).toBe(false)
})

test('an order has its quote and its confirmations: of those who see them', async () => {
  interface Data {
    ordine: { preventivo: { pk: number } | null; conferme: { nodes: object[] } | null } | null
  }
  const document = `{ ordine(pk: ${own.ordine}) { preventivo { pk } conferme { nodes {
    preventivo { pk } ordine { pk } messaggi { conferma { ordine { pk } } } eventi { link { pk conferma { pk } } }
  } } } }`
  const read = async (kind: UserKind) => (await (await app.as(kind)).graphql<Data>(document)).data?.ordine
  const whole = await read('super')
  expect(whole?.preventivo).toEqual({ pk: preventivo })
  expect(whole?.conferme?.nodes).toMatchObject([
    {
      preventivo: { pk: preventivo },
      ordine: { pk: own.ordine },
      messaggi: [{ conferma: { ordine: { pk: own.ordine } } }],
      eventi: [{ link: { pk: own.LinkConferma } }],
    },
  ])
  const nothing = { preventivo: null, conferme: null }
  // The quote is another agent's.
  for (const kind of ['agente', 'app'] as const) expect(await read(kind), kind).toEqual(nothing)
})

test('a line leads to its order', async () => {
  interface Data {
    node: { ordine: { numeroCommessa: string; note: string | null } } | null
  }
  const document = 'query ($id: ID!) { node(id: $id) { ... on RigaOrdine { ordine { numeroCommessa note } } } }'
  const { data } = await (await app.as('agente')).graphql<Data>(document, { id: idOf('RigaOrdine', own.RigaOrdine) })
  expect(data?.node?.ordine).toEqual({ numeroCommessa: expect.any(String), note: '' })
})
