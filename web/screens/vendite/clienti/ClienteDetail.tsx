import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ClienteDetail_cliente$key } from '#generated/ClienteDetail_cliente.graphql.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { MailLink } from '#ui/email/MailLink.tsx'
import { RichTextView } from '#ui/RichTextView.tsx'
import { clienteLabels } from '#vendite/clienti/rules.ts'
import { ordiniOfClienteUrl } from './ordiniOfClienteUrl.ts'
import { tipoClienteName } from './tipoClienteName.ts'

const phoneLink = (numero: string) => numero && <Link href={`tel:${numero.replace(/[^\d+]/g, '')}`}>{numero}</Link>

/** The card of a customer: address, type and VAT number, contacts, payment, agent. */
export function ClienteDetail(props: { cliente: ClienteDetail_cliente$key; seen: number | null }) {
  const cliente = useFragment(
    graphql`
      fragment ClienteDetail_cliente on Cliente {
        pk
        nome
        codice
        tipoCliente
        piva
        codFatturazione
        email @required(action: THROW)
        indirizzo @required(action: THROW)
        citta @required(action: THROW)
        cap @required(action: THROW)
        provincia @required(action: THROW)
        telefono @required(action: THROW)
        telefono2 @required(action: THROW)
        telefax
        note
        pagamento
        testoEmail
        numeroOrdini @required(action: THROW)
        puoEliminare
        versione @required(action: THROW)
        agente {
          user {
            nome
          }
        }
      }
    `,
    props.cliente,
  )
  const { seen } = props
  const { viewInterniClienti } = useViewer().permessi
  const { email, cap, citta, provincia } = cliente
  return (
    <>
      <DetailCard title="Anagrafica">
        <DataPairs
          items={[
            [clienteLabels.codice, cliente.codice],
            [clienteLabels.tipoCliente, cliente.tipoCliente && tipoClienteName(cliente.tipoCliente)],
            [clienteLabels.piva, cliente.piva],
            [clienteLabels.codFatturazione, cliente.codFatturazione],
            [clienteLabels.indirizzo, cliente.indirizzo],
            [clienteLabels.citta, [cap, citta].filter(Boolean).join(' ')],
            [clienteLabels.provincia, provincia],
          ]}
        />
      </DetailCard>
      <DetailCard title="Contatti">
        <DataPairs
          items={[
            [clienteLabels.telefono, phoneLink(cliente.telefono)],
            [clienteLabels.telefono2, phoneLink(cliente.telefono2)],
            [clienteLabels.telefax, cliente.telefax],
            [clienteLabels.email, email && <MailLink address={email} />],
          ]}
        />
      </DetailCard>
      <DetailCard title="Rapporto">
        <DataPairs
          items={[
            [clienteLabels.pagamento, cliente.pagamento],
            ...(viewInterniClienti ? ([[clienteLabels.agentePk, cliente.agente?.user.nome]] as const) : []),
            [
              'Ordini',
              seen === null ? (
                formatCount(cliente.numeroOrdini, 'ordine', 'ordini')
              ) : (
                // The list has only the orders that the user sees: an agent's own.
                <span key="ordini">
                  <Link component={RouteLink} to={ordiniOfClienteUrl(cliente.pk)}>
                    {formatCount(seen, 'ordine', 'ordini')}
                  </Link>
                  {seen < cliente.numeroOrdini && ` su ${formatInteger(cliente.numeroOrdini)}`}
                </span>
              ),
            ],
          ]}
        />
      </DetailCard>
      {cliente.note && (
        <DetailCard title={clienteLabels.note}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{cliente.note}</Box>
        </DetailCard>
      )}
      {cliente.testoEmail && (
        <DetailCard title={clienteLabels.testoEmail}>
          <RichTextView html={cliente.testoEmail} />
        </DetailCard>
      )}
    </>
  )
}
