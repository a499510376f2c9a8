import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NetworkError, RefusalError, ServerError } from '../../errors.ts'
import { deviceQueueStore, type KnownObject, memoryStore, type QueueStore } from '../queueStore.ts'
import { createWriteQueue, newObject, type Send } from '../writeQueue.ts'

const refusal = (message: string) => ({ ok: false as const, errors: [{ code: 'INVALID', field: 'pezzi', message }] })

/** A server that does each key once, with a network that a test cuts. */
function playedServer() {
  const done: string[] = []
  const versions = new Map<number, number>()
  const answers = new Map<string, { pk: number; versione: number }>()
  const server = {
    done,
    online: true,
    /** Does the write and loses its answer. */
    deaf: false,
    asked: [] as { key: string; known: KnownObject | null; secondsAgo: number }[],
    send: (async (write, known, secondsAgo, _attended?: boolean) => {
      if (!server.online) throw new NetworkError('Il server non risponde')
      server.asked.push({ key: write.key, known, secondsAgo })
      if (write.words === 'rotto') throw new ServerError('guasto', 'r-1')
      if (write.words === 'vietato') throw new RefusalError('FORBIDDEN', 'Non puoi.')
      if (write.words === 'rifiutato') return refusal('Il pezzo 1 è già stato fatto da Mario Rossi.')
      let answer = answers.get(write.key)
      if (!answer) {
        const pk =
          known?.pk ?? (write.object.startsWith('new:') ? versions.size + 1 : Number(write.object.split(':')[1]))
        const versione = (versions.get(pk) ?? 0) + 1
        versions.set(pk, versione)
        answer = { pk, versione }
        answers.set(write.key, answer)
        done.push(write.key)
      }
      if (server.deaf) throw new NetworkError('Il server non risponde')
      return { ok: true, data: answer, known: answer }
    }) satisfies Send,
  }
  return server
}

const one = (key: string, object = 'attivita:7', words = key) => ({ kind: 'update', object, words, key, variables: {} })

function queueOn(store: QueueStore, server: ReturnType<typeof playedServer>, now = () => 0) {
  return createWriteQueue({ store, owner: 1, send: server.send, now })
}

/** A server at which another has taken a piece: it leaves that one out only for writes that nobody waits for. */
function disputed(begun: Promise<void> = Promise.resolve()) {
  const attended: boolean[] = []
  const played = { online: true, attended }
  const send: Send = async (_write, _known, _secondsAgo, waitedFor) => {
    if (!played.online) throw new NetworkError('Il server non risponde')
    attended.push(waitedFor)
    if (!waitedFor) return { ok: true, data: null, left: 'Il telaio 1 è già stato fatto.' }
    await begun
    return refusal('Il telaio 1 è già stato fatto.')
  }
  return { played, send }
}

describe('what is undisputed is written', () => {
  const left = { waiting: [], refused: [{ partly: true, refused: 'Il telaio 1 è già stato fatto.' }] }

  it('after a gap of seconds, once nobody waits at the button', async () => {
    const { played, send } = disputed()
    const queue = createWriteQueue({ store: memoryStore(), owner: 1, send, now: () => 0 })
    played.online = false
    expect(await queue.write(one('a'))).toEqual({ state: 'kept' })
    played.online = true
    await queue.flush()
    expect(played.attended).toEqual([false])
    expect(await queue.state()).toMatchObject(left)
  })

  it('also when the button has given up while the refusal was on its way', async () => {
    let arrive = () => {}
    const { played, send } = disputed(new Promise((resolve) => (arrive = resolve)))
    const queue = createWriteQueue({ store: memoryStore(), owner: 1, send, now: () => 0 })
    expect(await queue.write(one('a'), 5)).toEqual({ state: 'kept' })
    arrive()
    await queue.flush()
    expect(played.attended).toEqual([true, false])
    expect(await queue.state()).toMatchObject(left)
  })
})

describe('a write', () => {
  it('is done at once with a network, and leaves nothing behind', async () => {
    const server = playedServer()
    const queue = queueOn(memoryStore(), server)
    expect(await queue.write(one('a'))).toMatchObject({ state: 'done', data: { pk: 7 } })
    expect(await queue.state()).toMatchObject({ waiting: [], refused: [] })
  })

  it('tells its refusal to who pressed, and to nobody else', async () => {
    const queue = queueOn(memoryStore(), playedServer())
    const outcome = await queue.write(one('a', 'attivita:7', 'rifiutato'))
    expect(outcome).toMatchObject({ state: 'refused', errors: [{ field: 'pezzi' }] })
    expect(await queue.state()).toMatchObject({ waiting: [], refused: [] })
    expect(await queue.write(one('b', 'attivita:7', 'vietato'))).toMatchObject({ errors: [{ message: 'Non puoi.' }] })
  })

  it('without network is kept, and sent in order with the time since it was pressed', async () => {
    const server = playedServer()
    let clock = 1000
    const queue = queueOn(memoryStore(), server, () => clock)
    server.online = false
    for (const key of ['a', 'b', 'c']) expect(await queue.write(one(key))).toEqual({ state: 'kept' })
    expect((await queue.state()).waiting.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    clock += 90_000
    server.online = true
    expect(await queue.flush()).toBe(true)
    expect(server.done).toEqual(['a', 'b', 'c'])
    expect(server.asked.map(({ secondsAgo }) => secondsAgo)).toEqual([90, 90, 90])
    // Each goes on from the version that the one before it made.
    expect(server.asked.map(({ known }) => known?.versione)).toEqual([undefined, 1, 2])
  })

  it('pressed while another is on its way follows it', async () => {
    const server = playedServer()
    const queue = queueOn(memoryStore(), server)
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((key) => queue.write(one(key))))
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(server.done).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is told apart while its button waits, until it is kept or answered', async () => {
    const server = playedServer()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const send: Send = async (...args) => {
      await slow
      return server.send(...args)
    }
    const told: string[] = []
    const queue = createWriteQueue({
      store: memoryStore(),
      owner: 1,
      send,
      onChange: ({ waiting, pressed }) => told.push(`${waiting.length} waiting, ${pressed.size} pressed`),
    })
    expect(await queue.write(one('a'), 5)).toEqual({ state: 'kept' })
    await expect.poll(() => told.at(-1)).toBe('1 waiting, 0 pressed')
    expect(told[0]).toBe('1 waiting, 1 pressed')
    const after = queue.write(one('b'))
    await expect.poll(() => told.at(-1)).toBe('2 waiting, 1 pressed')
    answer()
    expect(await after).toMatchObject({ state: 'done' })
    await expect.poll(() => told.at(-1)).toBe('0 waiting, 0 pressed')
  })

  it('that takes longer than the patience is kept, and arrives', async () => {
    const server = playedServer()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const send: Send = async (...args) => {
      await slow
      return server.send(...args)
    }
    const queue = createWriteQueue({ store: memoryStore(), owner: 1, send })
    expect(await queue.write(one('a'), 5)).toEqual({ state: 'kept' })
    answer()
    await queue.flush()
    expect(server.done).toEqual(['a'])
    expect((await queue.state()).waiting).toEqual([])
  })
})

describe('what was kept and is refused', () => {
  it('stays with its words until it has been read, and does not stop the others', async () => {
    const server = playedServer()
    const queue = queueOn(memoryStore(), server)
    server.online = false
    await queue.write(one('a', 'attivita:7', 'rifiutato'))
    await queue.write(one('b'))
    server.online = true
    await queue.flush()
    const { refused } = await queue.state()
    expect(refused).toMatchObject([{ key: 'a', refused: 'Il pezzo 1 è già stato fatto da Mario Rossi.' }])
    expect(server.done).toEqual(['b'])
    await queue.dismiss(refused[0]?.seq ?? 0)
    expect((await queue.state()).refused).toEqual([])
  })

  it('is told of what the server has left out, though the rest was done', async () => {
    const server = playedServer()
    const left = 'Il telaio 2 della riga 1 è già stato fatto da Mario Rossi.'
    const send: Send = async (...args) => ({ ...(await server.send(...args)), left })
    const queue = createWriteQueue({ store: memoryStore(), owner: 1, send })
    server.online = false
    await queue.write(one('a'))
    server.online = true
    await queue.flush()
    expect(await queue.state()).toMatchObject({ waiting: [], refused: [{ key: 'a', partly: true, refused: left }] })
    expect(server.done).toEqual(['a'])
  })

  it('takes with it what changes the thing it would have made', async () => {
    const server = playedServer()
    const queue = queueOn(memoryStore(), server)
    server.online = false
    await queue.write(one('a', newObject('a'), 'rifiutato'))
    await queue.write(one('b', newObject('a')))
    await queue.write(one('c'))
    server.online = true
    await queue.flush()
    expect((await queue.state()).refused.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(server.done).toEqual(['c'])
  })

  it('is refused also when the server fails with it again and again', async () => {
    const server = playedServer()
    const queue = queueOn(memoryStore(), server)
    await queue.write(one('a', 'attivita:7', 'rotto'))
    await queue.write(one('b'))
    for (let tries = 0; tries < 5; tries++) await queue.flush()
    expect((await queue.state()).refused).toMatchObject([{ key: 'a' }])
    expect(server.done).toEqual(['b'])
  })
})

describe('on the device', () => {
  it('the next page sends what the one before it has left, what it made included', async () => {
    const server = playedServer()
    const before = queueOn(await deviceQueueStore('riavvio'), server)
    server.online = false
    await before.write(one('a', newObject('a')))
    await before.write(one('b', newObject('a')))
    server.online = true
    const after = queueOn(await deviceQueueStore('riavvio'), server)
    expect((await after.state()).waiting).toHaveLength(2)
    await after.begin()
    expect(server.done).toEqual(['a', 'b'])
    expect(server.asked.at(-1)?.known).toEqual({ pk: 1, versione: 1 })
    // The dialog that is still open on it goes on.
    expect(await after.write(one('c', newObject('a')))).toMatchObject({ data: { pk: 1, versione: 3 } })
  })

  it('another operator neither sends nor sees it', async () => {
    const server = playedServer()
    const store = await deviceQueueStore('chiosco')
    server.online = false
    await queueOn(store, server).write(one('a'))
    server.online = true
    const other = createWriteQueue({ store, owner: 2, send: server.send })
    await other.begin()
    expect(await other.state()).toMatchObject({ waiting: [], refused: [] })
    expect(server.done).toEqual([])
    await queueOn(store, server).begin()
    expect(server.done).toEqual(['a'])
  })

  it('whatever the network does, each write is done once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('press', 'cut', 'deaf', 'back', 'flush', 'reload'), { minLength: 1, maxLength: 25 }),
        async (steps) => {
          const server = playedServer()
          const store = memoryStore()
          let queue = queueOn(store, server)
          const pressed: string[] = []
          for (const step of steps) {
            if (step === 'press') {
              const key = `k${pressed.length}`
              pressed.push(key)
              await queue.write(one(key, 'attivita:7'))
            }
            if (step === 'cut') server.online = false
            if (step === 'deaf') server.deaf = true
            if (step === 'back') Object.assign(server, { online: true, deaf: false })
            if (step === 'flush') await queue.flush()
            if (step === 'reload') queue = queueOn(store, server)
          }
          Object.assign(server, { online: true, deaf: false })
          await queue.flush()
          await queue.flush()
          expect(server.done).toEqual(pressed)
          expect((await queue.state()).waiting).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})
