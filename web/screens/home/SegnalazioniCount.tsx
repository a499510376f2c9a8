import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatInteger, isoDate } from '../../../server/shared/formats/formats.ts'
import type { SegnalazioniCountQuery } from './__generated__/SegnalazioniCountQuery.graphql.ts'

/** Faults of today, on the card of the reports. */
export function SegnalazioniCount() {
  const { segnalazioni } = useLazyLoadQuery<SegnalazioniCountQuery>(
    graphql`
      query SegnalazioniCountQuery($oggi: Date!) {
        segnalazioni(filtro: { dal: $oggi }, first: 1) {
          totalCount
        }
      }
    `,
    { oggi: isoDate(new Date()) },
    { fetchPolicy: 'store-and-network' },
  )
  if (segnalazioni.totalCount === 0) return null
  return <Chip label={`${formatInteger(segnalazioni.totalCount)} oggi`} color="error" variant="outlined" />
}
