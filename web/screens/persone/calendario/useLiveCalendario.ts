import { graphql } from 'relay-runtime'
import { ownRequests } from '../../../relay/answers/ownRequests.ts'
import { useLive } from '../../../relay/live/useLive.ts'
import type { useLiveCalendarioSubscription } from './__generated__/useLiveCalendarioSubscription.graphql.ts'

const subscription = graphql`
  subscription useLiveCalendarioSubscription($dopo: String) {
    calendarioAggiornato(dopo: $dopo) {
      evento
      requestId
      da
      a
    }
  }
`

/** Days, both included; null for an open end. */
interface Giorni {
  da: string
  a: string | null
}

/**
 * Follows staff, absences, holidays and hours as they change.
 * @param onCambio told when days that are on screen may be different now, but for what was changed from here
 * @param shown the days on screen; all when missing
 */
export function useLiveCalendario(onCambio: () => void, shown?: Giorni): void {
  useLive<useLiveCalendarioSubscription>({
    subscription,
    evento: ({ calendarioAggiornato }) => calendarioAggiornato.evento,
    onData({ calendarioAggiornato: { da, a, requestId } }) {
      const prima = shown?.a != null && da > shown.a
      const dopo = shown && a != null && a < shown.da
      if (!prima && !dopo) ownRequests.unlessOwn(requestId, onCambio)
    },
    onSalto: onCambio,
  })
}
