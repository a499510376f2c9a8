import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime'
import { connessione } from '../connessione.ts'
import { posizioneDellaPagina } from '../posizione.ts'

/** Wait before a subscription that the server ended is opened again. */
const PAUSA = 3000

interface Opzioni<T extends OperationType> {
  /** A document with the variable `dopo`, the last event received. */
  subscription: GraphQLTaggedNode
  /** Its other variables, as they are when the screen opens. */
  variabili?: Omit<T['variables'], 'dopo'>
  /** Name of the event to go on from after a gap. */
  evento: (dati: T['response']) => string
  onDati: (dati: T['response']) => void
  /** The server could not go on from where we were: what is on screen must be read again. */
  onSalto: () => void
}

/**
 * Follows a subscription as long as the screen is open: from where the event log stood when the page was read, and
 * after a lost connection from the last event that came, so that nothing is missed.
 */
export function useDiretta<T extends OperationType>(opzioni: Opzioni<T>): void {
  const environment = useRelayEnvironment()
  const { subscription } = opzioni
  const ricevi = useEffectEvent((dati: T['response']) => opzioni.onDati(dati))
  const evento = useEffectEvent((dati: T['response']) => opzioni.evento(dati))
  const variabili = useEffectEvent(() => opzioni.variabili)
  const salto = useEffectEvent(() => opzioni.onSalto())

  useEffect(() => {
    let ultimo = posizioneDellaPagina()
    let timer: ReturnType<typeof setTimeout> | undefined
    let iscrizione = iscrivi()

    function iscrivi() {
      return requestSubscription<T>(environment, {
        subscription,
        variables: { ...variabili(), dopo: ultimo },
        onNext(dati) {
          if (!dati) return
          ultimo = evento(dati)
          ricevi(dati)
        },
        onError() {
          ultimo = null
          clearTimeout(timer)
          timer = setTimeout(() => {
            riprendi()
            salto()
          }, PAUSA)
        },
      })
    }
    function riprendi() {
      iscrizione.dispose()
      iscrizione = iscrivi()
    }

    const scollega = connessione.allaRiconnessione(riprendi)
    return () => {
      clearTimeout(timer)
      scollega()
      iscrizione.dispose()
    }
  }, [environment, subscription])
}
