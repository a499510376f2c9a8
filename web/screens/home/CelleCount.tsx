import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { CelleCount_query$key } from '#generated/CelleCount_query.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Days of a department with more work than there is time for, on the card of the scheduler. */
export function CelleCount(props: { query: CelleCount_query$key }) {
  const { celleRotte } = useFragment(
    graphql`
      fragment CelleCount_query on Query {
        celleRotte {
          giorno
        }
      }
    `,
    props.query,
  )
  if (celleRotte.length === 0) return null
  return (
    <FigureChip
      figure="celleRotte"
      label={formatCount(celleRotte.length, 'cella da riparare', 'celle da riparare')}
      title="Giorni di un reparto con più lavoro che tempo"
      color="error"
    />
  )
}
