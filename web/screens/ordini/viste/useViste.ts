import { useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useVisteQuery } from './__generated__/useVisteQuery.graphql.ts'
import type { ShownVista } from './vista.ts'

const query = graphql`
  query useVisteQuery($elenco: String!) {
    viste(elenco: $elenco) {
      id
      pk
      nome
      url
      condivisa
      mia
      proprietario
    }
  }
`

/** The views of a list; suspends the first time. @returns the views, and how to read them again */
export function useViste(elenco: string): { viste: readonly ShownVista[]; rileggi: () => void } {
  const [fetchKey, setFetchKey] = useState(0)
  const { viste } = useLazyLoadQuery<useVisteQuery>(query, { elenco }, { fetchKey, fetchPolicy: 'store-and-network' })
  return { viste, rileggi: () => setFetchKey((prima) => prima + 1) }
}
