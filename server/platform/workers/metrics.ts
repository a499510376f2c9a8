import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

// `/metrics` is asked of whichever process has the connection, and must tell of all: that worker asks the primary, which
// asks each worker for its figures. prom-client's own gathering waits five seconds, and fails, for a worker that dies.

type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** From a worker: `metrics?`, answered by `metrics!`. From the primary: `figures?`, answered by `figures!`. */
interface Message {
  type: 'metrics?' | 'metrics!' | 'figures?' | 'figures!'
  id: number
  text?: string
  figures?: Figures
}

/** A worker that has not told its figures by then is left out; milliseconds. */
const PATIENCE_MS = 5_000

const isOf = (type: Message['type'], message: unknown): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === type

/**
 * The figures of a registry: in one process its own, in a worker those of all workers together.
 * @returns writes them, in Prometheus' text format
 */
export function shareMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  const say = (message: Message) => process.send?.(message)
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  process.on('message', async (message: unknown) => {
    if (isOf('figures?', message)) say({ ...message, type: 'figures!', figures: await registry.getMetricsAsJSON() })
    if (!isOf('metrics!', message)) return
    waiting.get(message.id)?.(message.text ?? '')
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      const id = last++
      waiting.set(id, resolve)
      say({ type: 'metrics?', id })
    })
}

/** In the primary: answers the workers that are asked for figures, with those of all that listen. */
export function gatherMetrics(): void {
  const ready = new Set<Worker>()
  cluster.on('listening', (worker) => ready.add(worker))
  cluster.on('exit', (worker) => ready.delete(worker))
  let last = 0
  cluster.on('message', async (asking, message: unknown) => {
    if (!isOf('metrics?', message)) return
    const id = last++
    const told = await Promise.all([...ready].map((worker) => figuresOf(worker, id)))
    const all = AggregatorRegistry.aggregate(told.filter((figures) => figures !== null))
    const text = await all.metrics()
    if (asking.isConnected()) asking.send({ type: 'metrics!', id: message.id, text } satisfies Message)
  })
}

/** The figures of a worker; null when it ends, or does not answer in time. */
function figuresOf(worker: Worker, id: number): Promise<Figures | null> {
  return new Promise((resolve) => {
    const end = (figures: Figures | null) => {
      clearTimeout(deadline)
      worker.off('message', listen)
      worker.off('exit', leave)
      resolve(figures)
    }
    const listen = (message: unknown) => {
      if (isOf('figures!', message) && message.id === id) end(message.figures ?? null)
    }
    const leave = () => end(null)
    const deadline = setTimeout(leave, PATIENCE_MS)
    worker.on('message', listen)
    worker.on('exit', leave)
    if (worker.isConnected()) worker.send({ type: 'figures?', id } satisfies Message)
    else leave()
  })
}
