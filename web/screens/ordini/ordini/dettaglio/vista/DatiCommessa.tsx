import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouterLink } from 'react-router'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { Dati } from '../../../../../ui/Dati.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { Data } from '../../../../../ui/Valori.tsx'
import { nomeTipo } from '../../../../vendite/clienti/nomeTipo.ts'
import type { DatiCommessa_ordine$key } from './__generated__/DatiCommessa_ordine.graphql.ts'

/** Who ordered what, and when. */
export function DatiCommessa(props: { ordine: DatiCommessa_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment DatiCommessa_ordine on Ordine {
        data
        riferimento
        progetto
        tipoCliente
        cliente {
          pk
          nome
          codice
          email
        }
        agente {
          user {
            nome
          }
        }
      }
    `,
    props.ordine,
  )
  const { viewClienti, viewAgenteOnOrders } = useViewer().permessi
  const { cliente } = ordine
  return (
    <Scheda titolo="Commessa">
      <Dati
        affiancati
        voci={[
          ['Data commessa', <Data key="data" valore={ordine.data} />],
          [
            'Cliente',
            viewClienti ? (
              <Link key="cliente" component={RouterLink} to={`/clienti/${cliente.pk}`}>
                {cliente.nome}
              </Link>
            ) : (
              cliente.nome
            ),
          ],
          ['Codice cliente', cliente.codice],
          ['Tipo cliente', nomeTipo(ordine.tipoCliente)],
          [
            'E-mail',
            cliente.email && <Link href={`mailto:${encodeURIComponent(cliente.email)}`}>{cliente.email}</Link>,
          ],
          ['Riferimento', ordine.riferimento],
          ['Progetto', ordine.progetto],
          ...(viewAgenteOnOrders ? ([['Agente', ordine.agente?.user.nome]] as const) : []),
        ]}
      />
    </Scheda>
  )
}
