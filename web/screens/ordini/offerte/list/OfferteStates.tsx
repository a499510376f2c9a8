import { graphql } from 'relay-runtime'
import type { OfferteStatesQuery } from '#generated/OfferteStatesQuery.graphql.ts'
import { offerteFilters, type StatoOfferta } from '#ordini/offerte/rules.ts'
import { CountedStateTabs } from '#relay/reading/CountedStateTabs.tsx'
import { choiceTabs } from '#ui/list/choiceTabs.ts'

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

const tabsOf = (counted: Counted) =>
  choiceTabs<StatoOfferta>(
    offerteFilters.stato,
    'Tutte',
    counted?.offertePerStato.map(({ stato, conteggio }) => [stato, conteggio] as const),
  )

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
