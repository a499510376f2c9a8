import { pbkdf2Sync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#platform/identity/password.ts'
import { networkOf } from '#platform/identity/place.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { SESSION_COOKIE } from '#platform/identity/sessions.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { loginWait } from '../freno.ts'

const verified = vi.hoisted(() => ({ argon2: 0 }))
vi.mock('@node-rs/argon2', async (load) => {
  const module = await load<typeof import('@node-rs/argon2')>()
  const verify: typeof module.verify = (...args) => {
    verified.argon2++
    return module.verify(...args)
  }
  return { ...module, verify }
})

const persisted = {
  login: `mutation ($input: LoginInput!) { login(input: $input) { viewer { username permessi { viewPreventivi } } errors { code field message } } }`,
  logout: 'mutation { logout(input: {}) { fatto } }',
  viewer: '{ viewer { username } }',
}
const FAILED_LOGIN = {
  login: {
    viewer: null,
    errors: [{ code: 'LOGIN', field: null, message: 'Impossibile eseguire il login con le credenziali immesse.' }],
  },
}

/** Milliseconds that logins would have waited. */
const waits = vi.hoisted((): number[] => [])
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<typeof import('node:timers/promises')>()),
  setTimeout: async (ms: number) => void waits.push(ms),
}))

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ persisted })
  await makeUser(app.db, { username: 'anna', password: 'una frase lunga', operatore: {} })
})
afterAll(() => app.close())

interface Browser {
  cookies: Map<string, string>
  call(id: string, variables?: object): Promise<{ response: Response; body: { data?: unknown; errors?: unknown[] } }>
}

/** A browser of its own: cookies kept, CSRF header sent as the web does. */
function browser(target = app): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(id, variables = {}) {
      const headers = new Headers({ 'content-type': 'application/json', origin: 'http://localhost' })
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([n, v]) => `${n}=${v}`).join('; '))
      headers.set('x-csrftoken', cookies.get('csrftoken') ?? '')
      const response = await target.fetch('/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ id, variables }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return { response, body: await response.json() }
    },
  }
}

const enter = (username: string, password: string, ricordami = false) => ({ input: { username, password, ricordami } })

describe('entering', () => {
  test('the session opens, its secret is stored hashed only, its cookies are guarded', async () => {
    const { cookies, call } = browser()
    const { response, body } = await call('login', enter('anna', 'una frase lunga'))
    expect(body).toEqual({
      data: { login: { viewer: { username: 'anna', permessi: { viewPreventivi: true } }, errors: [] } },
    })
    const secret = cookies.get(SESSION_COOKIE) ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const session = await app.db.session.findUniqueOrThrow({ where: { id: fingerprint(secret) } })
    expect(JSON.stringify(session)).not.toContain(secret)
    const [sessionLine = '', csrfLine = '', deviceLine = ''] = response.headers.getSetCookie()
    expect(sessionLine).toMatch(/^sessionid=.*; Path=\/; Max-Age=43200; SameSite=Lax; HttpOnly$/)
    expect(csrfLine).toMatch(/^csrftoken=[a-zA-Z0-9]{32}; Path=\/; Max-Age=31449600; SameSite=Lax$/)
    expect(deviceLine).toMatch(/^dispositivo=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/)
    expect((await call('viewer')).body).toEqual({ data: { viewer: { username: 'anna' } } })
  })

  test('behind https the cookies are Secure', async () => {
    const secure = await createTestApp({ persisted, config: { publicUrl: 'https://serramenti.example' } })
    await makeUser(secure.db, { username: 'anna', password: 'una frase lunga' })
    const headers = { 'content-type': 'application/json', origin: 'https://serramenti.example' }
    const body = JSON.stringify({ id: 'login', variables: enter('anna', 'una frase lunga') })
    const response = await secure.fetch('/graphql', { method: 'POST', headers, body })
    await secure.close()
    expect(response.headers.getSetCookie()).toHaveLength(3)
    expect(response.headers.getSetCookie().every((line) => line.endsWith('; Secure'))).toBe(true)
  })

  test("'ricordami' lasts 14 days, else 12 idle hours", async () => {
    for (const [ricordami, hours] of [
      [true, 14 * 24],
      [false, 12],
    ] as const) {
      const { cookies, call } = browser()
      await call('login', enter('anna', 'una frase lunga', ricordami))
      const id = fingerprint(cookies.get(SESSION_COOKIE) ?? '')
      const { scadeIl } = await app.db.session.findUniqueOrThrow({ where: { id } })
      expect(Math.round((scadeIl.getTime() - Date.now()) / 3_600_000)).toBe(hours)
    }
  })

  test('an idle session ends, one in use is prolonged', async () => {
    const { cookies, call } = browser()
    await call('login', enter('anna', 'una frase lunga'))
    const id = fingerprint(cookies.get(SESSION_COOKIE) ?? '')
    const before = new Date(Date.now() - 6 * 60_000)
    await app.db.session.update({ where: { id }, data: { ultimoUso: before, scadeIl: new Date(Date.now() + 60_000) } })
    await call('viewer')
    const { scadeIl } = await app.db.session.findUniqueOrThrow({ where: { id } })
    expect(scadeIl.getTime()).toBeGreaterThan(Date.now() + 11.9 * 3_600_000)
    await app.db.session.update({ where: { id }, data: { scadeIl: new Date(Date.now() - 1) } })
    expect((await call('viewer')).body).toEqual({ data: { viewer: null } })
  })

  test('the session and its CSRF token rotate: what was planted before the login is worth nothing after', async () => {
    const { cookies, call } = browser()
    await call('login', enter('anna', 'una frase lunga'))
    const before = new Map(cookies)
    await call('login', enter('anna', 'una frase lunga'))
    expect(cookies.get('sessionid')).not.toBe(before.get('sessionid'))
    expect(cookies.get('csrftoken')).not.toBe(before.get('csrftoken'))
    expect(await app.db.session.findUnique({ where: { id: fingerprint(before.get('sessionid') ?? '') } })).toBeNull()
    cookies.set('sessionid', 'planted')
    cookies.delete('csrftoken')
    await call('login', enter('anna', 'una frase lunga'))
    expect(cookies.get('sessionid')).not.toBe('planted')
  })

  test('logging out ends the session on the server too', async () => {
    const { cookies, call } = browser()
    await call('login', enter('anna', 'una frase lunga'))
    const stolen = new Map(cookies)
    const { body } = await call('logout')
    expect(body).toEqual({ data: { logout: { fatto: true } } })
    // That somebody has logged in here is no login.
    expect([...cookies.keys()]).toEqual(['dispositivo'])
    const thief = browser()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await thief.call('viewer')).body).toEqual({ data: { viewer: null } })
  })
})

describe('being refused', () => {
  test('wrong password, unknown user and disabled user: the same answer, after the same work', async () => {
    await makeUser(app.db, { username: 'disattivo', password: 'una frase lunga', isActive: false })
    const { call } = browser()
    for (const [username, password] of [
      ['anna', 'sbagliata'],
      ['ANNA ', 'una frase lunga'],
      ['nessuno', 'una frase lunga'],
      ['disattivo', 'una frase lunga'],
      ["' OR 1=1 --", 'x'],
    ] as const) {
      verified.argon2 = 0
      const { response, body } = await call('login', enter(username, password))
      expect(body, username).toEqual({ data: FAILED_LOGIN })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(verified.argon2, username).toBe(1)
    }
  })

  test('bytes that PostgreSQL refuses are the caller’s mistake, not a fault', async () => {
    const { body } = await browser().call('login', enter('an\0na', 'una frase lunga'))
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(await app.db.segnalazione.count()).toBe(0)
  })

  test('empty fields are asked for', async () => {
    const { body } = await browser().call('login', enter('', ''))
    expect(body).toMatchObject({ data: { login: { errors: [{ field: 'username' }, { field: 'password' }] } } })
  })
})

describe('old passwords', () => {
  test('a Django pbkdf2 hash lets in and is replaced', async () => {
    const [rounds, salt] = [1200, 'a1B2c3D4']
    const derived = pbkdf2Sync('Vecchia parola', salt, rounds, 32, 'sha256').toString('base64')
    const passwordHash = `pbkdf2_sha256$${rounds}$${salt}$${derived}`
    const { id } = await makeUser(app.db, { username: 'vecchio', passwordHash })
    expect((await browser().call('login', enter('vecchio', 'sbagliata'))).body).toEqual({ data: FAILED_LOGIN })
    expect((await app.db.user.findUniqueOrThrow({ where: { id } })).passwordHash).toBe(passwordHash)
    for (let volta = 0; volta < 2; volta++) {
      const { body } = await browser().call('login', enter('vecchio', 'Vecchia parola'))
      expect(body).toMatchObject({ data: { login: { viewer: { username: 'vecchio' } } } })
      expect((await app.db.user.findUniqueOrThrow({ where: { id } })).passwordHash).toMatch(
        /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
      )
    }
  })

  test('a hash that is none lets nobody in, and is no fault', async () => {
    for (const passwordHash of ['', '!', 'pbkdf2_sha256$x$y', 'pbkdf2_sha256$1$s$', 'md5$a$b', '$argon2id$rotto']) {
      const { username } = await makeUser(app.db, { passwordHash })
      expect((await browser().call('login', enter(username, 'x'))).body, passwordHash).toEqual({ data: FAILED_LOGIN })
    }
  })
})

describe('throttle', () => {
  let throttled: TestApp
  beforeAll(async () => {
    throttled = await createTestApp({ persisted, config: { loginThrottle: true, trustedProxies: 1 } })
    await makeUser(throttled.db, { username: 'anna', password: 'una frase lunga' })
    await makeUser(throttled.db, { username: 'bruno', password: 'un’altra frase' })
  })
  afterAll(() => throttled.close())
  // Windows turn with the clock: a test that began just before would see two of them.
  beforeEach(async () => {
    const resto = 900_000 - (Date.now() % 900_000)
    if (resto < 15_000) await new Promise((resolve) => setTimeout(resolve, resto))
  })
  afterEach(() => throttled.db.throttle.deleteMany())

  interface Trial {
    /** Why not even the password was looked at; null when it was. */
    frenato: { code: string; retryAfter: number } | null
    isIn: boolean
    /** Milliseconds before the answer. */
    attesa: number
    /** The device cookie of the answer, or the one that was sent. */
    dispositivo: string
  }

  async function attempt(username: string, password: string, indirizzo: string, dispositivo = ''): Promise<Trial> {
    const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.6, ${indirizzo}` })
    if (dispositivo) headers.set('cookie', `dispositivo=${dispositivo}`)
    const body = JSON.stringify({ id: 'login', variables: enter(username, password) })
    waits.length = 0
    const response = await throttled.fetch('/graphql', { method: 'POST', headers, body })
    const { data, errors } = await response.json()
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('dispositivo='))
    return {
      frenato: errors?.[0]?.extensions ?? null,
      isIn: Boolean(data?.login?.viewer),
      attesa: waits[0] ?? 0,
      dispositivo: /^dispositivo=([^;]*)/.exec(cookie ?? '')?.[1] ?? dispositivo,
    }
  }

  /** Strangers from as many places who fail on an account. */
  async function attack(username: string, volte: number) {
    for (let i = 0; i < volte; i++) {
      const { frenato, isIn } = await attempt(username, `sbagliata ${i}`, `10.1.${i >> 8}.${i & 255}`)
      expect({ frenato, isIn }).toEqual({ frenato: null, isIn: false })
    }
  }

  test('an address has a few failures a minute, whoever it tries', async () => {
    const outcomes = []
    // Thirteen are more than twice six: even over the turn of a minute one is refused.
    for (let i = 0; i < 13; i++) outcomes.push((await attempt(`utente${i}`, 'x', '9.9.9.9')).frenato)
    const slowed = outcomes.find(Boolean)
    expect(slowed).toMatchObject({ code: 'THROTTLED' })
    expect(slowed?.retryAfter).toBeGreaterThan(0)
    expect((await attempt('utente', 'x', '8.8.8.8')).frenato).toBeNull()
  })

  test('an IPv6 connection is one place, whichever of its addresses it takes', async () => {
    const outcomes = []
    for (let i = 1; i <= 13; i++) outcomes.push((await attempt(`utente${i}`, 'x', `2001:db8:1:2::${i}`)).frenato)
    expect(outcomes.some(Boolean)).toBe(true)
    expect((await attempt('utente', 'x', '2001:db8:1:3::1')).frenato).toBeNull()
  })

  test('one place has five failures of an account in a quarter of an hour, however it spells it', async () => {
    const outcomes = []
    for (let i = 0; i < 11; i++) {
      await throttled.db.throttle.deleteMany({ where: { chiave: { startsWith: 'login:rete:' } } })
      outcomes.push((await attempt(i % 2 ? 'Anna' : 'anna', 'x', '9.9.9.9')).frenato)
    }
    expect(outcomes.find(Boolean)).toMatchObject({ code: 'THROTTLED' })
    expect((await attempt('anna', 'una frase lunga', '9.9.9.9')).frenato).toMatchObject({ code: 'THROTTLED' })
    expect((await attempt('bruno', 'un’altra frase', '9.9.9.9')).isIn).toBe(true)
  })

  test('good logins cost nothing: an office behind one address gets in', async () => {
    for (let i = 0; i < 14; i++) expect((await attempt('anna', 'una frase lunga', '7.7.7.7')).isIn).toBe(true)
  })

  test('an attacked account answers slowly to strangers, the right password enters from anywhere', async () => {
    await attack('anna', 60)
    const elsewhere = await attempt('anna', 'una frase lunga', '20.0.0.1')
    expect(elsewhere).toMatchObject({ isIn: true, frenato: null, attesa: 8_000 })
    expect((await attempt('bruno', 'un’altra frase', '20.0.0.1')).attesa).toBe(0)
  })

  test('an account that does not exist gets as slow: nothing tells the two apart', async () => {
    await attack('nessuno', 14)
    expect((await attempt('nessuno', 'x', '20.0.0.1')).attesa).toBe(4_000)
    await attack('anna', 14)
    expect((await attempt('anna', 'x', '20.0.0.1')).attesa).toBe(4_000)
  })

  test('the owner enters at once where they have entered before, also when the place itself is throttled', async () => {
    const { dispositivo } = await attempt('anna', 'una frase lunga', '9.9.9.9')
    await attack('anna', 60)
    let attempts = 0
    while (!(await attempt(`utente${attempts}`, 'x', '9.9.9.9')).frenato) attempts += 1
    expect(attempts).toBeLessThan(13)
    const { isIn, attesa } = await attempt('anna', 'una frase lunga', '9.9.9.9', dispositivo)
    expect({ isIn, attesa }).toEqual({ isIn: true, attesa: 0 })
  })

  test('a known device guesses ten times, then it is a stranger; a good login forgives', async () => {
    const { dispositivo } = await attempt('anna', 'una frase lunga', '9.9.9.9')
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await attempt('anna', 'x', '9.9.9.9', dispositivo)
      expect((await attempt('anna', 'una frase lunga', '9.9.9.9', dispositivo)).isIn).toBe(true)
    }
    const outcomes = []
    for (let i = 0; i < 32; i++) outcomes.push((await attempt('anna', 'x', '9.9.9.9', dispositivo)).frenato)
    expect(outcomes.slice(0, 10).every((outcome) => outcome === null)).toBe(true)
    expect(outcomes.at(-1)).toMatchObject({ code: 'THROTTLED' })
  })

  test('a device knows who has entered there, several of them; nobody else, and nobody with another password', async () => {
    const ofAnna = (await attempt('anna', 'una frase lunga', '9.9.9.9')).dispositivo
    await attack('bruno', 14)
    expect((await attempt('bruno', 'un’altra frase', '9.9.9.8', ofAnna)).attesa).toBe(4_000)
    const ofAll = (await attempt('bruno', 'un’altra frase', '9.9.9.7', ofAnna)).dispositivo
    expect((await attempt('bruno', 'un’altra frase', '9.9.9.6', ofAll)).attesa).toBe(0)
    await attack('anna', 14)
    expect((await attempt('anna', 'una frase lunga', '9.9.9.6', ofAll)).attesa).toBe(0)
    for (const malformed of ['x', `${ofAll}x`, ofAll.replace(/\..*/, ''), `.${ofAll}`, 'a'.repeat(5000)]) {
      expect((await attempt('anna', 'una frase lunga', '9.9.9.5', malformed)).attesa, malformed).toBeGreaterThan(0)
    }
    await throttled.db.user.updateMany({
      where: { username: 'anna' },
      data: { passwordHash: await hashPassword('nuova') },
    })
    expect((await attempt('anna', 'nuova', '9.9.9.4', ofAll)).attesa).toBeGreaterThan(0)
  })
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the place of %s is %s', (indirizzo, network) => {
  expect(networkOf(indirizzo)).toBe(network)
})

test('the wait of an attacked account grows from nothing to eight seconds, and no further', () => {
  const waits = Array.from({ length: 100 }, (_, failures) => loginWait(failures))
  expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(waits.slice(10, 17)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000])
  expect(Math.max(...waits, loginWait(1e6))).toBe(8000)
})
