import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

const PUBLIC_URL = 'https://prodotto.example'

let issuer: Server
let app: TestApp

/** A real provider, which logs in whoever is named without a password. */
async function openIssuer(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(url, {
    clients: [
      { client_id: 'serramenti', client_secret: 'x'.repeat(32), redirect_uris: [`${PUBLIC_URL}/accesso/oidc/ritorno`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['prova'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: sub.replace('!', ''),
        email_verified: !sub.startsWith('!'),
        preferred_username: sub.split('@')[0],
      }),
    }),
  })
  server.on('request', provider.callback())
  issuer = server
  return url
}

beforeAll(async () => {
  const url = await openIssuer()
  const oidc = { issuer: url, clientId: 'serramenti', clientSecret: 'x'.repeat(32), name: 'Azienda', claim: 'email' }
  app = await createTestApp({ config: { publicUrl: PUBLIC_URL, oidc, smtpUrl: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  await app.close()
  issuer.closeAllConnections()
  await new Promise((resolve) => issuer.close(resolve))
})

/** A jar of cookies and whoever answers to it. */
function jar(call: (url: string, init: RequestInit) => Promise<Response>) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async get(url: string, init: RequestInit = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await call(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return response
    },
  }
}

/** At the issuer: logs in as `sub`, allows it. @returns the path with which the browser comes back */
async function atIssuer(start: string, sub: string): Promise<string> {
  const browser = jar((url, init) => fetch(url, init))
  let url = start
  for (let step = 0; step < 12; step++) {
    const response = await browser.get(url)
    const location = response.headers.get('location')
    if (location?.startsWith(PUBLIC_URL)) return location.slice(PUBLIC_URL.length)
    if (location) {
      url = new URL(location, url).href
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ prompt, login: sub, password: 'x' })
    const sent = await browser.get(url, { method: 'POST', body })
    url = new URL(sent.headers.get('location') ?? '', url).href
  }
  throw new Error('the issuer did not send back')
}

async function enter(sub: string, next = '/planner/?a=1#/ordini') {
  const browser = jar((url, init) => app.fetch(url, init))
  const left = await browser.get(`/accesso/oidc?next=${encodeURIComponent(next)}`)
  const start = left.headers.get('location') ?? ''
  const path = await atIssuer(start, sub)
  const returned = await browser.get(path)
  return { browser, path, start, returned, location: returned.headers.get('location') }
}

const sessions = (userId: number) => app.db.session.count({ where: { userId } })

test('who is known by the verified address comes in, to the page that was asked for, once', async () => {
  const anna = await makeUser(app.db, { username: 'anna', email: 'anna@example.it' })
  const { browser, path, start, location } = await enter('Anna@example.it')
  expect(new URL(start).searchParams.get('code_challenge_method')).toBe('S256')
  expect(location).toBe('/planner/?a=1#/ordini')
  expect(browser.cookies.get('sessionid')).toHaveLength(43)
  expect(browser.cookies.has('accesso')).toBe(false)
  expect(await sessions(anna.id)).toBe(1)
  // The same answer of the issuer again: the browser no longer has what it needs for it.
  expect((await browser.get(path)).headers.get('location')).toBe('/login?accesso=fallito')
  expect(await sessions(anna.id)).toBe(1)
})

test('a device where one was never before is told by mail, as by every other login', async () => {
  const dora = await makeUser(app.db, { username: 'dora', email: 'dora@example.it' })
  const mails = () =>
    app.db.mail.count({ where: { aIndirizzo: 'dora@example.it', oggetto: 'Accesso da un dispositivo nuovo' } })
  const { browser } = await enter('dora@example.it')
  // The first login of all is no news, and the device is known from then on.
  expect(await mails()).toBe(0)
  const left = await browser.get('/accesso/oidc')
  await browser.get(await atIssuer(left.headers.get('location') ?? '', 'dora@example.it'))
  expect(await sessions(dora.id)).toBeGreaterThan(0)
  expect(await mails()).toBe(0)
  await enter('dora@example.it')
  expect(await mails()).toBe(1)
})

test('nobody is made, and who is off, has another’s or an unverified address stays out', async () => {
  await makeUser(app.db, { username: 'spento', email: 'spento@example.it', isActive: false })
  for (const username of ['uno', 'due']) await makeUser(app.db, { username, email: 'insieme@example.it' })
  await makeUser(app.db, { username: 'vera', email: 'vera@example.it' })
  const before = [await app.db.user.count(), await app.db.session.count()]
  for (const sub of [
    'nuovo@example.it',
    'spento@example.it',
    'insieme@example.it',
    '!vera@example.it',
    '%@example.it',
  ]) {
    expect((await enter(sub)).location, sub).toBe('/login?accesso=sconosciuto')
  }
  expect([await app.db.user.count(), await app.db.session.count()]).toEqual(before)
})

test('an answer that this browser has not asked for lets nobody in', async () => {
  await makeUser(app.db, { username: 'bea', email: 'bea@example.it' })
  const mine = jar((url, init) => app.fetch(url, init))
  const left = await mine.get('/accesso/oidc')
  const path = await atIssuer(left.headers.get('location') ?? '', 'bea@example.it')
  const other = jar((url, init) => app.fetch(url, init))
  expect((await other.get(path)).headers.get('location')).toBe('/login?accesso=fallito')
  await other.get('/accesso/oidc')
  expect((await other.get(path)).headers.get('location')).toBe('/login?accesso=fallito')
  expect(other.cookies.has('sessionid')).toBe(false)
  const wrong = path.replace(/code=[^&]+/, 'code=indovinato')
  expect((await mine.get(wrong)).headers.get('location')).toBe('/login?accesso=fallito')
})

test('what comes after is a page of this site', async () => {
  await makeUser(app.db, { username: 'carla', email: 'carla@example.it' })
  for (const next of [
    '//evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/accesso/oidc',
  ]) {
    expect((await enter('carla@example.it', next)).location, next).toBe('/')
  }
})

test('without an issuer there is no such door, and the login page offers none', async () => {
  const senza = await createTestApp()
  expect((await senza.fetch('/accesso/oidc')).status).toBe(404)
  expect((await senza.fetch('/accesso/oidc/ritorno?code=x')).status).toBe(404)
  expect((await senza.visitor.graphql('{ accessoEsterno }')).data).toEqual({ accessoEsterno: null })
  expect((await app.visitor.graphql('{ accessoEsterno }')).data).toEqual({ accessoEsterno: 'Azienda' })
  await senza.close()
})
