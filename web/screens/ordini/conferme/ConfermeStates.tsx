import { graphql } from 'relay-runtime'
import type { ConfermeStatesQuery } from '#generated/ConfermeStatesQuery.graphql.ts'
import { confermeFilters, type StatoConferma } from '#ordini/conferme/rules.ts'
import { CountedStateTabs } from '#relay/reading/CountedStateTabs.tsx'
import { choiceTabs } from '#ui/list/choiceTabs.ts'

const query = graphql`
  query ConfermeStatesQuery($filtro: FiltroConferme) @preloadable {
    confermePerStato(filtro: $filtro) {
      stato
      conteggio
    }
  }
`

type Chosen = StatoConferma | ''
type Counted = ConfermeStatesQuery['response'] | null

interface Props {
  chosen: Chosen
  onChoose: (stato: Chosen) => void
  search: string
}

const tabsOf = (counted: Counted) =>
  choiceTabs<StatoConferma>(
    confermeFilters.stato,
    'Tutte',
    counted?.confermePerStato.map(({ stato, conteggio }) => [stato, conteggio] as const),
  )

/** The states of the confirmations that the other filters leave, each with their number. */
export function ConfermeStateTabs(props: Props) {
  return (
    <CountedStateTabs<ConfermeStatesQuery, Chosen>
      label="Stati delle conferme"
      query={query}
      tabsOf={tabsOf}
      {...props}
    />
  )
}
