import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { VociStorico } from '../../../../ui/storico/VociStorico.tsx'
import type { StoricoQuery } from './__generated__/StoricoQuery.graphql.ts'

const query = graphql`
  query StoricoQuery($pk: Int!) {
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
export function Storico({ pk, versione }: { pk: number; versione: number }) {
  const fetchKey = useDeferredValue(versione)
  const { storicoPreventivo } = useLazyLoadQuery<StoricoQuery>(
    query,
    { pk },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  return <VociStorico voci={storicoPreventivo} />
}
