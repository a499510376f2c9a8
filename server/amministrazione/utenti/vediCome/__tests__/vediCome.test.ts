import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUser, makeUserOfKind } from '#server-test/factories.ts'
import { callMutation } from '../../amministrazione/__tests__/callMutation.ts'

let app: TestApp
let capo: User
let agente: User
let browser: Client

beforeAll(async () => {
  app = await createTestApp()
  capo = await makeUserOfKind(app.db, 'super', { firstName: 'Anna', lastName: 'Capo' })
  agente = await makeUserOfKind(app.db, 'agente', { firstName: 'Ugo', lastName: 'Agente' })
})
afterAll(() => app.close())
beforeEach(async () => {
  browser = await app.as(capo)
})

const enter = (user: User) => callMutation(browser, 'startVediCome', { userPk: user.id })
const whoAmI = async () => {
  const { data } = await browser.graphql<{ viewer: { pk: number; vistoDa: string | null } | null }>(
    '{ viewer { pk vistoDa } }',
  )
  return data?.viewer
}

test('the product as the other sees it, until one leaves', async () => {
  const { agente: own } = await app.db.user.findUniqueOrThrow({ where: { id: agente.id }, include: { agente: true } })
  await makePreventivo(app.db)
  const mine = await makePreventivo(app.db, { agenteId: own?.id ?? 0 })
  await enter(agente)
  expect(await whoAmI()).toEqual({ pk: agente.id, vistoDa: 'Anna Capo' })
  const { data } = await browser.graphql<{ preventivi: { nodes: { pk: number }[] } }>('{ preventivi { nodes { pk } } }')
  expect(data?.preventivi.nodes).toEqual([{ pk: mine.id }])
  expect(await (await browser.fetch('/api/user/')).json()).toMatchObject({ id: agente.id, is_superuser: false })
  expect((await browser.graphql('{ users { nodes { pk } } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  await callMutation(browser, 'endVediCome', {})
  expect(await whoAmI()).toEqual({ pk: capo.id, vistoDa: null })
})

describe('nothing can be written', () => {
  test.each([
    [
      'another superuser’s power',
      async () => makeUserOfKind(app.db, 'super', { firstName: 'Altro', lastName: 'Super' }),
    ],
    ['an agent’s', async () => agente],
  ])('with %s', async (_of, create) => {
    const other = await create()
    const { id } = await makePreventivo(app.db)
    await enter(other)
    const outcome = await callMutation(browser, 'updateUser', { pk: capo.id, username: 'rubato' })
    expect(outcome.refusal).toBe('FORBIDDEN')
    for (const [name, input] of [
      ['startVediCome', { userPk: capo.id }],
      ['createUser', { username: 'nuovo', password: 'una frase lunga', confirmPassword: 'una frase lunga' }],
    ] as const) {
      expect((await callMutation(browser, name, input)).refusal).toBe('FORBIDDEN')
    }
    const rest = await browser.fetch(`/api/preventivi/${id}/set_eliminato/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"eliminato": true}',
    })
    expect(rest.status).toBe(403)
    const password = await browser.graphql(
      'mutation { changePassword(input: { attuale: "x", password: "una frase lunga", confirmPassword: "una frase lunga" }) { fatto } }',
    )
    expect(password.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(password.errors?.[0]?.message).toContain(`Stai vedendo il programma come ${other.firstName}`)
    expect(await app.db.preventivo.findUnique({ where: { id } })).toMatchObject({ eliminato: false })
  })

  test('but one may log out', async () => {
    await enter(agente)
    expect((await browser.fetch('/api/logout/', { method: 'POST' })).status).toBe(204)
    expect((await browser.contesto()).viewer).toBeNull()
  })
})

test('who looked through whose eyes is in the history, under the real name', async () => {
  const other = await makeUser(app.db, { firstName: 'Rosa', lastName: 'Vista' })
  await enter(other)
  await callMutation(browser, 'endVediCome', {})
  const history = await app.db.auditLog.findMany({
    where: { oggetto: 'User', oggettoPk: other.id },
    orderBy: { id: 'asc' },
  })
  expect(history.map(({ azione, userId, userNome }) => [azione, userId, userNome])).toEqual([
    ['vediCome', capo.id, 'Anna Capo'],
    ['esciVediCome', capo.id, 'Anna Capo'],
  ])
})

test('refused: oneself, who is gone, who is off, without power', async () => {
  expect((await enter(capo)).errori).toHaveProperty('userPk')
  const switchedOff = await makeUser(app.db, { isActive: false })
  expect((await enter(switchedOff)).refusal).toBe('NOT_FOUND')
  expect((await callMutation(browser, 'startVediCome', { userPk: 999_999 })).refusal).toBe('NOT_FOUND')
  expect((await callMutation(await app.as('staff'), 'startVediCome', { userPk: agente.id })).refusal).toBe('FORBIDDEN')
  expect((await callMutation(app.visitor, 'startVediCome', { userPk: agente.id })).refusal).toBe('UNAUTHENTICATED')
  const token = await app.conToken(capo, { scrittura: true })
  expect((await callMutation(token, 'startVediCome', { userPk: agente.id })).refusal).toBe('FORBIDDEN')
  expect(await whoAmI()).toEqual({ pk: capo.id, vistoDa: null })
})

test('a superuser without the administration of users does not see through who has it', async () => {
  const semplice = await makeUser(app.db, { isSuperuser: true, info: {} })
  browser = await app.as(semplice)
  expect((await enter(capo)).errori).toHaveProperty('userPk')
  expect((await enter(agente)).errori).toEqual({})
})

test('power lost meanwhile ends it at once; a deactivated user is seen through no more', async () => {
  const breve = await makeUserOfKind(app.db, 'super')
  const other = await makeUser(app.db)
  browser = await app.as(breve)
  await enter(other)
  await app.db.user.update({ where: { id: other.id }, data: { isActive: false } })
  expect(await whoAmI()).toMatchObject({ pk: breve.id })
  await app.db.user.update({ where: { id: other.id }, data: { isActive: true } })
  expect(await whoAmI()).toMatchObject({ pk: other.id })
  await app.db.user.update({ where: { id: breve.id }, data: { isSuperuser: false } })
  expect(await whoAmI()).toEqual({ pk: breve.id, vistoDa: null })
  await app.db.user.update({ where: { id: breve.id }, data: { isActive: false } })
  expect(await whoAmI()).toBeNull()
})

test('entering and leaving are told to the sockets of who was there', async () => {
  const last = async () =>
    (await app.db.$queryRaw<{ payload: object }[]>`SELECT payload FROM event_log ORDER BY id DESC LIMIT 1`)[0]?.payload
  await enter(agente)
  expect(await last()).toEqual({ userId: capo.id })
  await callMutation(browser, 'endVediCome', {})
  expect(await last()).toEqual({ userId: agente.id })
})

test('taking the rights of who looks ends the sockets of the user looked at', async () => {
  const breve = await makeUserOfKind(app.db, 'super')
  browser = await app.as(breve)
  await enter(agente)
  const admin = await app.as(capo)
  await callMutation(admin, 'updateUser', { pk: breve.id, username: breve.username, isSuperuser: false })
  const events = await app.db.$queryRaw<{ payload: { userId: number } }[]>`
    SELECT payload FROM event_log WHERE topic = 'sessione' ORDER BY id DESC LIMIT 2`
  expect(events.map(({ payload }) => payload.userId).sort()).toEqual([agente.id, breve.id].sort())
})
