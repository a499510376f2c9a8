import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { cleanup } from '#platform/jobs/cleanup.ts'
import { silentLog } from '#platform/log.ts'
import { inTransaction } from '#platform/operation.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'
import { canonicalJson, hashOfParts } from '../canonical.ts'
import { doOnce, readIdempotencyKey } from '../doOnce.ts'

let app: TestApp
let user: Client
const lines: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  user = await app.as('staff')
})
afterEach(async () => {
  await app.db.chiaveIdempotenza.deleteMany()
  lines.length = 0
})
afterAll(() => app.close())

interface Asked {
  key?: string
  request?: string
  who?: Client
  patience?: number
  answer?: string
  isFault?: boolean
  /** What is done meanwhile. */
  meanwhile?: () => Promise<unknown>
}

/** A write that notes a line, and answers with the number of lines. */
async function ask({ key = 'k', request = 'r', who = user, patience, answer, isFault = false, meanwhile }: Asked = {}) {
  const ctx = await who.contesto()
  return doOnce(
    ctx,
    { key, request: [request], ...(patience === undefined ? {} : { patience }) },
    {
      async make() {
        await inTransaction(ctx, async () => {
          await meanwhile?.()
          lines.push(request)
        })
        const text = answer ?? `${lines.length}`
        return { answer: text, text, isFault }
      },
      read: (text) => text,
    },
  )
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
const theKey = () => app.db.chiaveIdempotenza.findFirstOrThrow()
const change = (data: Parameters<typeof app.db.chiaveIdempotenza.updateMany>[0]['data']) =>
  app.db.chiaveIdempotenza.updateMany({ data })
const past = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('repeated, it gets its first answer', async () => {
  expect([await ask(), await ask(), await ask({ key: 'other' })]).toEqual(['1', '1', '2'])
})

test('at the same moment one is at work, and the others wait for it', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 200))
  expect(await Promise.all(Array.from({ length: 8 }, () => ask({ meanwhile: slow })))).toEqual(Array(8).fill('1'))
})

test('who waits too long is told to come back', async () => {
  let told: unknown
  const meanwhile = async () => {
    told = await codeOf(ask({ patience: 50 }))
  }
  expect(await ask({ meanwhile })).toBe('1')
  expect(told).toBe('IDEMPOTENCY_KEY_IN_USE')
})

test('with another request the key is refused, even while the first is at work', async () => {
  let told: unknown
  const meanwhile = async () => {
    told = await codeOf(ask({ request: 'other' }))
  }
  await ask({ meanwhile })
  expect([told, await codeOf(ask({ request: 'other' }))]).toEqual(Array(2).fill('IDEMPOTENCY_KEY_REUSED'))
})

test('keys are each caller’s own', async () => {
  const other = await makeUserOfKind(app.db, 'staff')
  const callers = [user, await app.as(other), await app.conToken(other, { scrittura: true }), app.visitor]
  const answers = []
  for (const who of callers) answers.push(await ask({ who }), await ask({ who }))
  expect(answers).toEqual(['1', '1', '2', '2', '3', '3', '4', '4'])
})

test('who uses a visitor’s key for something else learns nothing and takes nothing away', async () => {
  expect(await ask({ who: app.visitor })).toBe('1')
  expect(await ask({ who: app.visitor, request: 'other' })).toBe('2')
  expect(await ask({ who: app.visitor })).toBe('1')
})

test('of a visitor what wrote nothing is not kept', async () => {
  const ctx = await app.visitor.contesto()
  const make = async () => ({ answer: 'refused', text: 'refused', isFault: false })
  expect(await doOnce(ctx, { key: 'k', request: ['r'] }, { make, read: (text) => text })).toBe('refused')
  expect(await app.db.chiaveIdempotenza.count()).toBe(0)
})

test('after a day the key is free, and cleaned away', async () => {
  await ask()
  await change({ creataIl: past(23.9) })
  expect(await ask()).toBe('1')
  await cleanup.run({ db: app.db, log: silentLog(), signal: new AbortController().signal })
  expect(await ask()).toBe('1')
  await change({ creataIl: past(24.1) })
  expect(await ask()).toBe('2')
  await change({ creataIl: past(24.1) })
  await cleanup.run({ db: app.db, log: silentLog(), signal: new AbortController().signal })
  expect(await app.db.chiaveIdempotenza.count()).toBe(0)
})

describe('what is not kept', () => {
  test('a fault that wrote nothing', async () => {
    const broken = async () => {
      throw new Error('broken')
    }
    await expect(ask({ meanwhile: broken })).rejects.toThrow('broken')
    expect(await app.db.chiaveIdempotenza.count()).toBe(0)
    expect(await ask()).toBe('1')
  })

  test('a fault after the write is the answer: it is not written again', async () => {
    expect(await ask({ isFault: true, answer: 'fault' })).toBe('fault')
    expect(await ask()).toBe('fault')
    expect(lines).toHaveLength(1)
  })

  test('an answer of more than a million characters: repeated, it is refused', async () => {
    await ask({ answer: 'x'.repeat(1024 * 1024 + 1) })
    expect(await codeOf(ask())).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(lines).toHaveLength(1)
  })

  test('an answer in clear, and what was asked', async () => {
    await ask({ answer: 'srm_secret', request: 'password' })
    const row = await theKey()
    expect(row.risposta).not.toContain('srm_secret')
    expect(row.richiesta).not.toContain(hashOfParts(['password']))
  })
})

describe('a call whose process ends', () => {
  const leave = (data: object) => change({ conclusa: false, risposta: null, turnoFino: past(0.01), ...data })

  test('before the write: another does it', async () => {
    await ask()
    await leave({ scritta: false })
    expect(await ask()).toBe('2')
  })

  test('after the write: nobody does it again', async () => {
    await ask()
    await leave({ scritta: true })
    expect(await codeOf(ask())).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(lines).toHaveLength(1)
  })

  test('and that was only slow, cannot commit once another has taken its place', async () => {
    const meanwhile = async () => {
      await change({ turnoFino: past(0.01) })
      await ask({ request: 'r' })
    }
    expect(await codeOf(ask({ meanwhile }))).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect(await ask()).toBe('1')
  })
})

test.each(['a', 'x'.repeat(255), '"5f0c"', 'with space'])('%s is a key', (key) => {
  expect(readIdempotencyKey({ get: () => key })).toBe(key)
})

test.each(['', 'x'.repeat(256), 'chiàve', '\u{1F511}', 'a\tb'])('%j is none', (key) => {
  expect(() => readIdempotencyKey({ get: () => key })).toThrow(/Idempotency-Key/)
})

test('equal values have one text, in whatever order their keys are', () => {
  const value = { b: [{ y: 1, x: null }], a: 'è' }
  expect(canonicalJson({ a: 'è', b: [{ x: null, y: 1 }] })).toBe(canonicalJson(value))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  expect(hashOfParts(['ab', 'c'])).not.toBe(hashOfParts(['a', 'bc']))
})
