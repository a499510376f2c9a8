import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { DataOra } from '../../../../ui/Valori.tsx'
import type { DatiCliente_preventivo$key } from './__generated__/DatiCliente_preventivo.graphql.ts'

/** Personal data of the customer. */
export function DatiCliente(props: { preventivo: DatiCliente_preventivo$key }) {
  const preventivo = useFragment(
    graphql`
      fragment DatiCliente_preventivo on Preventivo {
        dataCreazione
        nomeCognome
        telefono
        email
        indirizzo
        citta
        provincia
        tipoCliente
      }
    `,
    props.preventivo,
  )
  const { telefono, email, citta, provincia } = preventivo
  return (
    <Scheda titolo="Dati personali">
      <Dati
        voci={[
          ['Nome e cognome', preventivo.nomeCognome],
          ['Telefono', telefono && <Link href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</Link>],
          ['E-mail', email && <Indirizzo key="email" email={email} />],
          ['Indirizzo', preventivo.indirizzo],
          ['Città', citta],
          ['Provincia', provincia],
          ['Tipo di cliente', preventivo.tipoCliente],
          ['Ricevuto il', <DataOra key="il" valore={preventivo.dataCreazione} />],
        ]}
      />
    </Scheda>
  )
}

/** A long address breaks after its at sign. */
function Indirizzo({ email }: { email: string }) {
  const [prima = '', ...dopo] = email.split('@')
  return (
    <Link href={`mailto:${encodeURIComponent(email)}`}>
      {prima}
      {dopo.length > 0 && (
        <>
          @<wbr />
          {dopo.join('@')}
        </>
      )}
    </Link>
  )
}
