import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ProduzioneData_ordine$key } from '#generated/ProduzioneData_ordine.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DateValue, NumberValue } from '#ui/Values.tsx'

/** What is made, and when it must be ready. */
export function ProduzioneData(props: { ordine: ProduzioneData_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment ProduzioneData_ordine on Ordine {
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
  const week = settimanaApprontamento?.replace(/^(\d+)-W0?(\d+)$/, ' (settimana $2)')
  return (
    <DetailCard title="Produzione e consegna">
      <DataPairs
        sideBySide
        items={[
          ['Approntamento', dataConsegna && `${formatDate(dataConsegna)}${week ?? ''}`],
          ['Posa', <DateValue key="posa" value={ordine.dataPosa} />],
          ['Area di consegna', ordine.areaConsegna],
          ['Codice sistema', ordine.codiceSistema],
          ['Serramenti', <NumberValue key="serramenti" value={ordine.numeroSerramenti} />],
          ['Misure definitive', ordine.senzaMisure ? 'No' : 'Sì'],
          ['Auto schedulazione', ordine.autoSchedulazione ? 'Sì' : 'No'],
        ]}
      />
    </DetailCard>
  )
}
