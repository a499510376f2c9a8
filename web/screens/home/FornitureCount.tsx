import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { FornitureCount_query$key } from '#generated/FornitureCount_query.graphql.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Supplier orders that should be here, on their card. */
export function FornitureCount(props: { query: FornitureCount_query$key }) {
  const { attese } = useFragment(
    graphql`
      fragment FornitureCount_query on Query {
        attese: ordiniFornitore(filtro: { inRitardo: true }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (attese.totalCount === 0) return null
  return (
    <FigureChip
      figure="attese"
      label={`${formatInteger(attese.totalCount)} in ritardo`}
      title="Attesi prima di oggi e non arrivati"
      color="warning"
    />
  )
}
