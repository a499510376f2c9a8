import type { Log } from '#platform/log.ts'

/** Milliseconds that the services beside the workshop have to answer, whole answer included. */
const WAIT = 10_000

/** Why a local service gave nothing to use: no answer in time, or an invalid one. */
export class ServiceFault extends Error {
  readonly tipo: 'irraggiungibile' | 'risposta'
  constructor(tipo: 'irraggiungibile' | 'risposta', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'GuastoServizio'
    this.tipo = tipo
  }
}

interface Question {
  /** Address of the services, from the configuration alone: nothing of a request decides where we connect. */
  base: string
  /** Below the base: 'svc/shot'. */
  path: string
  method: 'GET' | 'POST'
  parametri?: Record<string, string>
  /** Bytes of the longest answer that is read. */
  max: number
  /** Milliseconds; shorter in tests. */
  attesa?: number
}

const empty = new Uint8Array()

/** The body, as far as `max`. @throws ServiceFault when it is longer */
async function load(answer: Response, max: number): Promise<Buffer> {
  const pezzi: Uint8Array[] = []
  let read = 0
  for await (const pezzo of answer.body ?? [empty]) {
    read += pezzo.length
    if (read > max) throw new ServiceFault('risposta', `più di ${max} byte`)
    pezzi.push(pezzo)
  }
  return Buffer.concat(pezzi)
}

/**
 * Asks a local service.
 * @returns the JSON it answered
 * @throws ServiceFault when it is not there, takes too long, or answers anything but JSON of a sensible size
 */
export async function askService({ base, path, method, parametri, max, attesa = WAIT }: Question): Promise<unknown> {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`)
  for (const [name, value] of Object.entries(parametri ?? {})) url.searchParams.set(name, value)
  const controllo = new AbortController()
  const timer = setTimeout(() => controllo.abort(), attesa)
  try {
    // A redirection would take us where the configuration did not send us.
    const answer = await fetch(url, { method, redirect: 'manual', signal: controllo.signal })
    if (!answer.ok) throw new ServiceFault('risposta', `stato ${answer.status}`)
    const tipo = answer.headers.get('content-type') ?? ''
    if (!/^application\/([\w.-]+\+)?json\b/i.test(tipo))
      throw new ServiceFault('risposta', `tipo «${tipo.slice(0, 100)}»`)
    return interpret(await load(answer, max))
  } catch (error) {
    if (error instanceof ServiceFault) throw error
    throw new ServiceFault('irraggiungibile', error instanceof Error ? error.message : '', error)
  } finally {
    clearTimeout(timer)
    controllo.abort()
  }
}

function interpret(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new ServiceFault('risposta', 'non è JSON', error)
  }
}

/** What the service says under `result.{nome}`, as the documented calls wrap it. */
export function resultOfService(body: unknown, name: string): unknown {
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : null
  return typeof result === 'object' && result !== null && Object.hasOwn(result, name)
    ? (result as Record<string, unknown>)[name]
    : undefined
}

/** Logs the reason; the user gets a general sentence. */
export function noteFault(log: Log, service: string, fault: ServiceFault): void {
  log.warn({ servizio: service, tipo: fault.tipo, motivo: fault.message }, 'servizio locale')
}
