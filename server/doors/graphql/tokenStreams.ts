import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { sameRights } from '#platform/identity/viewer.ts'
import { badRequest, type GraphqlPlugin } from './asking.ts'
import { takesStream } from './mediaTypes.ts'

/** Streams that one token may have open on a process. */
const STREAMS_PER_TOKEN = 5
const RECHECK_MS = 60_000

const open = new Map<number, number>()
function countStream(tokenId: number, by: 1 | -1): void {
  const count = (open.get(tokenId) ?? 0) + by
  if (count > 0) open.set(tokenId, count)
  else open.delete(tokenId)
}

function tooMany(): GraphQLError {
  const extensions = { code: 'THROTTLED', limit: 'streams', max: STREAMS_PER_TOKEN, http: { status: 429 } }
  return new GraphQLError(`Troppi flussi aperti: al massimo ${STREAMS_PER_TOKEN} per token.`, { extensions })
}

/** Whether the token that opened a stream is still worth what it was. */
async function isStillGood({ headers }: Request, ctx: Context): Promise<boolean> {
  const { services, requestId, indirizzo } = ctx
  try {
    const now = await authenticate(services, { headers, requestId, indirizzo })
    return sameRights(now.viewer, ctx.viewer)
  } catch (error) {
    // While the database is away nobody can tell: the next look is soon enough.
    return !(error instanceof Refusal)
  }
}

type Results = AsyncIterator<ExecutionResult, undefined>

/** Results until their token is no longer good, which the last of them says. @param left called once, at the end */
function watched(
  results: Results,
  request: Request,
  ctx: Context,
  left: () => void,
): AsyncIterableIterator<ExecutionResult> {
  const sessions = ctx.services.events.subscribe<{ userId: number }>('sessione')
  let isOver = false
  let give: ((last: IteratorResult<ExecutionResult>) => void) | undefined

  function leave(): void {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    void sessions.return?.(undefined)
    void results.return?.()
    left()
  }
  function end(error: GraphQLError): void {
    leave()
    give?.({ done: false, value: { errors: [error] } })
  }
  async function recheck(): Promise<void> {
    if (isOver || (await isStillGood(request, ctx))) return
    end(new GraphQLError('Token non valido.', { extensions: { code: 'UNAUTHENTICATED' } }))
  }
  async function watch(): Promise<void> {
    for await (const { payload } of sessions) if (payload.userId === ctx.viewer?.id) await recheck()
  }
  const timer = setInterval(() => void recheck(), RECHECK_MS)
  watch().catch((error: unknown) => ctx.services.log.error({ err: error }, 'token of a stream not watched'))

  return {
    async next() {
      if (isOver) return { done: true, value: undefined }
      const step = await new Promise<IteratorResult<ExecutionResult>>((resolve) => {
        give = resolve
        results.next().then(resolve, (error: unknown) => end(maskedError(error, ctx)))
      })
      if (step.done) leave()
      return step
    },
    async return() {
      leave()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/**
 * Subscriptions over HTTP, for tokens that take server-sent events: few for each, and until the caller leaves or the
 * token is no longer good. Browsers have the websocket.
 */
export function tokenStreamsPlugin(): GraphqlPlugin {
  return {
    onSubscribe({ args: { contextValue }, setResultAndStopExecution }) {
      const { request, ctx } = contextValue
      if (!request) return
      const { auth } = ctx
      const refuse = (error: GraphQLError) => setResultAndStopExecution({ errors: [error] })
      if (auth.tipo !== 'token' || !takesStream(request, ctx))
        return refuse(badRequest('Le sottoscrizioni passano dal websocket o, con un token, da text/event-stream.'))
      const { tokenId } = auth
      if ((open.get(tokenId) ?? 0) >= STREAMS_PER_TOKEN) return refuse(tooMany())
      countStream(tokenId, 1)
      const left = () => countStream(tokenId, -1)
      return {
        onSubscribeResult({ result, setResult }) {
          if (!(Symbol.asyncIterator in result)) return left()
          setResult(watched(result[Symbol.asyncIterator]() as Results, request, ctx, left))
        },
      }
    },
  }
}
