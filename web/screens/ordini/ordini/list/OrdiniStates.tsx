import { Suspense } from 'react'
import { graphql } from 'relay-runtime'
import type { OrdiniStatesQuery } from '#generated/OrdiniStatesQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { CountedStateTabs, useRecount } from '#relay/reading/CountedStateTabs.tsx'
import { formatCount, formatEuro } from '#shared/formats/formats.ts'
import type { StateTab } from '#ui/list/StateTabs.tsx'
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

/** Counts the states again, where the list is not read again. */
export const useRecountOrdini = (search: string) => useRecount<OrdiniStatesQuery>(query, ordiniStatesVariables, search)

interface TabsProps {
  stati: OrdiniChoices['stati']
  chosen: Chosen
  onChoose: (stato: Chosen) => void
  search: string
}

/** The states of the orders that the other filters leave, each with their number. */
export function OrdiniStateTabs({ stati, ...props }: TabsProps) {
  const tabsOf = (counted: OrdiniStatesQuery['response'] | null): StateTab<Chosen>[] => {
    const countOf = (value: Chosen) =>
      counted?.ordiniPerStato.filter(isOf(value)).reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null
    return [
      { value: null, word: 'Tutti', count: countOf(null) },
      ...stati.map(({ pk, text }) => ({ value: pk, word: text, count: countOf(pk) })),
      { value: 'nessuno', word: 'Senza stato', count: countOf('nessuno') },
    ]
  }
  return (
    <CountedStateTabs<OrdiniStatesQuery, Chosen> label="Stati degli ordini" query={query} tabsOf={tabsOf} {...props} />
  )
}

function Totals({ chosen }: { chosen: Chosen }) {
  const rows = useBesideQuery<OrdiniStatesQuery>(query).ordiniPerStato.filter(isOf(chosen))
  const serramenti = rows.reduce((sum, row) => sum + row.serramenti, 0)
  const amounts = rows.flatMap(({ netto }) => netto ?? [])
  const netto = amounts.length > 0 && `netto ${formatEuro(amounts.reduce((sum, amount) => sum + amount, 0))}`
  return [formatCount(serramenti, 'serramento', 'serramenti'), netto].filter(Boolean).join(' · ')
}

/** What all the orders of the list add up to, not only those on screen. */
export function OrdiniTotals({ search, chosen }: { search: string; chosen: Chosen }) {
  return (
    <ErrorBoundary itemKey={search} fallback={() => null}>
      <Suspense fallback={null}>
        <Totals chosen={chosen} />
      </Suspense>
    </ErrorBoundary>
  )
}
