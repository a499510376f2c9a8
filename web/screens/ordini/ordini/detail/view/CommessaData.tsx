import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouterLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CommessaData_ordine$key } from '#generated/CommessaData_ordine.graphql.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { MailLink } from '#ui/email/MailLink.tsx'
import { DateValue } from '#ui/Values.tsx'

/** Who ordered what, and when. */
export function CommessaData(props: { ordine: CommessaData_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment CommessaData_ordine on Ordine {
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
    <DetailCard title="Commessa">
      <DataPairs
        sideBySide
        items={[
          ['Data commessa', <DateValue key="data" value={ordine.data} />],
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
          ['Tipo cliente', tipoClienteName(ordine.tipoCliente ?? '')],
          ['E-mail', cliente.email && <MailLink address={cliente.email} />],
          ['Riferimento', ordine.riferimento],
          ['Progetto', ordine.progetto],
          ...(viewAgenteOnOrders ? ([['Agente', ordine.agente?.user.nome]] as const) : []),
        ]}
      />
    </DetailCard>
  )
}
