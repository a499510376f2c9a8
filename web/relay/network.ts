import type { OperationType } from 'relay-runtime'
import { dataOrError, type GraphqlAnswer } from './answers/graphqlAnswer.ts'
import { csrfHeaders } from './csrf.ts'
import { NetworkError } from './errors.ts'
import { linkHeaders } from './linkFornitore.ts'
import { noteAnswer } from './position.ts'

/** What identifies a persisted document: the `params` of a compiled request. */
interface DocumentParams {
  id?: string | null
  name: string
}

interface SendOptions {
  signal?: AbortSignal
  /** What the server calls the request; a new one unless told. */
  requestId?: string
  /** GET instead of POST, for public data: the browser keeps the answer as the server's headers say. */
  conCache?: boolean
}

/**
 * Sends a persisted document to `/graphql`. Depends on nothing of Relay, so that the public wizard can use compiled
 * documents without its runtime.
 * @returns the answer, whose `data` is never null
 * @throws NetworkError, AuthError, RefusalError, ServerError
 */
export async function sendDocument<Operation extends OperationType>(
  documento: DocumentParams,
  variables: Operation['variables'],
  options: SendOptions = {},
) {
  const partita = performance.now()
  const answer = await request(documento, variables, options)
  noteAnswer(answer.headers.get('X-Eventi'), partita)
  const body = await answer.json().then(
    (read: GraphqlAnswer) => read,
    () => null,
  )
  return dataOrError(body, answer.status, answer.headers.get('X-Request-Id'))
}

const accept = { Accept: 'application/graphql-response+json, application/json' }

async function request(
  { id, name }: DocumentParams,
  variables: object,
  { signal, conCache, requestId = newRequestId() }: SendOptions,
) {
  try {
    if (conCache) {
      const parameters = new URLSearchParams({
        id: id ?? '',
        operationName: name,
        variables: JSON.stringify(variables),
      })
      // Asked anew each time, sent anew only when changed: what an administrator changes holds at the next page.
      const cache = 'no-cache' as const
      return await fetch(`/graphql?${parameters}`, { headers: accept, credentials: 'same-origin', cache, signal })
    }
    const early = takeFirstAnswer(id, variables)
    if (early) return await early
    return await fetch('/graphql', {
      method: 'POST',
      headers: {
        ...accept,
        'Content-Type': 'application/json',
        'X-Request-Id': requestId,
        ...csrfHeaders(),
        ...linkHeaders(),
      },
      credentials: 'same-origin',
      body: JSON.stringify({ id, operationName: name, variables }),
      signal,
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new NetworkError('Il server non risponde', { cause })
  }
}

/** A question that the page's HTML has asked already (web/entries/firstLoad/firstScript.ts). */
interface FirstAnswer {
  id: string
  variables: object
  answer: Promise<Response>
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswer[] | undefined
  }
}

/** Milliseconds after which an answer that nobody has taken is too old to be shown. */
const FRESH = 60_000

/** Variables as a text: Relay has them in an order of its own, and null for what is not said. */
const written = (variables: object) =>
  JSON.stringify(
    Object.entries(variables)
      .filter(([, value]) => value != null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The answer to a question that the page's HTML has asked, once. */
function takeFirstAnswer(id: string | null | undefined, variables: object): Promise<Response> | null {
  const answers = globalThis.window?.firstAnswers ?? []
  const place = answers.findIndex((one) => one.id === id && written(one.variables) === written(variables))
  const [first] = place < 0 ? [] : answers.splice(place, 1)
  return first && performance.now() < FRESH ? first.answer : null
}

/** A number for a request. Plain http on another machine than this one has no `randomUUID`. */
export function newRequestId(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join('-')
  )
}
