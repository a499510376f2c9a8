import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUserOfKind, type UserKind, userKinds } from '#server-test/factories.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { emit } from '../../events/events.ts'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface News {
  changed: { topic: string; evento: string; pk: number | null; nodo: Record<string, unknown> | null }
}

const announce = (topic: string, payload: Record<string, unknown>) =>
  app.db.$transaction((tx) => emit(tx, topic, payload))

/** The next events of a stream, which ends with them. */
async function take(stream: AsyncGenerator<{ data?: News | null }>, count: number): Promise<News['changed'][]> {
  const heard: News['changed'][] = []
  while (heard.length < count) {
    const { data } = (await stream.next()).value
    heard.push(data.changed)
  }
  await stream.return(undefined)
  return heard
}

describe('who may follow what', () => {
  const everybody: UserKind[] = ['staff', 'agente', 'capoarea', 'operatore', 'operatore.capo', 'app']
  const followers: Record<string, UserKind[]> = {
    AREE_CONSEGNA: everybody,
    ATTIVITA: ['operatore', 'operatore.capo'],
    BUDGET: ['capoarea'],
    CALENDARIO: [],
    CATALOGO: [],
    CONFERMA_ORDINE: [],
    CONFIGURAZIONI_POSTAZIONE: everybody,
    EMAIL_TEMPLATES: everybody,
    FASE_SCHEDULATA: ['operatore.capo'],
    FORNITURA_IN_RITARDO: [],
    LAVORAZIONI: everybody,
    LISTINO: ['staff'],
    MAGAZZINI: everybody,
    MAIL: [],
    OFFERTA: ['staff', 'agente', 'capoarea'],
    ORDINE: everybody,
    ORDINE_FORNITORE: ['operatore.capo'],
    PEZZI: ['operatore', 'operatore.capo'],
    PREVENTIVO: everybody.filter((kind) => kind !== 'app'),
    PROBLEMI_OFFICINA: [],
    REGOLA_DISTINTA: [],
    REPARTI: everybody,
    STATI_PREVENTIVO: everybody,
    VALORI_STATO: everybody,
    VOCI_CHECK_LIST: everybody,
  }

  const clients = new Map<UserKind, Client>()
  beforeAll(async () => {
    for (const kind of Object.keys(userKinds) as UserKind[]) clients.set(kind, await app.as(kind))
  })

  test('every topic is in the table', async () => {
    const { data } = await superuser.graphql<{ __type: { enumValues: { name: string }[] } }>(
      '{ __type(name: "Topic") { enumValues { name } } }',
    )
    expect(data?.__type.enumValues.map(({ name }) => name)).toEqual(Object.keys(followers))
  })

  test.each(Object.entries(followers))('%s', async (topic, kinds) => {
    const following: string[] = []
    for (const [kind, client] of clients) {
      const stream = await client.subscribe(`subscription { changed(topics: [${topic}]) { pk } }`).catch((error) => {
        expect(error.extensions.code).toBe('FORBIDDEN')
      })
      if (stream) following.push(kind)
      await stream?.return(undefined)
    }
    expect(following).toEqual(['super', ...kinds])
  })

  test('one that is not for the caller refuses all, none at all is refused too', async () => {
    const staff = await app.as('staff')
    await expect(staff.subscribe('subscription { changed(topics: [ORDINE, MAIL]) { pk } }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    await expect(staff.subscribe('subscription { changed(topics: []) { pk } }')).rejects.toThrow()
    await expect(app.visitor.subscribe('subscription { changed(topics: [ORDINE]) { pk } }')).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    })
  })
})

const BOTH = `subscription ($dopo: String) {
  changed(topics: [PREVENTIVO, ORDINE, PREVENTIVO], dopo: $dopo) {
    topic
    evento
    pk
    nodo { __typename ... on Ordine { numeroCommessa } ... on Preventivo { citta } }
  }
}`

test('several topics come in the order of their commits, each with its row, and go on from any of them', async () => {
  const [preventivo, ordine] = [await makePreventivo(app.db, { citta: 'Schio' }), await makeFullOrdine(app.db)]
  const stream = await superuser.subscribe<News>(BOTH)
  for (const topic of ['ordine', 'preventivo', 'mail', 'ordine'])
    await announce(topic, { pk: topic === 'preventivo' ? preventivo.id : ordine.id })
  const heard = await take(stream, 3)
  const ofOrdine = { __typename: 'Ordine', numeroCommessa: ordine.numeroCommessa }
  expect(heard.map(({ topic, pk, nodo }) => [topic, pk, nodo])).toEqual([
    ['ORDINE', ordine.id, ofOrdine],
    ['PREVENTIVO', preventivo.id, { __typename: 'Preventivo', citta: 'Schio' }],
    ['ORDINE', ordine.id, ofOrdine],
  ])
  const resumed = await take(await superuser.subscribe<News>(BOTH, { dopo: heard[0]?.evento }), 2)
  expect(resumed.map(({ topic }) => topic)).toEqual(['PREVENTIVO', 'ORDINE'])
  expect(app.services.events.stato().iscritti).toBe(0)
})

test('a number leaves the others out', async () => {
  const stream = await superuser.subscribe<News>('subscription { changed(topics: [PEZZI], pk: 7) { pk nodo { id } } }')
  for (const ordine of [6, 7]) await announce('pezzi', { ordine, lavorazioni: [1] })
  expect(await take(stream, 1)).toEqual([{ pk: 7, nodo: null }])
})

test('a list of words is told by its own topic alone', async () => {
  const stream = await superuser.subscribe<News>('subscription { changed(topics: [VOCI_CHECK_LIST]) { topic pk } }')
  for (const lista of ['valoreStato', 'voceCheckList']) await announce('liste', { lista })
  expect(await take(stream, 1)).toEqual([{ topic: 'VOCI_CHECK_LIST', pk: null }])
})

test('who follows phases of orders that they do not see is told what is open of them, others all', async () => {
  const only = { operatore: { modificaStatoFasiOrdineFornitore: true } }
  const phases = await app.as(await makeUserOfKind(app.db, 'operatore', only))
  const { id, numeroCommessa } = await makeFullOrdine(app.db, { note: 'riservata' })
  const followPhases =
    'subscription { changed(topics: [FASE_SCHEDULATA]) { pk nodo { ... on Ordine { numeroCommessa note } } } }'
  const streams = await Promise.all([phases, superuser].map((client) => client.subscribe<News>(followPhases)))
  const orders = await phases.subscribe<News>('subscription { changed(topics: [ORDINE]) { pk } }')
  const foreign = orders.next()
  await announce('ordine', { pk: id })
  expect(await Promise.all(streams.map((stream) => take(stream, 1)))).toEqual([
    [{ pk: id, nodo: { numeroCommessa, note: null } }],
    [{ pk: id, nodo: { numeroCommessa, note: 'riservata' } }],
  ])
  // Removed ones are told to all.
  await announce('ordine', { pk: id + 1, eliminato: true })
  expect((await foreign).value?.data?.changed).toEqual({ pk: id + 1 })
  await orders.return(undefined)
})
