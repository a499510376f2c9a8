import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUserOfKind } from '#server-test/factories.ts'
import { emit } from '../../events/events.ts'

const FOLLOW = 'subscription ($dopo: String) { changed(topics: [PREVENTIVO], dopo: $dopo) { evento pk requestId } }'
const persisted = {
  elimina: 'mutation ($pk: Int!) { setEliminatoPreventivo(input: { pk: $pk, eliminato: true }) { errors { code } } }',
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ persisted })
  await app.services.events.start()
})
afterAll(() => app.close())

interface News {
  changed: { evento: string; pk: number; requestId: string | null }
}

test('an event names the request that caused it to who made it, to nobody else', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const [own, other] = [await app.as(user), await app.as('staff')]
  const { id: pk } = await makePreventivo(app.db)
  const streams = [await own.subscribe<News>(FOLLOW), await other.subscribe<News>(FOLLOW)]
  const first = streams.map((stream) => stream.next())

  const requestId = 'own-request-0001'
  const answer = await own.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, origin: 'http://localhost' },
    body: JSON.stringify({ id: 'elimina', variables: { pk } }),
  })
  expect(await answer.json()).toEqual({ data: { setEliminatoPreventivo: { errors: [] } } })
  const heard = await Promise.all(first)
  expect(heard.map(({ value }) => value?.data?.changed)).toMatchObject([
    { pk, requestId },
    { pk, requestId: null },
  ])

  // What the product does by itself is nobody's.
  const next = streams[0]?.next()
  await app.db.$transaction((tx) => emit(tx, 'preventivo', { pk }))
  expect((await next)?.value?.data?.changed).toMatchObject({ pk, requestId: null })

  // After a gap as well.
  const after = app.services.events.posizione()
  await app.db.$transaction((tx) => emit(tx, 'preventivo', { pk }, { requestId: 'own-request-0002', userId: user.id }))
  const resumed = await own.subscribe<News>(FOLLOW, { dopo: after })
  expect((await resumed.next()).value?.data?.changed.requestId).toBe('own-request-0002')
  await Promise.all([...streams, resumed].map((stream) => stream.return(undefined)))
})
