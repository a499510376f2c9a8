import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, isoDate } from '../../../server/shared/formats/formats.ts'
import type { PreventiviCountQuery } from './__generated__/PreventiviCountQuery.graphql.ts'

/** Quotes that arrived today, on the card of the quotes. */
export function PreventiviCount() {
  const { preventivi } = useLazyLoadQuery<PreventiviCountQuery>(
    graphql`
      query PreventiviCountQuery($oggi: Date!) {
        preventivi(filtro: { startDate: $oggi, eliminato: false }, first: 1) {
          totalCount
        }
      }
    `,
    { oggi: isoDate(new Date()) },
    { fetchPolicy: 'store-and-network' },
  )
  if (preventivi.totalCount === 0) return null
  return (
    <Chip label={`${formatCount(preventivi.totalCount, 'nuovo', 'nuovi')} oggi`} color="primary" variant="outlined" />
  )
}
