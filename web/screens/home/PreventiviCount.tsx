import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventiviCount_query$key } from '#generated/PreventiviCount_query.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Quotes that arrived today, on the card of the quotes. */
export function PreventiviCount(props: { query: PreventiviCount_query$key }) {
  const { preventivi } = useFragment(
    graphql`
      fragment PreventiviCount_query on Query {
        preventivi(filtro: { periodo: { dal: $oggi }, eliminato: false }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (preventivi.totalCount === 0) return null
  return (
    <FigureChip
      figure="preventivi"
      label={`${formatCount(preventivi.totalCount, 'nuovo', 'nuovi')} oggi`}
      color="primary"
    />
  )
}
