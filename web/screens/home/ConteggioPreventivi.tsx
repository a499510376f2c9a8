import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { dataIso, formatoConta } from '../../../server/shared/formats/formats.ts'
import type { ConteggioPreventiviQuery } from './__generated__/ConteggioPreventiviQuery.graphql.ts'

/** Quotes that arrived today, on the card of the quotes. */
export function ConteggioPreventivi() {
  const { preventivi } = useLazyLoadQuery<ConteggioPreventiviQuery>(
    graphql`
      query ConteggioPreventiviQuery($oggi: Date!) {
        preventivi(filtro: { startDate: $oggi, eliminato: false }, first: 1) {
          totalCount
        }
      }
    `,
    { oggi: dataIso(new Date()) },
    { fetchPolicy: 'store-and-network' },
  )
  if (preventivi.totalCount === 0) return null
  return (
    <Chip label={`${formatoConta(preventivi.totalCount, 'nuovo', 'nuovi')} oggi`} color="primary" variant="outlined" />
  )
}
