import { graphql } from 'relay-runtime'
import type { OfferteStatesQuery } from '#generated/OfferteStatesQuery.graphql.ts'
import { offerteFilters, type StatoOfferta } from '#ordini/offerte/rules.ts'
import { CountedStateTabs } from '#relay/reading/CountedStateTabs.tsx'
import { enumName } from '#shared/fields/enumNames.ts'
import { filterChoices } from '#ui/list/filterWords.ts'

const query = graphql`
  query OfferteStatesQuery($filtro: FiltroOfferte) @preloadable {
    offertePerStato(filtro: $filtro) {
      stato
      conteggio
    }
  }
`

type Chosen = StatoOfferta | ''
type Counted = OfferteStatesQuery['response'] | null

interface Props {
  chosen: Chosen
  onChoose: (stato: Chosen) => void
  search: string
}

function tabsOf(counted: Counted) {
  const rows = counted?.offertePerStato
  const countOf = (word: StatoOfferta) => rows?.find(({ stato }) => stato === enumName(word))?.conteggio ?? null
  return [
    { value: '' as const, word: 'Tutte', count: rows?.reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null },
    ...filterChoices(offerteFilters.stato, '').map(([value, word]) => ({
      value: value as StatoOfferta,
      word,
      count: countOf(value as StatoOfferta),
    })),
  ]
}

/** The states of the offers that the other filters leave, each with their number. */
export function OfferteStateTabs(props: Props) {
  return (
    <CountedStateTabs<OfferteStatesQuery, Chosen>
      label="Stati delle offerte"
      query={query}
      tabsOf={tabsOf}
      {...props}
    />
  )
}
