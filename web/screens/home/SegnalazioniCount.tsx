import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SegnalazioniCount_query$key } from '#generated/SegnalazioniCount_query.graphql.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Faults of today, on the card of the reports. */
export function SegnalazioniCount(props: { query: SegnalazioniCount_query$key }) {
  const { segnalazioni } = useFragment(
    graphql`
      fragment SegnalazioniCount_query on Query {
        segnalazioni(filtro: { periodo: { dal: $oggi } }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (segnalazioni.totalCount === 0) return null
  return <FigureChip figure="segnalazioni" label={`${formatInteger(segnalazioni.totalCount)} oggi`} color="error" />
}
