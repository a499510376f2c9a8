import { useEffect, useMemo, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitMutation, graphql, requestSubscription } from 'relay-runtime'
import type { usePresenceMutation } from '#generated/usePresenceMutation.graphql.ts'
import type { usePresenceSubscription } from '#generated/usePresenceSubscription.graphql.ts'
import { liveConnection } from '#relay/connection.ts'
import type { PresentUser } from '../panel/PresentUsers.tsx'

const subscription = graphql`
  subscription usePresenceSubscription($ordine: Int!) {
    presenzaSchedulatore(ordinePk: $ordine) {
      finestra
      nome
      arrivo
      via
    }
  }
`

const mutation = graphql`
  mutation usePresenceMutation($input: AnnouncePresenzaInput!) {
    announcePresenza(input: $input) {
      fatto
    }
  }
`

/** A window says that it is there this often, and is forgotten after two and a half times that. */
const HEARTBEAT = 20_000
const EXPIRY = 50_000
const ANNOUNCEMENT = 1_500

/** This window; a reload is another one, the old one is forgotten by itself. */
const finestra = Array.from(crypto.getRandomValues(new Uint32Array(3)), (numero) => numero.toString(36)).join('-')

/**
 * Other windows with the same order open in the timeline. Coming, this one is told who is there by the others' answers.
 * On failure nobody is shown.
 */
export function usePresence(ordine: number | null): readonly PresentUser[] {
  const environment = useRelayEnvironment()
  const [seen, setSeen] = useState<ReadonlyMap<string, { name: string; at: number }>>(new Map())

  useEffect(() => {
    if (ordine === null) return
    const report = (other: { arrivo?: boolean; via?: boolean } = {}) =>
      commitMutation<usePresenceMutation>(environment, {
        mutation,
        variables: { input: { ordinePk: ordine, finestra, ...other } },
        onError: () => undefined,
      })
    const forget = () =>
      setSeen((before) => new Map([...before].filter(([, { at }]) => performance.now() - at < EXPIRY)))

    const openSubscription = requestSubscription<usePresenceSubscription>(environment, {
      subscription,
      variables: { ordine },
      onNext(data) {
        const who = data?.presenzaSchedulatore
        if (!who) return
        if (who.finestra === finestra) {
          clearInterval(announcement)
          return
        }
        setSeen((before) => {
          const fresh = new Map(before)
          if (who.via) fresh.delete(who.finestra)
          else fresh.set(who.finestra, { name: who.nome, at: performance.now() })
          return fresh
        })
        if (who.arrivo) report()
      },
      onError: () => undefined,
    })
    // Until its own words come back: before, the subscription wasn't open and the others' answers were lost.
    const announcement = setInterval(() => report({ arrivo: true }), ANNOUNCEMENT)
    report({ arrivo: true })
    const heartbeat = setInterval(() => {
      report()
      forget()
    }, HEARTBEAT)
    const disconnect = liveConnection.allaRiconnessione(() => report({ arrivo: true }))
    const via = () => report({ via: true })
    window.addEventListener('pagehide', via)
    return () => {
      clearInterval(announcement)
      clearInterval(heartbeat)
      disconnect()
      window.removeEventListener('pagehide', via)
      openSubscription.dispose()
      via()
      setSeen(new Map())
    }
  }, [environment, ordine])

  return useMemo(() => [...seen].map(([key, { name }]) => ({ key, name })), [seen])
}
