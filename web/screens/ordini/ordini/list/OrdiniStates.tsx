import { type ReactNode, Suspense, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { fetchQuery, graphql } from 'relay-runtime'
import type { OrdiniStatesQuery } from '#generated/OrdiniStatesQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatEuro } from '#shared/formats/formats.ts'
import { type StateTab, StateTabs } from '#ui/list/StateTabs.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { OrdiniChoices } from './ordiniChoices.ts'
import { ordiniStatesVariables } from './ordiniUrlState.ts'

const query = graphql`
  query OrdiniStatesQuery($filtro: FiltroOrdini) @preloadable {
    ordiniPerStato(filtro: $filtro) {
      statoPk
      conteggio
      serramenti
      netto
    }
  }
`

type Chosen = number | 'nessuno' | null

/** Who has this state; all of them when none is chosen. */
const isOf = (chosen: Chosen) => (one: { readonly statoPk: number | null | undefined }) =>
  chosen === null || (chosen === 'nessuno' ? one.statoPk == null : one.statoPk === chosen)

function useOrdiniPerStato() {
  return useBesideQuery<OrdiniStatesQuery>(query).ordiniPerStato
}

/** Counts again, where the list is not read again: an order that was changed from here stays in its place. */
export function useRecount(search: string): () => void {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    const variables = ordiniStatesVariables(new URLSearchParams(search))
    // What cannot be counted now is counted with the next reading of the list.
    fetchQuery<OrdiniStatesQuery>(environment, query, variables).subscribe({ error: () => undefined })
  }, [environment, search])
}

interface TabsProps {
  stati: OrdiniChoices['stati']
  chosen: Chosen
  onChoose: (stato: Chosen) => void
}

type Counted = ReturnType<typeof useOrdiniPerStato> | null

function Tabs({ stati, chosen, onChoose, counted }: TabsProps & { counted: Counted }) {
  const countOf = (value: Chosen) =>
    counted?.filter(isOf(value)).reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null
  const tabs: StateTab<Chosen>[] = [
    { value: null, word: 'Tutti', count: countOf(null) },
    ...stati.map(({ pk, text }) => ({ value: pk, word: text, count: countOf(pk) })),
    { value: 'nessuno', word: 'Senza stato', count: countOf('nessuno') },
  ]
  return <StateTabs label="Stati degli ordini" tabs={tabs} chosen={chosen} onChoose={onChoose} />
}

const CountedTabs = (props: TabsProps) => <Tabs {...props} counted={useOrdiniPerStato()} />

/** What is read beside the list: without it, or while it is on its way, the list stands by itself. */
function Beside({ name, without, children }: { name: string; without: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary itemKey={name} fallback={() => without}>
      <Suspense fallback={without}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** The states of the orders that the other filters leave, each with their number. */
export function OrdiniStateTabs({ search, ...props }: TabsProps & { search: string }) {
  return (
    <Beside name={search} without={<Tabs {...props} counted={null} />}>
      <CountedTabs {...props} />
    </Beside>
  )
}

function Totals({ chosen }: { chosen: Chosen }) {
  const rows = useOrdiniPerStato().filter(isOf(chosen))
  const serramenti = rows.reduce((sum, row) => sum + row.serramenti, 0)
  const amounts = rows.flatMap(({ netto }) => netto ?? [])
  const netto = amounts.length > 0 && `netto ${formatEuro(amounts.reduce((sum, amount) => sum + amount, 0))}`
  return [formatCount(serramenti, 'serramento', 'serramenti'), netto].filter(Boolean).join(' · ')
}

/** What all the orders of the list add up to, not only those on screen. */
export function OrdiniTotals({ search, chosen }: { search: string; chosen: Chosen }) {
  return (
    <Beside name={search} without={null}>
      <Totals chosen={chosen} />
    </Beside>
  )
}
