import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { Dati } from '../../../../../ui/Dati.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { Euro, Percentuale } from '../../../../../ui/Valori.tsx'
import type { Importi_ordine$key } from './__generated__/Importi_ordine.graphql.ts'

/** The sums of the order, for users who may see prices. */
export function Importi(props: { ordine: Importi_ordine$key }) {
  const { listino, sconto, netto } = useFragment(
    graphql`
      fragment Importi_ordine on Ordine {
        listino
        sconto
        netto
      }
    `,
    props.ordine,
  )
  if (!useViewer().permessi.viewPricesOnOrders) return null
  return (
    <Scheda titolo="Importi">
      <Dati
        affiancati
        voci={[
          ['Prezzo listino', <Euro key="listino" valore={listino} />],
          ['Sconto', <Percentuale key="sconto" valore={sconto} />],
          [
            'Netto',
            <strong key="netto">
              <Euro valore={netto} />
            </strong>,
          ],
        ]}
      />
    </Scheda>
  )
}
