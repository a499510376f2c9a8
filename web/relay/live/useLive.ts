import { useEffect, useEffectEvent, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime'
import { liveConnection } from '../connection.ts'
import { pagePosition } from '../position.ts'

/** Wait before a subscription that the server ended is opened again. */
const PAUSA = 3000

interface Opzioni<T extends OperationType> {
  /** A document with the variable `dopo`, the last event received. */
  subscription: GraphQLTaggedNode
  /** Its other variables: when they change it goes on with the new ones from the last event. Null: not yet. */
  variabili?: Omit<T['variables'], 'dopo'> | null
  /** Name of the event to go on from after a gap. */
  evento: (dati: T['response']) => string
  onData: (dati: T['response']) => void
  /** The server could not go on from where we were: what is on screen must be read again. */
  onSalto: () => void
}

/**
 * Follows a subscription as long as the screen is open: from where the event log stood when the page was read, and
 * after a lost connection from the last event that came, so that nothing is missed.
 */
export function useLive<T extends OperationType>(opzioni: Opzioni<T>): void {
  const environment = useRelayEnvironment()
  const { subscription } = opzioni
  const ricevi = useEffectEvent((dati: T['response']) => opzioni.onData(dati))
  const event = useEffectEvent((dati: T['response']) => opzioni.evento(dati))
  const variables = useEffectEvent(() => opzioni.variabili)
  const quali = opzioni.variabili === null ? null : JSON.stringify(opzioni.variabili ?? {})
  /** The last event that came, whatever was followed then; undefined before the first subscription. */
  const last = useRef<string | null>(undefined)
  const interrotta = useRef(false)
  const salto = useEffectEvent(() => opzioni.onSalto())

  useEffect(() => {
    if (quali === null) return
    if (last.current === undefined) last.current = pagePosition()
    let timer: ReturnType<typeof setTimeout> | undefined
    let iscrizione = iscrivi()
    if (interrotta.current) recupera()

    function iscrivi() {
      return requestSubscription<T>(environment, {
        subscription,
        variables: { ...variables(), dopo: last.current },
        onNext(dati) {
          if (!dati) return
          last.current = event(dati)
          ricevi(dati)
        },
        onError() {
          last.current = null
          interrotta.current = true
          clearTimeout(timer)
          timer = setTimeout(() => {
            riprendi()
            recupera()
          }, PAUSA)
        },
      })
    }
    function recupera() {
      interrotta.current = false
      salto()
    }
    function riprendi() {
      iscrizione.dispose()
      iscrizione = iscrivi()
    }

    const scollega = liveConnection.allaRiconnessione(riprendi)
    return () => {
      clearTimeout(timer)
      scollega()
      iscrizione.dispose()
    }
  }, [environment, subscription, quali])
}
