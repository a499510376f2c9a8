import { graphql } from 'relay-runtime'
import type { useLiveRitardiSubscription } from '#generated/useLiveRitardiSubscription.graphql.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useNotices } from '#ui/Notices.tsx'

const subscription = graphql`
  subscription useLiveRitardiSubscription($dopo: String) {
    fornituraInRitardo(dopo: $dopo) {
      evento
      pk
      ordinePk
    }
  }
`

const COLLECTION = 300

/** Reads the warnings again when a supplier says, in its portal, a day that is too late, and says so. */
export function useLiveRitardi(): void {
  const reread = useReread(COLLECTION)
  const notices = useNotices()
  useLive<useLiveRitardiSubscription>({
    subscription,
    evento: ({ fornituraInRitardo }) => fornituraInRitardo.evento,
    onData() {
      notices.info('Un fornitore ha appena detto una data che è tardi: gli avvisi sono aggiornati.')
      reread()
    },
    onSalto: reread,
  })
}
