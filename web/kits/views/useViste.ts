import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useVisteQuery } from '#generated/useVisteQuery.graphql.ts'
import type { ElencoWithViste } from '#ordini/viste/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { enumName } from '#shared/fields/enumNames.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { ShownVista } from './vista.ts'

const query = graphql`
  query useVisteQuery($elenco: ElencoConViste!) {
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

/**
 * The views of a list, as its route has begun to read them; suspends the first time.
 * @returns the views, and how to read them again
 */
export function useViste(elenco: ElencoWithViste): { viste: readonly ShownVista[]; reread: () => void } {
  const notices = useNotices()
  const { viste } = usePreloadedQuery<useVisteQuery>(query, useBesideQuery<useVisteQuery>(query))
  // What is read arrives where it is shown by itself.
  const reread = () =>
    void fetchFresh<useVisteQuery>(query, { elenco: enumName(elenco) }).catch((error: Error) =>
      notices.error(errorMessage(error)),
    )
  return { viste, reread }
}
