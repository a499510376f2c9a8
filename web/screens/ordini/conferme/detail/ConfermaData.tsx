import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ConfermaData_conferma$key } from '#generated/ConfermaData_conferma.graphql.ts'
import { confermaLabels } from '#ordini/conferme/rules.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'

const fileLink = (url: string | null | undefined, name: string) =>
  url && (
    <Link href={url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  )

/** The data of a confirmation, to be read. */
export function ConfermaData(props: { conferma: ConfermaData_conferma$key }) {
  const conferma = useFragment(
    graphql`
      fragment ConfermaData_conferma on ConfermaOrdine {
        data
        nomeCliente
        tipoCliente
        codiceCliente
        emailCliente
        numeroCommessa
        note
        preventivoDaFirmare
        preventivoDaFirmareNome
        preventivoFirmato
        preventivoFirmatoNome
        preventivoPk
        ordine {
          pk
          numeroCommessa
          dataConsegna
        }
      }
    `,
    props.conferma,
  )
  const { emailCliente, ordine, preventivoPk, tipoCliente, note } = conferma
  return (
    <>
      <DataPairs
        items={[
          [confermaLabels.data, formatDate(conferma.data)],
          [confermaLabels.nomeCliente, conferma.nomeCliente],
          [confermaLabels.tipoCliente, tipoCliente && tipoClienteName(tipoCliente)],
          [confermaLabels.codiceCliente, conferma.codiceCliente],
          [
            confermaLabels.emailCliente,
            <Link key="email" href={`mailto:${encodeURIComponent(emailCliente)}`} sx={{ overflowWrap: 'anywhere' }}>
              {emailCliente}
            </Link>,
          ],
          [
            confermaLabels.numeroCommessa,
            ordine ? (
              <Link key="ordine" component={RouteLink} to={`/ordini/${ordine.pk}`}>
                {ordine.numeroCommessa}
              </Link>
            ) : (
              conferma.numeroCommessa
            ),
          ],
          ['Data approntamento', ordine && (ordine.dataConsegna ? formatDate(ordine.dataConsegna) : 'da decidere')],
          [
            'Dal preventivo',
            preventivoPk && (
              <Link key="preventivo" href={`/preventivi/#/${preventivoPk}`}>
                n. {preventivoPk}
              </Link>
            ),
          ],
          [
            confermaLabels.preventivoDaFirmare,
            fileLink(conferma.preventivoDaFirmare, conferma.preventivoDaFirmareNome),
          ],
          [confermaLabels.preventivoFirmato, fileLink(conferma.preventivoFirmato, conferma.preventivoFirmatoNome)],
        ]}
      />
      {note && <Box sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
    </>
  )
}
