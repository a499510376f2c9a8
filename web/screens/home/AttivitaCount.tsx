import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { AttivitaCount_mie$key } from '#generated/AttivitaCount_mie.graphql.ts'
import type { AttivitaCount_tutte$key } from '#generated/AttivitaCount_tutte.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Own activities without an end, on the card of the operator. */
export function OwnAttivitaCount(props: { query: AttivitaCount_mie$key }) {
  const { mieAperte } = useFragment(
    graphql`
      fragment AttivitaCount_mie on Query {
        mieAperte: mieAttivita(filtro: { aperte: true }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  return <Open figure="mieAperte" count={mieAperte.totalCount} />
}

/** Those of all operators, on the card of who administers them. */
export function AttivitaCount(props: { query: AttivitaCount_tutte$key }) {
  const { tutteAperte } = useFragment(
    graphql`
      fragment AttivitaCount_tutte on Query {
        tutteAperte: attivitaOperatori(filtro: { aperte: true }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  return <Open figure="tutteAperte" count={tutteAperte.totalCount} />
}

function Open({ figure, count }: { figure: 'mieAperte' | 'tutteAperte'; count: number }) {
  if (count === 0) return null
  return (
    <FigureChip
      figure={figure}
      label={formatCount(count, 'aperta', 'aperte')}
      title="Attività senza ora di fine"
      color="primary"
    />
  )
}
