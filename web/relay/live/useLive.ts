import { useEffect, useEffectEvent, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime'
import { liveConnection } from '../connection.ts'
import { pagePosition } from '../position.ts'

/** Wait before a subscription that the server ended is opened again. */
const PAUSE = 3000

interface Options<T extends OperationType> {
  /** A document with the variable `dopo`, the last event received. */
  subscription: GraphQLTaggedNode
  /** Its other variables: when they change it goes on with the new ones from the last event. Null: not yet. */
  variables?: Omit<T['variables'], 'dopo'> | null
  /** Name of the event to go on from after a gap. */
  evento: (data: T['response']) => string
  onData: (data: T['response']) => void
  /** The server could not go on from where we were: what is on screen must be read again. */
  onSalto: () => void
}

/**
 * Follows a subscription as long as the screen is open: from where the event log stood when the page was read, and
 * after a lost connection from the last event that came, so that nothing is missed.
 */
export function useLive<T extends OperationType>(options: Options<T>): void {
  const environment = useRelayEnvironment()
  const { subscription } = options
  const receive = useEffectEvent((data: T['response']) => options.onData(data))
  const event = useEffectEvent((data: T['response']) => options.evento(data))
  const variables = useEffectEvent(() => options.variables)
  const which = options.variables === null ? null : JSON.stringify(options.variables ?? {})
  /** The last event that came, whatever was followed then; undefined before the first subscription. */
  const last = useRef<string | null>(undefined)
  const interrupted = useRef(false)
  const salto = useEffectEvent(() => options.onSalto())

  useEffect(() => {
    if (which === null) return
    if (last.current === undefined) last.current = pagePosition()
    let timer: ReturnType<typeof setTimeout> | undefined
    let openSubscription = subscribe()
    if (interrupted.current) recover()

    function subscribe() {
      return requestSubscription<T>(environment, {
        subscription,
        variables: { ...variables(), dopo: last.current },
        onNext(data) {
          if (!data) return
          last.current = event(data)
          receive(data)
        },
        onError() {
          last.current = null
          interrupted.current = true
          clearTimeout(timer)
          timer = setTimeout(() => {
            resume()
            recover()
          }, PAUSE)
        },
      })
    }
    function recover() {
      interrupted.current = false
      salto()
    }
    function resume() {
      openSubscription.dispose()
      openSubscription = subscribe()
    }

    const disconnect = liveConnection.allaRiconnessione(resume)
    return () => {
      clearTimeout(timer)
      disconnect()
      openSubscription.dispose()
    }
  }, [environment, subscription, which])
}
