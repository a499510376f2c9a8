import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { deviceName } from '../rules.ts'

const SESSIONS = '{ sessioni { codice dispositivo indirizzo questa } }'
const END = 'mutation ($codice: String!) { endSessione(input: { codice: $codice }) { terminate } }'
const OTHERS = 'mutation { endSessione(input: { altre: true }) { terminate } }'
type Sessions = { sessioni: { codice: string; questa: boolean }[] }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('own sessions are listed, ended one by one or all others at once', async () => {
  const user = await makeUser(app.db, {})
  const [here, elsewhere, far] = await Promise.all([app.as(user), app.as(user), app.as(user)])
  const { data } = await here.graphql<Sessions>(SESSIONS)
  expect(data?.sessioni).toHaveLength(3)
  expect(data?.sessioni.map(({ questa }) => questa)).toEqual([true, false, false])
  expect(data?.sessioni[0]).toMatchObject({ indirizzo: '127.0.0.1', dispositivo: 'Dispositivo sconosciuto' })
  // What is told of a session is not what the database knows it by.
  for (const { codice } of data?.sessioni ?? []) {
    expect(await app.db.session.count({ where: { id: { startsWith: codice } } })).toBe(0)
  }
  const [, second] = data?.sessioni ?? []
  await app.db.eventLog.deleteMany()
  expect((await here.graphql(END, { codice: second?.codice })).data).toEqual({ endSessione: { terminate: 1 } })
  const alive = await Promise.all([elsewhere, far].map(async (one) => (await one.contesto()).viewer !== null))
  expect(alive.filter(Boolean)).toHaveLength(1)
  expect(await app.db.eventLog.count({ where: { topic: 'sessione' } })).toBe(1)
  expect((await here.graphql(OTHERS)).data).toEqual({ endSessione: { terminate: 1 } })
  expect((await here.contesto()).viewer?.id).toBe(user.id)
  expect((await here.graphql(OTHERS)).data).toEqual({ endSessione: { terminate: 0 } })
  expect((await here.graphql('mutation { endSessione(input: {}) { errors { field } } }')).data).toEqual({
    endSessione: { errors: [{ field: 'codice' }] },
  })
})

test("others' sessions are neither seen nor ended, nor by a token, nor through the eyes of another", async () => {
  const [one, other] = await Promise.all([makeUser(app.db, {}), makeUser(app.db, {})])
  const [client, victim] = await Promise.all([app.as(one), app.as(other)])
  const { data } = await victim.graphql<Sessions>(SESSIONS)
  const codice = data?.sessioni[0]?.codice
  expect((await client.graphql(END, { codice })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  const token = await app.conToken(other, { scrittura: true })
  expect((await token.graphql<Sessions>(SESSIONS)).data?.sessioni).toEqual([])
  expect((await token.graphql(END, { codice })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const superuser = await app.as('super')
  await superuser.graphql('mutation ($user: Int!) { startVediCome(input: { userPk: $user }) { fatto } }', {
    user: other.id,
  })
  expect((await superuser.graphql<Sessions>(SESSIONS)).data?.sessioni).toEqual([])
  expect((await superuser.graphql(END, { codice })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await victim.contesto()).viewer?.id).toBe(other.id)
})

test('a session ends thirty days after it was opened, however much it is used', async () => {
  const user = await makeUser(app.db, {})
  const client = await app.as(user)
  const age = (days: number) =>
    app.db.session.updateMany({
      where: { userId: user.id },
      data: {
        creataIl: new Date(Date.now() - days * 86_400_000),
        ultimoUso: new Date(Date.now() - 3_600_000),
        scadeIl: new Date(Date.now() + 3_600_000),
      },
    })
  await age(29.9)
  expect((await client.contesto()).viewer?.id).toBe(user.id)
  // Used, it goes on for hours, but not past its end.
  const { scadeIl } = await app.db.session.findFirstOrThrow({ where: { userId: user.id } })
  expect(scadeIl.getTime()).toBeLessThan(Date.now() + 0.11 * 86_400_000)
  await age(30.1)
  expect((await client.contesto()).viewer).toBeNull()
})

test('a browser is called as people know it', () => {
  const examples = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36': 'Chrome su Windows',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0': 'Edge su Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1': 'Safari su iPhone',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36': 'Chrome su Android',
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0': 'Firefox su Linux',
    'curl/8.0': 'Dispositivo sconosciuto',
  }
  for (const [userAgent, name] of Object.entries(examples)) expect(deviceName(userAgent)).toBe(name)
})
