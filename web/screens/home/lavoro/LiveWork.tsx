import { graphql } from 'relay-runtime'
import type { LiveWorkFornitureSubscription } from '#generated/LiveWorkFornitureSubscription.graphql.ts'
import type { LiveWorkMailSubscription } from '#generated/LiveWorkMailSubscription.graphql.ts'
import type { LiveWorkOrdiniSubscription } from '#generated/LiveWorkOrdiniSubscription.graphql.ts'
import type { LiveWorkPreventiviSubscription } from '#generated/LiveWorkPreventiviSubscription.graphql.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'
import type { ViewerFlag } from '#shell/viewer.ts'

/** Nobody works on the home: a burst is one reading. */
const COLLECTION = 1500

const ordini = graphql`
  subscription LiveWorkOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
    }
  }
`
const preventivi = graphql`
  subscription LiveWorkPreventiviSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
    }
  }
`
const mail = graphql`
  subscription LiveWorkMailSubscription($dopo: String) {
    mailAggiornata(dopo: $dopo) {
      evento
    }
  }
`
const forniture = graphql`
  subscription LiveWorkFornitureSubscription($dopo: String) {
    ordineFornitoreAggiornato(dopo: $dopo) {
      evento
    }
  }
`

interface Props {
  reread: () => void
}

function Ordini({ reread }: Props) {
  const event = ({ ordineAggiornato }: LiveWorkOrdiniSubscription['response']) => ordineAggiornato.evento
  useLive<LiveWorkOrdiniSubscription>({ subscription: ordini, evento: event, onData: reread, onSalto: reread })
  return null
}

function Preventivi({ reread }: Props) {
  const event = ({ preventivoAggiornato }: LiveWorkPreventiviSubscription['response']) => preventivoAggiornato.evento
  useLive<LiveWorkPreventiviSubscription>({ subscription: preventivi, evento: event, onData: reread, onSalto: reread })
  return null
}

function Mail({ reread }: Props) {
  const event = ({ mailAggiornata }: LiveWorkMailSubscription['response']) => mailAggiornata.evento
  useLive<LiveWorkMailSubscription>({ subscription: mail, evento: event, onData: reread, onSalto: reread })
  return null
}

function Forniture({ reread }: Props) {
  const event = ({ ordineFornitoreAggiornato }: LiveWorkFornitureSubscription['response']) =>
    ordineFornitoreAggiornato.evento
  useLive<LiveWorkFornitureSubscription>({ subscription: forniture, evento: event, onData: reread, onSalto: reread })
  return null
}

/** Reads the home again when what it lists changes; only what the user may follow is followed. */
export function LiveWork({ permessi }: { permessi: Readonly<Record<ViewerFlag, boolean>> }) {
  const reread = useReread(COLLECTION)
  return (
    <>
      {permessi.viewElencoOrdini && <Ordini reread={reread} />}
      {permessi.viewPreventivi && <Preventivi reread={reread} />}
      {permessi.adminPosta && <Mail reread={reread} />}
      {permessi.viewOrderFornitore && <Forniture reread={reread} />}
    </>
  )
}
