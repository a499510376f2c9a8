import { graphql } from 'relay-runtime'
import type { PreventiviStatesQuery } from '#generated/PreventiviStatesQuery.graphql.ts'
import { CountedStateTabs, useRecount } from '#relay/reading/CountedStateTabs.tsx'
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

/** Counts the states again, where the list is not read again. */
export const useRecountPreventivi = (search: string) =>
  useRecount<PreventiviStatesQuery>(query, preventiviStatesVariables, search)

interface Props {
  stati: PreventiviChoices['stati']
  chosen: number | null
  onChoose: (stato: number | null) => void
  search: string
}

type Counted = PreventiviStatesQuery['response'] | null

/** The states of the quotes that the other filters leave, each with their number. */
export function PreventiviStateTabs({ stati, ...props }: Props) {
  const tabsOf = (counted: Counted) => {
    const rows = counted?.preventiviPerStato
    const countOf = (pk: number) => rows && (rows.find(({ statoPk }) => statoPk === pk)?.conteggio ?? 0)
    return [
      { value: null, word: 'Tutti', count: rows?.reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null },
      ...stati.map(({ pk, text }) => ({ value: pk, word: text, count: countOf(pk) ?? null })),
    ]
  }
  return (
    <CountedStateTabs<PreventiviStatesQuery, number | null>
      label="Stati dei preventivi"
      query={query}
      tabsOf={tabsOf}
      {...props}
    />
  )
}
