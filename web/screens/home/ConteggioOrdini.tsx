import Chip from '@mui/material/Chip'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { piuGiorni } from '../../../server/ordini/ordini/rules.ts'
import { dataIso, formatoIntero } from '../../../server/shared/formats/formats.ts'
import type { ConteggioOrdiniQuery } from './__generated__/ConteggioOrdiniQuery.graphql.ts'

/** Days ahead within which an order that nobody has scheduled is at risk. */
const GIORNI_RISCHIO = 14

/** Orders at risk (to be ready soon and not scheduled) and orders to be ready this week, on the card of the orders. */
export function ConteggioOrdini() {
  const oggi = dataIso(new Date())
  const { aRischio, inSettimana } = useLazyLoadQuery<ConteggioOrdiniQuery>(
    graphql`
      query ConteggioOrdiniQuery($oggi: Date!, $fra7: Date!, $fra14: Date!) {
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
    { oggi, fra7: piuGiorni(oggi, 6), fra14: piuGiorni(oggi, GIORNI_RISCHIO) },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <>
      {aRischio.totalCount > 0 && (
        <Chip
          label={`${formatoIntero(aRischio.totalCount)} a rischio`}
          title={`Non schedulati, con approntamento entro ${GIORNI_RISCHIO} giorni`}
          color="warning"
          variant="outlined"
        />
      )}
      {inSettimana.totalCount > 0 && (
        <Chip
          label={`${formatoIntero(inSettimana.totalCount)} entro 7 giorni`}
          title="Con approntamento nei prossimi 7 giorni"
          color="primary"
          variant="outlined"
        />
      )}
    </>
  )
}
