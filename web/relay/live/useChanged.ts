import { graphql } from 'relay-runtime'
import type { Topic, useChangedSubscription } from '#generated/useChangedSubscription.graphql.ts'
import { ownRequests } from '../answers/ownRequests.ts'
import { useLive } from './useLive.ts'

const subscription = graphql`
  subscription useChangedSubscription($topics: [Topic!]!, $pk: Int, $dopo: String) {
    changed(topics: $topics, pk: $pk, dopo: $dopo) {
      topic
      evento
      requestId
      pk
      dal
      al
    }
  }
`

type Change = Omit<useChangedSubscription['response']['changed'], 'evento' | 'requestId'>

interface Options {
  /** Only what has this number. */
  pk?: number
  /** Own changes too: what is on screen tells of them more than their answers bring. */
  includingOwn?: boolean
}

/**
 * Follows topics as long as the screen is open. Lists that show the changed row take `useLiveList`.
 * @param topics what the user may follow; with none nothing is followed
 * @param onChange told what has changed, but for what was changed from here; null when anything may have
 */
export function useChanged(
  topics: readonly Topic[],
  onChange: (change: Change | null) => void,
  { pk, includingOwn = false }: Options = {},
): void {
  useLive<useChangedSubscription>({
    subscription,
    variables: topics.length > 0 ? { topics, pk } : null,
    evento: ({ changed }) => changed.evento,
    onData({ changed: { evento: _evento, requestId, ...change } }) {
      const tell = () => onChange(change)
      if (includingOwn) tell()
      else ownRequests.unlessOwn(requestId, tell)
    },
    onSalto: () => onChange(null),
  })
}
