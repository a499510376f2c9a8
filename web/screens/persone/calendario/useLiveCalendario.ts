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
 * @param mostrati the days on screen; all when missing
 */
export function useLiveCalendario(onCambio: () => void, mostrati?: Giorni): void {
  useLive<useLiveCalendarioSubscription>({
    subscription,
    evento: ({ calendarioAggiornato }) => calendarioAggiornato.evento,
    onDati({ calendarioAggiornato: { da, a, requestId } }) {
      const prima = mostrati?.a != null && da > mostrati.a
      const dopo = mostrati && a != null && a < mostrati.da
      if (!prima && !dopo) ownRequests.unlessOwn(requestId, onCambio)
    },
    onSalto: onCambio,
  })
}
