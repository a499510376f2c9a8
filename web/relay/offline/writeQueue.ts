import type { PayloadError } from '../answers/payloadError.ts'
import { errorsSentence } from '../answers/payloadErrors.ts'
import {
  AuthError,
  errorMessage,
  InputError,
  NetworkError,
  RefusalError,
  ServerError,
  VersionError,
} from '../errors.ts'
import type { KeptWrite, KnownObject, QueueStore } from './queueStore.ts'

/** What the server said to a write. */
export type SendAnswer =
  /** `left`: what of it was not done, in words. */
  | { ok: true; data: unknown; known?: KnownObject | null; left?: string | null }
  | { ok: false; errors: readonly PayloadError[] }

/**
 * Sends a write.
 * @param known what the server has said of its object since; null when the queue has not changed it
 * @param secondsAgo how long ago it was pressed
 * @param attended whether whoever pressed still waits for the answer, and can be asked about what is disputed; of a
 * write that nobody waits for, what is undisputed is to be done and the rest told
 * @throws whatever the network layer throws
 */
export type Send = (
  write: KeptWrite,
  known: KnownObject | null,
  secondsAgo: number,
  attended: boolean,
) => Promise<SendAnswer>

/** How a write went for whoever pressed the button. */
export type WriteOutcome =
  | { state: 'done'; data: unknown }
  | { state: 'refused'; errors: readonly PayloadError[] }
  /** On this device: it leaves when the server can be reached. */
  | { state: 'kept' }

/** What waits and what was refused, as a page shows it. */
export interface QueueState {
  waiting: readonly KeptWrite[]
  refused: readonly KeptWrite[]
  /** Those of `waiting`, by `seq`, whose button still waits for the answer: on their way, not left on the device. */
  pressed: ReadonlySet<number>
  lasting: boolean
}

interface Options {
  store: QueueStore
  owner: number
  send: Send
  now?: () => number
  /** Told after each change of the queue. */
  onChange?: (state: QueueState) => void
  /** Told when writes that had waited have arrived. */
  onArrived?: () => void
}

/** How often a write may meet a fault of the server before it counts as refused: those after it must not wait for ever. */
const FAULTS = 5

const BROKEN_CHAIN = 'Quello da cui dipende non è stato registrato.'

/**
 * Whether the same write may go well later: no network, nobody logged in, another version of the page, a server that
 * can't answer just now.
 */
function passes(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof AuthError || error instanceof VersionError) return true
  if (error instanceof RefusalError) return ['THROTTLED', 'UNAVAILABLE', 'BAD_GATEWAY'].includes(error.code)
  return error instanceof DOMException && error.name === 'AbortError'
}

const asErrors = (message: string): PayloadError[] => [{ code: 'INVALID', field: null, message }]

/**
 * Writes that are kept on the device until the server has answered them, sent in the order in which they were pressed.
 * All writes of a page go through it, also when there is a network: one that arrives late never overtakes another.
 */
export function createWriteQueue({ store, owner, send, now = Date.now, onChange, onArrived }: Options) {
  let running: Promise<boolean> | null = null
  /** Those whose button is still waiting: their refusal is told there and nowhere else. */
  const awaited = new Map<number, (outcome: WriteOutcome) => void>()

  const own = async () => (await store.all()).filter((write) => write.owner === owner)

  async function state(): Promise<QueueState> {
    const all = await own()
    return {
      waiting: all.filter(({ refused }) => refused === null),
      refused: all.filter(({ refused }) => refused !== null),
      pressed: new Set(awaited.keys()),
      lasting: store.lasting,
    }
  }

  async function changed() {
    onChange?.(await state())
  }

  function tell(seq: number, outcome: WriteOutcome): boolean {
    const waiting = awaited.get(seq)
    awaited.delete(seq)
    waiting?.(outcome)
    return waiting !== undefined
  }

  async function refuse(write: KeptWrite, errors: readonly PayloadError[]) {
    if (tell(write.seq, { state: 'refused', errors })) await store.remove(write.seq)
    else await store.change({ ...write, refused: errorsSentence(errors) })
  }

  /** @returns false when the rest must wait */
  async function sendOne(write: KeptWrite): Promise<boolean> {
    const attended = awaited.has(write.seq)
    try {
      const known = await store.known(write.object)
      const secondsAgo = Math.max(0, Math.round((now() - write.pressedAt) / 1000))
      const answer = await send(write, known, secondsAgo, attended)
      if (!answer.ok) {
        // Whoever could have been asked has gone on meanwhile.
        if (attended && !awaited.has(write.seq)) return sendOne(write)
        await refuse(write, answer.errors)
        return true
      }
      // What is known comes first: the page may go between the two, and the key makes the write that is sent again the
      // same one.
      if (answer.known) await store.setKnown(write.object, answer.known)
      const told = tell(write.seq, { state: 'done', data: answer.data })
      if (!told && answer.left) await store.change({ ...write, refused: answer.left, partly: true })
      else await store.remove(write.seq)
      if (!told) onArrived?.()
      return true
    } catch (error) {
      if (passes(error)) return false
      if (attended && !awaited.has(write.seq) && error instanceof RefusalError) return sendOne(write)
      const definite = error instanceof RefusalError || error instanceof InputError
      if (definite) {
        await refuse(write, asErrors(errorMessage(error)))
        return true
      }
      if (write.failures + 1 >= FAULTS) {
        const told = error instanceof ServerError ? errorMessage(error) : 'Il server non accetta questa registrazione.'
        await refuse(write, asErrors(told))
        return true
      }
      await store.change({ ...write, failures: write.failures + 1 })
      return false
    }
  }

  async function run(): Promise<boolean> {
    for (;;) {
      const all = await own()
      const next = all.find(({ refused }) => refused === null)
      if (!next) return true
      const unmade =
        isNewObject(next.object) && all.some((other) => other.refused !== null && !other.partly && makes(other, next))
      if (unmade) await refuse(next, asErrors(BROKEN_CHAIN))
      else if (!(await sendOne(next))) return false
      await changed()
    }
  }

  /**
   * Sends what waits; one run at a time, also among the tabs of a browser.
   * @returns true when nothing waits any longer
   */
  function flush(): Promise<boolean> {
    running ??= alone(run)
      .then((empty) => {
        // Who came while the last one was on its way waits for the next run.
        if (!empty) for (const seq of [...awaited.keys()]) tell(seq, { state: 'kept' })
        return empty
      })
      .finally(() => {
        running = null
        void changed()
      })
    return running
  }

  return {
    state,
    flush,
    /** What a page does first: sends what an earlier one has left. */
    async begin() {
      // A page that was just read knows better what nothing waits for.
      if ((await store.all()).length === 0) await store.forget()
      await changed()
      return flush()
    },
    /**
     * Keeps a write, then sends it with those before it. Answers within `patience` ms: what takes longer is kept and
     * goes on by itself.
     */
    async write(
      write: Pick<KeptWrite, 'kind' | 'object' | 'variables' | 'words' | 'key'>,
      patience = 8000,
    ): Promise<WriteOutcome> {
      const kept = await store.add({ ...write, owner, pressedAt: now(), failures: 0, refused: null, partly: false })
      const outcome = new Promise<WriteOutcome>((resolve) => {
        awaited.set(kept.seq, resolve)
        setTimeout(() => tell(kept.seq, { state: 'kept' }) && void changed(), patience)
      })
      await changed()
      // A run that is under way may have looked for the next one already.
      const before = running
      if (before) void before.then(() => flush())
      else void flush()
      return outcome
    },
    /** Takes a write out of the queue: one that was refused and has been read. */
    async dismiss(seq: number) {
      await store.remove(seq)
      await changed()
    },
    /** Sends a refused one again, in its place. */
    async retry(seq: number) {
      const write = (await own()).find((one) => one.seq === seq)
      if (write) await store.change({ ...write, refused: null, failures: 0 })
      await changed()
      return flush()
    },
  }
}

export type WriteQueue = ReturnType<typeof createWriteQueue>

/** How the writes of a page name an object that the server does not have yet. */
export const newObject = (key: string) => `new:${key}`

/** Whether a name is that of something that was made on this device. */
export const isNewObject = (object: string) => object.startsWith('new:')

function makes(other: KeptWrite, next: KeptWrite): boolean {
  return other.object === next.object && other.object === newObject(other.key) && other.seq < next.seq
}

/** Runs alone among the tabs of the browser, where it can tell; keys make a second run harmless where it cannot. */
function alone<T>(run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? (locks.request('scritture', run) as Promise<T>) : run()
}
