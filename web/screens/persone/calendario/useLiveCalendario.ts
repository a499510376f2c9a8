import { graphql } from 'relay-runtime'
import type { useLiveCalendarioSubscription } from '#generated/useLiveCalendarioSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'

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
interface Days {
  da: string
  a: string | null
}

/**
 * Follows staff, absences, holidays and hours as they change.
 * @param onChange told when days that are on screen may be different now, but for what was changed from here
 * @param shown the days on screen; all when missing
 */
export function useLiveCalendario(onChange: () => void, shown?: Days): void {
  useLive<useLiveCalendarioSubscription>({
    subscription,
    evento: ({ calendarioAggiornato }) => calendarioAggiornato.evento,
    onData({ calendarioAggiornato: { da, a, requestId } }) {
      const before = shown?.a != null && da > shown.a
      const after = shown && a != null && a < shown.da
      if (!before && !after) ownRequests.unlessOwn(requestId, onChange)
    },
    onSalto: onChange,
  })
}
