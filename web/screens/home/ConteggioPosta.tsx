import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoConta, formatoIntero } from '../../../server/shared/formats/formats.ts'
import type { ConteggioPostaQuery } from './__generated__/ConteggioPostaQuery.graphql.ts'

/** Mails that wait and mails that did not leave, on the card of the outbox. */
export function ConteggioPosta() {
  const { inAttesa, fallite } = useLazyLoadQuery<ConteggioPostaQuery>(
    graphql`
      query ConteggioPostaQuery {
        inAttesa: mails(filtro: { stato: DA_INVIARE }, first: 1) {
          totalCount
        }
        fallite: mails(filtro: { stato: FALLITA }, first: 1) {
          totalCount
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <>
      {fallite.totalCount > 0 && (
        <Chip label={formatoConta(fallite.totalCount, 'fallita', 'fallite')} color="error" variant="outlined" />
      )}
      {inAttesa.totalCount > 0 && (
        <Chip label={`${formatoIntero(inAttesa.totalCount)} in attesa`} color="warning" variant="outlined" />
      )}
    </>
  )
}
