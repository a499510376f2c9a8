import { graphql } from 'relay-runtime'
import type { useLiveFigureAttivitaSubscription } from '#generated/useLiveFigureAttivitaSubscription.graphql.ts'
import type { useLiveFigureFornitoreSubscription } from '#generated/useLiveFigureFornitoreSubscription.graphql.ts'
import type { useLiveFigureOrdiniSubscription } from '#generated/useLiveFigureOrdiniSubscription.graphql.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const attivita = graphql`
  subscription useLiveFigureAttivitaSubscription($dopo: String) {
    attivitaAggiornata(dopo: $dopo) {
      evento
    }
  }
`
const fornitore = graphql`
  subscription useLiveFigureFornitoreSubscription($dopo: String) {
    ordineFornitoreAggiornato(dopo: $dopo) {
      evento
    }
  }
`
const ordini = graphql`
  subscription useLiveFigureOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
    }
  }
`

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const COLLECTION = 3000

/** Reads the figures of work again after an activity has been begun, changed or removed. */
export function useLiveFigure(): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveFigureAttivitaSubscription>({
    subscription: attivita,
    evento: ({ attivitaAggiornata }) => attivitaAggiornata.evento,
    onData: reread,
    onSalto: reread,
  })
}

/** Reads the progress of orders again after work, an arrival or a change of an order. */
export function useLiveAvanzamento(): void {
  useLiveFigure()
  const reread = useReread(COLLECTION)
  useLive<useLiveFigureFornitoreSubscription>({
    subscription: fornitore,
    evento: ({ ordineFornitoreAggiornato }) => ordineFornitoreAggiornato.evento,
    onData: reread,
    onSalto: reread,
  })
  useLive<useLiveFigureOrdiniSubscription>({
    subscription: ordini,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onData: reread,
    onSalto: reread,
  })
}
