import { Refusal } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { createPrintQueue } from '../../queue.ts'
import { type Assistant, isOutside, startAssistant } from './assistant.ts'
import { AT_ONCE, DEADLINE_MS, SPARE_MS, START_MS, WAITING } from './limits.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** Reads untrusted files, each in a process of its own: one that is damaged harms nobody else. */
export interface Examiner {
  /**
   * Has a child read a file.
   * @returns the lines of its answer; null when the file was too much for it: damaged, too slow, too large
   * @throws Refusal UNAVAILABLE when too many files wait already, or no child can be started
   */
  examine<Name extends TaskName>(
    task: Name,
    question: Tasks[Name]['question'],
    bytes: Buffer,
  ): Promise<Tasks[Name]['line'][] | null>
  /** Ends every child; who waits is refused. */
  close(): Promise<void>
  /** For /metrics. */
  stato(): { active: number; inAttesa: number }
}

interface ExaminerOptions {
  log: Log
  deadlineMs?: number
  /** How long a child without work is kept. */
  spareMs?: number
}

/** What needs the compiled library. */
const DRAWING: ReadonlySet<TaskName> = new Set(['picture', 'mark'])

const BUSY = 'Troppi file in lettura, riprovare fra poco.'

/**
 * Makes the service. Only the children that draw pictures may load a compiled library; no document ever meets one that
 * may.
 */
export function createExaminer(options: ExaminerOptions): Examiner {
  const documents = createPool(options, false)
  const pictures = createPool(options, true)
  return {
    examine: (task, question, bytes) => (DRAWING.has(task) ? pictures : documents).examine(task, question, bytes),
    async close() {
      await Promise.all([documents.close(), pictures.close()])
    },
    stato() {
      const [a, b] = [documents.stato(), pictures.stato()]
      return { active: a.active + b.active, inAttesa: a.inAttesa + b.inAttesa }
    },
  }
}

/** No child runs before the first file; then one is kept ready, for as long as files keep coming. */
function createPool({ log, deadlineMs = DEADLINE_MS, spareMs = SPARE_MS }: ExaminerOptions, addons: boolean): Examiner {
  const coda = createPrintQueue(AT_ONCE, WAITING, BUSY)
  const living = new Set<Assistant>()
  let spare: Assistant | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false
  // Where the system's limits do not let a child start, its own are better than none.
  let limited = true

  function start(): Assistant {
    const assistant = startAssistant(limited, addons)
    living.add(assistant)
    void assistant.ended.then(() => {
      living.delete(assistant)
      if (spare === assistant) spare = undefined
    })
    return assistant
  }

  /** Keeps a child ready for the next file, and lets it go when none comes. */
  function prepare(): void {
    clearTimeout(idle)
    if (closed) return
    spare ??= start()
    idle = setTimeout(() => {
      void spare?.end()
      spare = undefined
    }, spareMs).unref()
  }

  function take(): Assistant {
    const assistant = spare ?? start()
    spare = undefined
    return assistant
  }

  async function ready(): Promise<Assistant> {
    for (let attempt = 1; ; attempt++) {
      if (closed) throw new Refusal('UNAVAILABLE')
      const assistant = take()
      const reason = await assistant.ready(START_MS)
      if (reason === null) return assistant
      log.error({ attempt, limited, reason, said: assistant.said() }, 'no process to read a file')
      if (attempt === 2) throw new Refusal('UNAVAILABLE')
      limited &&= isOutside(reason)
    }
  }

  /** A child that somebody else ends, the system short of memory perhaps, tells nothing of the file: tried once more. */
  async function examineNow(task: string, head: string, bytes: Buffer): Promise<unknown[] | null> {
    for (let attempt = 1; ; attempt++) {
      const assistant = await ready()
      // The next file finds its child started.
      prepare()
      const { lines, reason } = await assistant.ask(head, bytes, deadlineMs)
      if (lines) return lines
      log.warn({ task, bytes: bytes.length, reason, attempt }, 'a file was too much for its reader')
      if (closed) throw new Refusal('UNAVAILABLE')
      if (!isOutside(reason)) return null
      if (attempt === 2) throw new Refusal('UNAVAILABLE')
    }
  }

  return {
    examine: (task, question, bytes) =>
      coda.run(async () => {
        const head = JSON.stringify({ task, question })
        try {
          return (await examineNow(task, head, bytes)) as never
        } finally {
          prepare()
        }
      }),
    async close() {
      closed = true
      clearTimeout(idle)
      const quiet = coda.close()
      await Promise.all([quiet, ...[...living].map((assistant) => assistant.end())])
    },
    stato: coda.stato,
  }
}
