import { Agent, request } from 'node:http'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

export interface LoadMeasure {
  /** Requests answered. */
  answers: number
  /** Requests a second. */
  rps: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Bytes of one answer. */
  bytes: number
  errori: number
}

function one(
  port: number,
  agent: Agent,
  { method, path, body, headers }: LoadRequest,
): Promise<{ ok: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ ok: response.statusCode === 200 && !text.includes('"errors":[{'), text })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** One request, for a check before measuring. */
export async function tryRequest(port: number, richiesta: LoadRequest): Promise<{ ok: boolean; text: string }> {
  const agent = new Agent({ keepAlive: false })
  return one(port, agent, richiesta)
}

/**
 * Loads a server for a while with as many clients as `connections`, each sending its next request when the last is
 * answered.
 * @param ms how long
 */
export async function applyLoad(
  port: number,
  prossima: () => LoadRequest,
  connections: number,
  ms: number,
): Promise<LoadMeasure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  let bytes = 0
  let errors = 0
  const fine = performance.now() + ms
  const started = performance.now()
  async function cliente(): Promise<void> {
    while (performance.now() < fine) {
      const inizio = performance.now()
      // A connection that breaks is an error as any other.
      const { ok, text } = await one(port, agent, prossima()).catch(() => ({ ok: false, text: '' }))
      durations.push(performance.now() - inizio)
      bytes = text.length
      if (!ok) errors++
    }
  }
  await Promise.all(Array.from({ length: connections }, cliente))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  durations.sort((a, b) => a - b)
  const quantile = (q: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * q))] ?? 0
  return {
    answers: durations.length,
    rps: durations.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    bytes,
    errori: errors,
  }
}
