import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ConfermeCount_query$key } from '#generated/ConfermeCount_query.graphql.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Confirmations that are signed and may be sent, on their card. */
export function ConfermeCount(props: { query: ConfermeCount_query$key }) {
  const { daInviare } = useFragment(
    graphql`
      fragment ConfermeCount_query on Query {
        daInviare: confermeOrdine(filtro: { stato: IN_ATTESA, chiusi: false }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (daInviare.totalCount === 0) return null
  return <FigureChip figure="daInviare" label={`${formatInteger(daInviare.totalCount)} da inviare`} color="warning" />
}
