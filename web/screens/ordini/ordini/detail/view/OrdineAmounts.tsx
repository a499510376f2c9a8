import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdineAmounts_ordine$key } from '#generated/OrdineAmounts_ordine.graphql.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EuroValue, PercentageValue } from '#ui/Values.tsx'

/** The sums of the order, for users who may see prices. */
export function OrdineAmounts(props: { ordine: OrdineAmounts_ordine$key }) {
  const { listino, sconto, netto } = useFragment(
    graphql`
      fragment OrdineAmounts_ordine on Ordine {
        listino
        sconto
        netto
      }
    `,
    props.ordine,
  )
  if (!useViewer().permessi.viewPricesOnOrders) return null
  return (
    <DetailCard title="Importi">
      <DataPairs
        sideBySide
        items={[
          ['Prezzo listino', <EuroValue key="listino" value={listino} />],
          ['Sconto', <PercentageValue key="sconto" value={sconto} />],
          [
            'Netto',
            <strong key="netto">
              <EuroValue value={netto} />
            </strong>,
          ],
        ]}
      />
    </DetailCard>
  )
}
