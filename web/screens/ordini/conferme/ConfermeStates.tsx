import { graphql } from 'relay-runtime'
import type { ConfermeStatesQuery } from '#generated/ConfermeStatesQuery.graphql.ts'
import { confermeFilters, type StatoConferma } from '#ordini/conferme/rules.ts'
import { CountedStateTabs } from '#relay/reading/CountedStateTabs.tsx'
import { enumName } from '#shared/fields/enumNames.ts'
import { filterChoices } from '#ui/list/filterWords.ts'

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

function tabsOf(counted: Counted) {
  const rows = counted?.confermePerStato
  const countOf = (word: StatoConferma) => rows?.find(({ stato }) => stato === enumName(word))?.conteggio ?? null
  return [
    { value: '' as const, word: 'Tutte', count: rows?.reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null },
    ...filterChoices(confermeFilters.stato, '').map(([value, word]) => ({
      value: value as StatoConferma,
      word,
      count: countOf(value as StatoConferma),
    })),
  ]
}

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
