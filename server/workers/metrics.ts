import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

// `/metrics` is asked of whichever process has the connection, and must tell of all: the worker asks the primary, which
// gathers the figures of every worker.

interface Question {
  type: 'metrics?'
  id: number
}

interface Answer {
  type: 'metrics!'
  id: number
  /** Absent when a worker did not answer. */
  body?: string
}

const isOf = <Message extends Question | Answer>(type: Message['type'], message: unknown): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === type

/**
 * The figures of a registry: in one process its own, in a worker those of all workers together.
 * @returns writes them, in Prometheus' text format
 */
export function shareMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries(registry)
  // Made for its listener: it answers the primary.
  new AggregatorRegistry()
  let last = 0
  const asked = new Map<number, PromiseWithResolvers<string>>()
  process.on('message', (message) => {
    if (!isOf<Answer>('metrics!', message)) return
    const { resolve, reject } = asked.get(message.id) ?? {}
    asked.delete(message.id)
    if (message.body === undefined) reject?.(new Error('A worker did not tell its figures'))
    else resolve?.(message.body)
  })
  return () => {
    const id = last++
    const waiting = Promise.withResolvers<string>()
    asked.set(id, waiting)
    process.send?.({ type: 'metrics?', id } satisfies Question)
    return waiting.promise
  }
}

/** In the primary: answers the workers that are asked for figures. */
export function gatherMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isOf<Question>('metrics?', message)) return
    const answer = (body?: string) => {
      if (worker.isConnected()) worker.send({ type: 'metrics!', id: message.id, body } satisfies Answer)
    }
    all.clusterMetrics().then(answer, () => answer())
  })
}
