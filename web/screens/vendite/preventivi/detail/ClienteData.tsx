import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ClienteData_preventivo$key } from '#generated/ClienteData_preventivo.graphql.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DateTimeValue } from '#ui/Values.tsx'

/** Personal data of the customer. */
export function ClienteData(props: { preventivo: ClienteData_preventivo$key }) {
  const preventivo = useFragment(
    graphql`
      fragment ClienteData_preventivo on Preventivo {
        dataCreazione
        nomeCognome
        telefono
        email
        emailConfermataIl
        emailDaConfermare
        indirizzo
        citta
        provincia
        tipoCliente
      }
    `,
    props.preventivo,
  )
  const { telefono, email, emailConfermataIl, emailDaConfermare, citta, provincia } = preventivo
  const confirmation = emailConfermataIl
    ? `Confermata dal cliente il ${formatDateTime(emailConfermataIl)}`
    : emailDaConfermare
      ? 'Non ancora confermata dal cliente'
      : null
  return (
    <DetailCard title="Dati personali">
      <DataPairs
        items={[
          ['Nome e cognome', preventivo.nomeCognome],
          ['Telefono', telefono && <Link href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</Link>],
          [
            'E-mail',
            email && (
              <Fragment key="email">
                <Indirizzo email={email} />
                {confirmation !== null && (
                  <Typography variant="body2" color="textSecondary">
                    {confirmation}
                  </Typography>
                )}
              </Fragment>
            ),
          ],
          ['Indirizzo', preventivo.indirizzo],
          ['Città', citta],
          ['Provincia', provincia],
          ['Tipo di cliente', preventivo.tipoCliente],
          ['Ricevuto il', <DateTimeValue key="il" value={preventivo.dataCreazione} />],
        ]}
      />
    </DetailCard>
  )
}

/** A long address breaks after its at sign. */
function Indirizzo({ email }: { email: string }) {
  const [before = '', ...after] = email.split('@')
  return (
    <Link href={`mailto:${encodeURIComponent(email)}`}>
      {before}
      {after.length > 0 && (
        <>
          @<wbr />
          {after.join('@')}
        </>
      )}
    </Link>
  )
}
