import { type DocumentNode, type ExecutionResult, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import type { HttpCall } from '#platform/http/call.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { sameRights } from '#platform/identity/viewer.ts'
import { followDocument, runDocument, type Variables } from './runDocument.ts'

/** An answer before it is written. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  body: string | ReadableStream<Uint8Array>
}

// GraphQL over Server-Sent Events, the protocol of graphql-sse in its mode of one connection for each operation.

export const EVENT_STREAM = 'text/event-stream'

/** Streams that one token may have open on a process. */
export const STREAMS_PER_TOKEN = 5
const RECHECK_MS = 60_000
/** A line that says nothing, so that no proxy takes the stream for dead. */
const BEAT_MS = 12_000

const open = new Map<number, number>()
const change = (tokenId: number, by: 1 | -1) => {
  const count = (open.get(tokenId) ?? 0) + by
  if (count > 0) open.set(tokenId, count)
  else open.delete(tokenId)
}

interface Asked {
  document: DocumentNode
  variables: Variables
  operation: OperationDefinitionNode
}

/** Whether the token that opened a stream is still worth what it was. */
async function isStillGood(call: HttpCall, ctx: Context): Promise<boolean> {
  const { services, requestId, indirizzo } = ctx
  try {
    const now = await authenticate(services, { headers: call.headers, requestId, indirizzo })
    return sameRights(now.viewer, ctx.viewer)
  } catch (error) {
    // While the database is away nobody can tell: the next look is soon enough.
    return !(error instanceof Refusal)
  }
}

/**
 * Answers with a stream of results, for tokens: one and the end for a query or a mutation, one for each event for a
 * subscription, until the caller leaves or the token is no longer good.
 * @throws GraphQLError THROTTLED when the token has too many streams
 */
export async function answerStream(call: HttpCall, asked: Asked, tokenId: number, ctx: Context): Promise<HttpAnswer> {
  if ((open.get(tokenId) ?? 0) >= STREAMS_PER_TOKEN) {
    const extensions = { code: 'THROTTLED', limit: 'streams', max: STREAMS_PER_TOKEN, http: { status: 429 } }
    throw new GraphQLError(`Troppi flussi aperti: al massimo ${STREAMS_PER_TOKEN} per token.`, { extensions })
  }
  change(tokenId, 1)
  const { document, variables, operation } = asked
  const run = operation.operation === 'subscription' ? followDocument : runDocument
  const result = await run(document, variables, ctx, operation.name?.value).catch((error: unknown) => {
    change(tokenId, -1)
    throw error
  })
  const body = streamOf(result, call, ctx, () => change(tokenId, -1))
  const headers = {
    'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    // Else nginx keeps events until its buffer is full.
    'X-Accel-Buffering': 'no',
  }
  return { status: 200, headers, body }
}

type Results = AsyncIterator<ExecutionResult>

async function* once(result: ExecutionResult) {
  yield result
}

function streamOf(
  result: ExecutionResult | AsyncIterable<ExecutionResult>,
  call: HttpCall,
  ctx: Context,
  closed: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const results: Results = (Symbol.asyncIterator in result ? result : once(result))[Symbol.asyncIterator]()
  const sessions = ctx.services.events.subscribe<{ userId: number }>('sessione')
  let isOver = false
  let timers: NodeJS.Timeout[] = []

  function leave(): boolean {
    if (isOver) return false
    isOver = true
    for (const timer of timers) clearInterval(timer)
    void sessions.return?.(undefined)
    void results.return?.()
    closed()
    return true
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const complete = (last?: ExecutionResult) => {
        if (!leave()) return
        if (last) send(`event: next\ndata: ${JSON.stringify(last)}\n\n`)
        send('event: complete\ndata:\n\n')
        controller.close()
      }
      const recheck = async () => {
        if (isOver || (await isStillGood(call, ctx))) return
        complete({ errors: [new GraphQLError('Token non valido.', { extensions: { code: 'UNAUTHENTICATED' } })] })
      }
      const watch = async () => {
        for await (const { payload } of sessions) if (payload.userId === ctx.viewer?.id) await recheck()
      }
      const read = async () => {
        for (;;) {
          const { value, done } = await results.next()
          if (done || isOver) return complete()
          send(`event: next\ndata: ${JSON.stringify(value)}\n\n`)
        }
      }
      send(':\n\n')
      timers = [setInterval(() => !isOver && send(':\n\n'), BEAT_MS), setInterval(() => void recheck(), RECHECK_MS)]
      watch().catch((error: unknown) => ctx.services.log.error({ err: error }, 'token of a stream not watched'))
      read().catch((error: unknown) => complete({ errors: [maskedError(error, ctx)] }))
    },
    cancel() {
      leave()
    },
  })
}
