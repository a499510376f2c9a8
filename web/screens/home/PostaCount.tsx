import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PostaCount_query$key } from '#generated/PostaCount_query.graphql.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Mails that wait and mails that did not leave, on the card of the outbox. */
export function PostaCount(props: { query: PostaCount_query$key }) {
  const { inAttesa, fallite } = useFragment(
    graphql`
      fragment PostaCount_query on Query {
        inAttesa: mails(filtro: { stato: DA_INVIARE }, first: 1) {
          totalCount
        }
        fallite: mails(filtro: { stato: FALLITA }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  return (
    <>
      {fallite.totalCount > 0 && (
        <FigureChip figure="fallite" label={formatCount(fallite.totalCount, 'fallita', 'fallite')} color="error" />
      )}
      {inAttesa.totalCount > 0 && (
        <FigureChip figure="inAttesa" label={`${formatInteger(inAttesa.totalCount)} in attesa`} color="warning" />
      )}
    </>
  )
}
