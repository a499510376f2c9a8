import { useMemo } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import type { useViste_vista$key } from '#generated/useViste_vista.graphql.ts'
import type { useVisteQuery } from '#generated/useVisteQuery.graphql.ts'
import type { ElencoWithViste } from '#ordini/viste/rules.ts'
import type { WholeList } from '#relay/answers/rootList.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { enumName } from '#shared/fields/enumNames.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { ShownVista } from './vista.ts'

const query = graphql`
  query useVisteQuery($elenco: ElencoConViste!) @preloadable {
    viste(elenco: $elenco) {
      ...useViste_vista
    }
  }
`

const fragment = graphql`
  fragment useViste_vista on VistaSalvata @inline {
    id
    pk
    nome
    url
    condivisa
    mia
    proprietario
  }
`

/** Where the pages show the views of a list. */
export const visteOf = (elenco: ElencoWithViste): WholeList => ({ field: 'viste', args: { elenco: enumName(elenco) } })

/**
 * The views of a list, as its route has begun to read them; suspends the first time.
 * @returns the views, and how to read them again
 */
export function useViste(elenco: ElencoWithViste): { viste: readonly ShownVista[]; reread: () => void } {
  const notices = useNotices()
  const read = useBesideQuery<useVisteQuery>(query)
  const viste = useMemo(
    () =>
      read.viste
        .map((one) => readInlineData<useViste_vista$key>(fragment, one))
        // One that was just saved or renamed has its place too.
        .sort((a, b) => a.nome.localeCompare(b.nome, 'it')),
    [read],
  )
  // What is read arrives where it is shown by itself.
  const reread = () =>
    void fetchFresh<useVisteQuery>(query, { elenco: enumName(elenco) }).catch((error: Error) =>
      notices.error(errorMessage(error)),
    )
  return { viste, reread }
}
