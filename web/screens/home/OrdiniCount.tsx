import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { addDays } from '../../../server/ordini/ordini/rules.ts'
import { formatInteger, isoDate } from '../../../server/shared/formats/formats.ts'
import type { OrdiniCountQuery } from './__generated__/OrdiniCountQuery.graphql.ts'

/** Days ahead within which an order that nobody has scheduled is at risk. */
const GIORNI_RISCHIO = 14

/** Orders at risk (to be ready soon and not scheduled) and orders to be ready this week, on the card of the orders. */
export function OrdiniCount() {
  const oggi = isoDate(new Date())
  const { aRischio, inSettimana } = useLazyLoadQuery<OrdiniCountQuery>(
    graphql`
      query OrdiniCountQuery($oggi: Date!, $fra7: Date!, $fra14: Date!) {
        aRischio: ordini(
          filtro: { scheduled: non_schedulati, dataConsegnaDa: $oggi, dataConsegnaA: $fra14 }
          first: 1
        ) {
          totalCount
        }
        inSettimana: ordini(filtro: { dataConsegnaDa: $oggi, dataConsegnaA: $fra7 }, first: 1) {
          totalCount
        }
      }
    `,
    { oggi, fra7: addDays(oggi, 6), fra14: addDays(oggi, GIORNI_RISCHIO) },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <>
      {aRischio.totalCount > 0 && (
        <Chip
          label={`${formatInteger(aRischio.totalCount)} a rischio`}
          title={`Non schedulati, con approntamento entro ${GIORNI_RISCHIO} giorni`}
          color="warning"
          variant="outlined"
        />
      )}
      {inSettimana.totalCount > 0 && (
        <Chip
          label={`${formatInteger(inSettimana.totalCount)} entro 7 giorni`}
          title="Con approntamento nei prossimi 7 giorni"
          color="primary"
          variant="outlined"
        />
      )}
    </>
  )
}
