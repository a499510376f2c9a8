import { Suspense, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { fetchQuery, graphql } from 'relay-runtime'
import type { PreventiviStatesQuery } from '#generated/PreventiviStatesQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { StateTabs } from '#ui/list/StateTabs.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import { preventiviStatesVariables } from '../preventiviUrlState.ts'

const query = graphql`
  query PreventiviStatesQuery($filtro: FiltroPreventivi) @preloadable {
    preventiviPerStato(filtro: $filtro) {
      statoPk
      conteggio
    }
  }
`

/** Counts again, where the list is not read again: a quote that was changed from here stays in its place. */
export function useRecountPreventivi(search: string): () => void {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    const variables = preventiviStatesVariables(new URLSearchParams(search))
    // What cannot be counted now is counted with the next reading of the list.
    fetchQuery<PreventiviStatesQuery>(environment, query, variables).subscribe({ error: () => undefined })
  }, [environment, search])
}

interface Props {
  stati: PreventiviChoices['stati']
  chosen: number | null
  onChoose: (stato: number | null) => void
}

type Counted = PreventiviStatesQuery['response']['preventiviPerStato'] | null

function Tabs({ stati, counted, ...props }: Props & { counted: Counted }) {
  const countOf = (pk: number) => counted && (counted.find(({ statoPk }) => statoPk === pk)?.conteggio ?? 0)
  const all = counted?.reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null
  const tabs = [
    { value: null, word: 'Tutti', count: all },
    ...stati.map(({ pk, text }) => ({ value: pk, word: text, count: countOf(pk) })),
  ]
  return <StateTabs label="Stati dei preventivi" tabs={tabs} {...props} />
}

function CountedTabs(props: Props) {
  const { preventiviPerStato } = useBesideQuery<PreventiviStatesQuery>(query)
  return <Tabs {...props} counted={preventiviPerStato} />
}

/** The states of the quotes that the other filters leave, each with their number; without it while they are counted. */
export function PreventiviStateTabs({ search, ...props }: Props & { search: string }) {
  const without = <Tabs {...props} counted={null} />
  return (
    <ErrorBoundary itemKey={search} fallback={() => without}>
      <Suspense fallback={without}>
        <CountedTabs {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
