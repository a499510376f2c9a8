import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniCount_query$key } from '#generated/OrdiniCount_query.graphql.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { RISK_DAYS } from './counted.ts'
import { FigureChip } from './FigureChip.tsx'

/** Orders that must be ready soon and that nobody has scheduled, and orders to be ready this week, on the card of the orders. */
export function OrdiniCount(props: { query: OrdiniCount_query$key }) {
  const { nonSchedulati, inSettimana } = useFragment(
    graphql`
      fragment OrdiniCount_query on Query {
        nonSchedulati: ordini(
          filtro: { scheduled: NON_SCHEDULATI, chiusi: false, dataConsegna: { al: $fra14 } }
          first: 1
        ) {
          totalCount
        }
        inSettimana: ordini(filtro: { chiusi: false, dataConsegna: { dal: $oggi, al: $fra7 } }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  return (
    <>
      {nonSchedulati.totalCount > 0 && (
        <FigureChip
          figure="nonSchedulati"
          label={`${formatInteger(nonSchedulati.totalCount)} da schedulare`}
          title={`Non schedulati, con approntamento entro ${RISK_DAYS} giorni`}
          color="warning"
        />
      )}
      {inSettimana.totalCount > 0 && (
        <FigureChip
          figure="inSettimana"
          label={`${formatInteger(inSettimana.totalCount)} entro 7 giorni`}
          title="Con approntamento nei prossimi 7 giorni"
          color="primary"
        />
      )}
    </>
  )
}
