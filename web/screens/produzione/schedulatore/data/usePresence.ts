import { useEffect, useMemo, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, graphql, requestSubscription } from 'relay-runtime'
import { liveConnection } from '../../../../relay/connection.ts'
import type { PresentUser } from '../panel/PresentUsers.tsx'
import type { usePresenceMutation } from './__generated__/usePresenceMutation.graphql.ts'
import type { usePresenceSubscription } from './__generated__/usePresenceSubscription.graphql.ts'

const subscription = graphql`
  subscription usePresenceSubscription($ordine: Int!) {
    presenzaSchedulatore(ordine: $ordine) {
      finestra
      nome
      arrivo
      via
    }
  }
`

const mutation = graphql`
  mutation usePresenceMutation($input: SegnalaPresenzaInput!) {
    segnalaPresenza(input: $input) {
      fatto
    }
  }
`

/** A window says that it is there this often, and is forgotten after two and a half times that. */
const BATTITO = 20_000
const SCADENZA = 50_000
const ANNUNCIO = 1_500

/** This window; a reload is another one, the old one is forgotten by itself. */
const finestra = Array.from(crypto.getRandomValues(new Uint32Array(3)), (numero) => numero.toString(36)).join('-')

/**
 * Other windows with the same order open in the timeline. Coming, this one is told who is there by the others' answers.
 * On failure nobody is shown.
 */
export function usePresence(ordine: number | null): readonly PresentUser[] {
  const environment = useRelayEnvironment()
  const [visti, setVisti] = useState<ReadonlyMap<string, { nome: string; il: number }>>(new Map())

  useEffect(() => {
    if (ordine === null) return
    const segnala = (altro: { arrivo?: boolean; via?: boolean } = {}) =>
      commitMutation<usePresenceMutation>(environment, {
        mutation,
        variables: { input: { ordine, finestra, ...altro } },
        onError: () => undefined,
      })
    const scorda = () =>
      setVisti((prima) => new Map([...prima].filter(([, { il }]) => performance.now() - il < SCADENZA)))

    const iscrizione = requestSubscription<usePresenceSubscription>(environment, {
      subscription,
      variables: { ordine },
      onNext(dati) {
        const chi = dati?.presenzaSchedulatore
        if (!chi) return
        if (chi.finestra === finestra) {
          clearInterval(annuncio)
          return
        }
        setVisti((prima) => {
          const nuovi = new Map(prima)
          if (chi.via) nuovi.delete(chi.finestra)
          else nuovi.set(chi.finestra, { nome: chi.nome, il: performance.now() })
          return nuovi
        })
        if (chi.arrivo) segnala()
      },
      onError: () => undefined,
    })
    // Until its own words come back: before, the subscription wasn't open and the others' answers were lost.
    const annuncio = setInterval(() => segnala({ arrivo: true }), ANNUNCIO)
    segnala({ arrivo: true })
    const battito = setInterval(() => {
      segnala()
      scorda()
    }, BATTITO)
    const scollega = liveConnection.allaRiconnessione(() => segnala({ arrivo: true }))
    const via = () => segnala({ via: true })
    window.addEventListener('pagehide', via)
    return () => {
      clearInterval(annuncio)
      clearInterval(battito)
      scollega()
      window.removeEventListener('pagehide', via)
      iscrizione.dispose()
      via()
      setVisti(new Map())
    }
  }, [environment, ordine])

  return useMemo(() => [...visti].map(([chiave, { nome }]) => ({ chiave, nome })), [visti])
}
