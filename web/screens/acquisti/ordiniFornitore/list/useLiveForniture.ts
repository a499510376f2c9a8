import { graphql } from 'relay-runtime'
import type { useLiveFornitureSubscription } from '#generated/useLiveFornitureSubscription.graphql.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'
import { type FornituraRow, readFornituraRow } from './row.ts'

const subscription = graphql`
  subscription useLiveFornitureSubscription($dopo: String) {
    changed(topics: [ORDINE_FORNITORE], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_ordineFornitore @alias(as: "riga")
      }
    }
  }
`

/**
 * Keeps the list as the server has it: which supplier orders are in it, and where, only the server can judge.
 * @param onChanged told which one has changed
 * @param filtered what is changed from here may no longer belong to the list
 * @param recount where the list is not read again
 */
export function useLiveForniture(onChanged: (riga: FornituraRow) => void, filtered: boolean, recount: () => void) {
  return useLiveList<useLiveFornitureSubscription, FornituraRow>({
    subscription,
    read: readFornituraRow,
    reazione: (_riga, propria) => (propria && !filtered ? 'niente' : 'rileggi'),
    onChanged(riga, reaction) {
      if (reaction === 'niente') recount()
      onChanged(riga)
    },
  })
}
