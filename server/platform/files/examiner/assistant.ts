import type { Socket } from 'node:net'
import { ANSWER_MAX } from './limits.ts'
import { spawnChild } from './spawn.ts'

/** What became of a question: the lines of the answer, or why there are none. */
interface Outcome {
  lines: unknown[] | null
  /** Name of the signal that ended the child, or what else was wrong; '' after an answer. */
  reason: string
}

/** A child that reads one file. */
export interface Assistant {
  /** Resolves when it can be asked, to null, or to the reason why it never will be. */
  ready(ms: number): Promise<string | null>
  /** Hands over the task and the bytes. The child is gone when this resolves, however it ended. */
  ask(head: string, bytes: Buffer, ms: number): Promise<Outcome>
  /** Ends it, if it has not ended yet; resolves when it has. */
  end(): Promise<void>
  ended: Promise<void>
  /** The last of what it complained of. */
  said(): string
}

const READY = 'ready\n'
/** Reasons that say nothing of the limits it was started with. */
const NOT_STARTED = 'not started'
const LATE = 'not ready in time'
const COMPLAINT_MAX = 2_000

/** Whether a child ended by what somebody else did, or the machine could not do, rather than of itself. */
export const isOutside = (reason: string): boolean => ['SIGKILL', 'SIGTERM', NOT_STARTED, LATE].includes(reason)

/** Gathers lines of JSON as they come, so that a long answer is never gone through at once. */
function createLines() {
  const lines: unknown[] = []
  const decoder = new TextDecoder()
  let rest = ''
  let size = 0
  return {
    lines,
    /** @returns false when the answer is longer than it may be. @throws SyntaxError when it is none */
    take(chunk: Buffer): boolean {
      size += chunk.length
      const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
      rest += first
      for (const next of others) {
        lines.push(JSON.parse(rest))
        rest = next
      }
      return size <= ANSWER_MAX
    },
    isWhole: () => rest === '',
  }
}

/** Starts a child. It does not keep the server's process alive until it is asked something. */
export function startAssistant(limited: boolean, addons = false): Assistant {
  const child = spawnChild(limited, 'child.ts', addons)
  const streams = [child.stdin, child.stdout, child.stderr] as Socket[]
  const everything = [child, ...streams]
  const becameReady = Promise.withResolvers<null>()
  const over = Promise.withResolvers<string>()
  const answer = createLines()
  let greeting = ''
  let complaint = ''
  let wrong = ''

  function fail(reason: string): void {
    wrong ||= reason
    child.kill('SIGKILL')
  }

  function hear(chunk: Buffer): void {
    try {
      if (greeting === READY) {
        if (!answer.take(chunk)) fail('answer too long')
        return
      }
      greeting += chunk.toString('latin1')
      if (greeting === READY) becameReady.resolve(null)
      else if (greeting.length >= READY.length) fail('no greeting')
    } catch {
      fail('answer unreadable')
    }
  }

  child.stdout.on('data', hear)
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-COMPLAINT_MAX)
  })
  // A child that ends leaves what is still being written to it: its end says enough.
  child.stdin.on('error', () => undefined)
  child.on('error', (error) => {
    complaint += error.message
    over.resolve(NOT_STARTED)
  })
  child.on('close', (code, signal) => over.resolve(wrong || signal || (code === 0 ? '' : `exit ${code}`)))
  for (const one of everything) one.unref()
  const ended = over.promise.then(() => undefined)

  function hold(): void {
    for (const one of everything) one.ref()
  }

  async function within<Result>(work: Promise<Result>, ms: number, late: () => void): Promise<Result> {
    hold()
    const timer = setTimeout(late, ms)
    try {
      return await work
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ready: (ms) => within(Promise.race([becameReady.promise, over.promise]), ms, () => fail(LATE)),
    async ask(head, bytes, ms) {
      child.stdin.write(`${head}\n`)
      child.stdin.end(bytes)
      const reason = await within(over.promise, ms, () => fail('too slow'))
      if (reason !== '') return { lines: null, reason }
      const whole = answer.isWhole() && answer.lines.length > 0
      return whole ? { lines: answer.lines, reason: '' } : { lines: null, reason: 'answer cut short' }
    },
    end() {
      hold()
      child.kill('SIGKILL')
      return ended
    },
    ended,
    said: () => complaint,
  }
}
