import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, formatInteger } from '../../../server/shared/formats/formats.ts'
import type { PostaCountQuery } from './__generated__/PostaCountQuery.graphql.ts'

/** Mails that wait and mails that did not leave, on the card of the outbox. */
export function PostaCount() {
  const { inAttesa, fallite } = useLazyLoadQuery<PostaCountQuery>(
    graphql`
      query PostaCountQuery {
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
        <Chip label={formatCount(fallite.totalCount, 'fallita', 'fallite')} color="error" variant="outlined" />
      )}
      {inAttesa.totalCount > 0 && (
        <Chip label={`${formatInteger(inAttesa.totalCount)} in attesa`} color="warning" variant="outlined" />
      )}
    </>
  )
}
