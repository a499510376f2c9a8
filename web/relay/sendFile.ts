import { ownRequests } from './answers/ownRequests.ts'
import { csrfHeaders } from './csrf.ts'
import { newRequestId } from './network.ts'

const FAILED = 'Il caricamento non è riuscito: controlla la connessione e riprova.'

/** An upload that failed without a word of the server. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
  constructor() {
    super(FAILED)
  }
}

/** What the documented API says of a refused upload: the messages of its fields, its `detail`, or a general sentence. */
export function refusalMessage(body: unknown): string {
  // Beside it a fault has its number, which is no sentence.
  const { detail } = (body ?? {}) as { detail?: unknown }
  if (typeof detail === 'string' && detail) return detail
  const sentences: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') sentences.push(...(value ? [value] : []))
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(body)
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : FAILED
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
  return message === FAILED ? new UploadFailed() : new UploadRefused(body, message)
}

interface Options {
  /** POST by default. */
  metodo?: 'POST' | 'PATCH' | 'PUT'
  /** How much of it has left, from 0 to 1. */
  onProgress?: (part: number) => void
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
  { metodo = 'POST', onProgress, signal }: Options = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much has left.
    const request = new XMLHttpRequest()
    request.open(metodo, path)
    request.responseType = 'json'
    const requestId = newRequestId()
    ownRequests.send(requestId)
    request.setRequestHeader('X-Request-Id', requestId)
    for (const [name, value] of Object.entries(csrfHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      // A proxy may answer for a server that has done it.
      if (request.status < 500) ownRequests.answer(requestId)
      else ownRequests.fail(requestId)
      if (request.status < 300) resolve(request.response)
      else reject(refusalOf(request.response))
    }
    const fail = (cause: Error) => {
      ownRequests.fail(requestId)
      reject(cause)
    }
    request.onerror = () => fail(new UploadFailed())
    request.onabort = () => fail(new DOMException('Annullato', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(modulo)
  })
}
