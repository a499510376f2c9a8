import { ownRequests } from './answers/ownRequests.ts'
import { csrfHeaders } from './csrf.ts'
import { newRequestId } from './network.ts'

const NON_RIUSCITO = 'Il caricamento non è riuscito: controlla la connessione e riprova.'

/** An upload that failed without a word of the server. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
  constructor() {
    super(NON_RIUSCITO)
  }
}

/** What the documented API says of a refused upload: the messages of its fields, its `detail`, or a general sentence. */
export function refusalMessage(body: unknown): string {
  // Beside it a fault has its number, which is no sentence.
  const { detail } = (body ?? {}) as { detail?: unknown }
  if (typeof detail === 'string' && detail) return detail
  const frasi: string[] = []
  const raccogli = (value: unknown): void => {
    if (typeof value === 'string') frasi.push(...(value ? [value] : []))
    else if (typeof value === 'object' && value !== null) for (const parte of Object.values(value)) raccogli(parte)
  }
  raccogli(body)
  return frasi.length > 0 ? [...new Set(frasi)].join(' ') : NON_RIUSCITO
}

/** A file that the documented API did not take: its message, and the body that names the fields. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  readonly body: unknown

  constructor(body: unknown, message: string) {
    super(message)
    this.body = body
  }
}

function refusalOf(body: unknown): Error {
  const message = refusalMessage(body)
  return message === NON_RIUSCITO ? new UploadFailed() : new UploadRefused(body, message)
}

interface Opzioni {
  /** POST by default. */
  metodo?: 'POST' | 'PATCH' | 'PUT'
  /** How much of it has left, from 0 to 1. */
  onProgresso?: (parte: number) => void
  signal?: AbortSignal
}

/**
 * Sends a form with files to the documented API: files are too large for a GraphQL document. Whoever sends them reads
 * the page again; the live event does not.
 * @returns the answer's body
 * @throws Error in words for the user; AbortError when `signal` stops it
 */
export function sendFile(
  path: string,
  modulo: FormData,
  { metodo = 'POST', onProgresso, signal }: Opzioni = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much has left.
    const richiesta = new XMLHttpRequest()
    richiesta.open(metodo, path)
    richiesta.responseType = 'json'
    const requestId = newRequestId()
    ownRequests.send(requestId)
    richiesta.setRequestHeader('X-Request-Id', requestId)
    for (const [nome, valore] of Object.entries(csrfHeaders())) richiesta.setRequestHeader(nome, valore)
    richiesta.upload.onprogress = ({ loaded, total }) => onProgresso?.(total > 0 ? loaded / total : 0)
    richiesta.onload = () => {
      // A proxy may answer for a server that has done it.
      if (richiesta.status < 500) ownRequests.answer(requestId)
      else ownRequests.fail(requestId)
      if (richiesta.status < 300) resolve(richiesta.response)
      else reject(refusalOf(richiesta.response))
    }
    const fail = (cause: Error) => {
      ownRequests.fail(requestId)
      reject(cause)
    }
    richiesta.onerror = () => fail(new UploadFailed())
    richiesta.onabort = () => fail(new DOMException('Annullato', 'AbortError'))
    signal?.addEventListener('abort', () => richiesta.abort(), { once: true })
    richiesta.send(modulo)
  })
}
