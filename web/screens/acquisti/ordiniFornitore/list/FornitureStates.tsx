import { graphql } from 'relay-runtime'
import type { FornitureStatesQuery } from '#generated/FornitureStatesQuery.graphql.ts'
import { CountedStateTabs, useRecount } from '#relay/reading/CountedStateTabs.tsx'
import { type FornitureState, fornitureTabs } from './fornitureTabs.ts'
import { fornitureStatesVariables } from './ordiniFornitoreUrlState.ts'

const query = graphql`
  query FornitureStatesQuery($filtro: FiltroOrdiniFornitore) @preloadable {
    ordiniFornitorePerStato(filtro: $filtro) {
      statoPk
      conteggio
      inRitardo
    }
  }
`

/** Counts the states again, where the list is not read again. */
export const useRecountForniture = (search: string) =>
  useRecount<FornitureStatesQuery>(query, fornitureStatesVariables, search)

interface Props {
  stati: readonly FornitureState[]
  /** As the address has it: the name of a state, or what stands for none and for late; '' for all. */
  chosen: string
  onChoose: (stato: string) => void
  search: string
}

/** The states of the supplier orders that the other filters leave, each with their number, and those that are late. */
export function FornitureStateTabs({ stati, ...props }: Props) {
  return (
    <CountedStateTabs<FornitureStatesQuery, string>
      label="Stati degli ordini fornitore"
      query={query}
      tabsOf={(counted) => fornitureTabs(stati, props.chosen, counted)}
      {...props}
    />
  )
}
