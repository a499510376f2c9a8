import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { HistoryEntries } from '../../../../ui/storico/HistoryEntries.tsx'
import type { PreventivoHistoryQuery } from './__generated__/PreventivoHistoryQuery.graphql.ts'

const query = graphql`
  query PreventivoHistoryQuery($pk: Int!) {
    storicoPreventivo(pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

/**
 * What has been done with a quote, newest first: who, when, what, before and after.
 * @param versione of the quote: another one reads the history again
 */
export function PreventivoHistory({ pk, versione }: { pk: number; versione: number }) {
  const fetchKey = useDeferredValue(versione)
  const { storicoPreventivo } = useLazyLoadQuery<PreventivoHistoryQuery>(
    query,
    { pk },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  return <HistoryEntries voci={storicoPreventivo} />
}
