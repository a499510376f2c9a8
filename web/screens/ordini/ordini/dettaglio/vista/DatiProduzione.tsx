import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoData } from '../../../../../../server/shared/formats/formats.ts'
import { Dati } from '../../../../../ui/Dati.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { Data, Numero } from '../../../../../ui/Valori.tsx'
import type { DatiProduzione_ordine$key } from './__generated__/DatiProduzione_ordine.graphql.ts'

/** What is made, and when it must be ready. */
export function DatiProduzione(props: { ordine: DatiProduzione_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment DatiProduzione_ordine on Ordine {
        dataConsegna
        settimanaApprontamento
        dataPosa
        codiceSistema
        areaConsegna
        numeroSerramenti
        senzaMisure
        autoSchedulazione
      }
    `,
    props.ordine,
  )
  const { dataConsegna, settimanaApprontamento } = ordine
  const settimana = settimanaApprontamento?.replace(/^(\d+)-W0?(\d+)$/, ' (settimana $2)')
  return (
    <Scheda titolo="Produzione e consegna">
      <Dati
        affiancati
        voci={[
          ['Approntamento', dataConsegna && `${formatoData(dataConsegna)}${settimana ?? ''}`],
          ['Posa', <Data key="posa" valore={ordine.dataPosa} />],
          ['Area di consegna', ordine.areaConsegna],
          ['Codice sistema', ordine.codiceSistema],
          ['Serramenti', <Numero key="serramenti" valore={ordine.numeroSerramenti} />],
          ['Misure definitive', ordine.senzaMisure ? 'No' : 'Sì'],
          ['Auto schedulazione', ordine.autoSchedulazione ? 'Sì' : 'No'],
        ]}
      />
    </Scheda>
  )
}
