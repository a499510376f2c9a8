import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RecordSourceSelectorProxy,
  Store,
  type SubscribeFunction,
} from 'relay-runtime'
import { dataOrError } from './answers/graphqlAnswer.ts'
import { ownRequests } from './answers/ownRequests.ts'
import { AuthError, RefusalError } from './errors.ts'
import { newRequestId, sendDocument } from './network.ts'
import { askForProof } from './proof.ts'
import { rememberingRequests } from './reading/underWay.ts'
import { sessionExpired } from './session.ts'
import { socket } from './socket.ts'

const fetchDocumento = rememberingRequests((params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const abort = new AbortController()
    const scrive = params.operationKind === 'mutation'
    const send = (again: boolean) => {
      const requestId = newRequestId()
      if (scrive) ownRequests.send(requestId)
      sendDocument(params, variables, { signal: abort.signal, requestId }).then(
        (answer) => {
          sink.next(answer)
          if (scrive) ownRequests.answer(requestId)
          sink.complete()
        },
        async (error: Error) => {
          if (scrive) ownRequests.fail(requestId)
          if (abort.signal.aborted) return
          if (error instanceof AuthError) sessionExpired()
          const wantsProof = error instanceof RefusalError && error.code === 'PROOF_REQUIRED'
          if (wantsProof && !again && (await askForProof())) send(true)
          else sink.error(error)
        },
      )
    }
    send(false)
    return () => abort.abort()
  }),
)

const subscribeDocumento: SubscribeFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) =>
    socket().subscribe(
      { query: '', operationName: params.name, variables, extensions: { id: params.id } },
      {
        next(message) {
          try {
            sink.next(dataOrError(message, 200, null))
          } catch (error) {
            sink.error(error as Error)
          }
        },
        error: (error) => sink.error(error instanceof Error ? error : new Error('Collegamento in diretta interrotto')),
        complete: () => sink.complete(),
      },
    ),
  )

/** The page's only Relay environment; ten released queries stay in memory, so that 'back' is instant. */
export const relayEnvironment = new Environment({
  network: Network.create(fetchDocumento, subscribeDocumento),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
})

/** Marks all that was read as stale: the next look at it reads the server again. */
export function invalidateAll(): void {
  // Relay's types miss the method on this proxy, which has it at run time.
  relayEnvironment.commitUpdate((store) => (store as RecordSourceSelectorProxy).invalidateStore())
}
