import { graphql } from 'relay-runtime'
import type { PostaStatesQuery } from '#generated/PostaStatesQuery.graphql.ts'
import type { MailStatus } from '#platform/mail/rules.ts'
import { CountedStateTabs, useRecount } from '#relay/reading/CountedStateTabs.tsx'
import { postaStatesVariables } from './postaUrlState.ts'
import { mailStatuses, statusWords } from './statuses.ts'

const query = graphql`
  query PostaStatesQuery($filtro: FiltroMail) @preloadable {
    mailsPerStato(filtro: $filtro) {
      stato
      conteggio
    }
  }
`

type Chosen = MailStatus | ''
type Counted = PostaStatesQuery['response'] | null

/** Counts the states again, where the list is not read again. */
export const useRecountPosta = (search: string) => useRecount<PostaStatesQuery>(query, postaStatesVariables, search)

interface Props {
  chosen: Chosen
  onChoose: (stato: Chosen) => void
  search: string
}

function tabsOf(counted: Counted) {
  const rows = counted?.mailsPerStato
  const countOf = (status: MailStatus) => rows && (rows.find(({ stato }) => stato === status)?.conteggio ?? 0)
  return [
    { value: '' as const, word: 'Tutte', count: rows?.reduce((sum, { conteggio }) => sum + conteggio, 0) ?? null },
    ...mailStatuses.map((value) => ({ value, word: statusWords[value].word, count: countOf(value) ?? null })),
  ]
}

/** The states of the mails that the search leaves, each with their number. */
export function PostaStateTabs(props: Props) {
  return (
    <CountedStateTabs<PostaStatesQuery, Chosen> label="Stati dei messaggi" query={query} tabsOf={tabsOf} {...props} />
  )
}
