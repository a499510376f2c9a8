import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { dataIso, formatoIntero } from '../../../server/shared/formats/formats.ts'
import type { ConteggioSegnalazioniQuery } from './__generated__/ConteggioSegnalazioniQuery.graphql.ts'

/** Faults of today, on the card of the reports. */
export function ConteggioSegnalazioni() {
  const { segnalazioni } = useLazyLoadQuery<ConteggioSegnalazioniQuery>(
    graphql`
      query ConteggioSegnalazioniQuery($oggi: Date!) {
        segnalazioni(filtro: { dal: $oggi }, first: 1) {
          totalCount
        }
      }
    `,
    { oggi: dataIso(new Date()) },
    { fetchPolicy: 'store-and-network' },
  )
  if (segnalazioni.totalCount === 0) return null
  return <Chip label={`${formatoIntero(segnalazioni.totalCount)} oggi`} color="error" variant="outlined" />
}
