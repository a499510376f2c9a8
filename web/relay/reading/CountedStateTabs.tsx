import { Suspense, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { fetchQuery, type GraphQLTaggedNode, type OperationType, type VariablesOf } from 'relay-runtime'
import { type StateTab, StateTabs } from '#ui/list/StateTabs.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useBesideQuery } from '../RouteWithData.tsx'

interface Props<TQuery extends OperationType, Value> {
  /** What counts them: one of the `beside` of the route. */
  query: GraphQLTaggedNode
  /** The search part of the address: counts that failed are asked again with the next one. */
  search: string
  /** What they are, for screen readers. */
  label: string
  /** The first is all of them; `counted` is null until it is known. */
  tabsOf: (counted: TQuery['response'] | null) => readonly StateTab<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

type Value = string | number | null

function Counted<TQuery extends OperationType, V extends Value>({ query, tabsOf, ...props }: Props<TQuery, V>) {
  return <StateTabs {...props} tabs={tabsOf(useBesideQuery<TQuery>(query))} />
}

/** The states of a list that its other filters leave, each with its number; without it while they are counted. */
export function CountedStateTabs<TQuery extends OperationType, V extends Value>(props: Props<TQuery, V>) {
  const { search, label, tabsOf, chosen, onChoose } = props
  const without = <StateTabs label={label} tabs={tabsOf(null)} chosen={chosen} onChoose={onChoose} />
  return (
    <ErrorBoundary itemKey={search} fallback={() => without}>
      <Suspense fallback={without}>
        <Counted {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Counts again, where the list is not read again: a row that was changed from here stays in its place.
 * @param variablesOf of the search part of the address
 */
export function useRecount<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variablesOf: (search: URLSearchParams) => VariablesOf<TQuery>,
  search: string,
): () => void {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    // What cannot be counted now is counted with the next reading of the list.
    fetchQuery<TQuery>(environment, query, variablesOf(new URLSearchParams(search))).subscribe({
      error: () => undefined,
    })
  }, [environment, query, variablesOf, search])
}
