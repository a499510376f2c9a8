import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as LinkRotta } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { clienteLabels } from '../../../../server/vendite/clienti/rules.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { Dati } from '../../../ui/Dati.tsx'
import { Scheda } from '../../../ui/Scheda.tsx'
import { TestoRicco } from '../../../ui/TestoRicco.tsx'
import type { DettaglioCliente_cliente$key } from './__generated__/DettaglioCliente_cliente.graphql.ts'
import { nomeTipo } from './nomeTipo.ts'

const telefonata = (numero: string) => numero && <Link href={`tel:${numero.replace(/[^\d+]/g, '')}`}>{numero}</Link>

/** The card of a customer: address, type and VAT number, contacts, payment, agent. */
export function DettaglioCliente(props: { cliente: DettaglioCliente_cliente$key }) {
  const cliente = useFragment(
    graphql`
      fragment DettaglioCliente_cliente on Cliente {
        pk
        nome
        codice
        tipoCliente
        piva
        codFatturazione
        email
        indirizzo
        citta
        cap
        provincia
        telefono
        telefono2
        telefax
        note
        pagamento
        testoEmail
        numeroOrdini
        puoEliminare
        versione
        agente {
          user {
            nome
          }
        }
      }
    `,
    props.cliente,
  )
  const { viewInterniClienti } = useViewer().permessi
  const { email, cap, citta, provincia } = cliente
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Scheda titolo="Anagrafica">
        <Dati
          voci={[
            [clienteLabels.codice, cliente.codice],
            [clienteLabels.tipoCliente, cliente.tipoCliente && nomeTipo(cliente.tipoCliente)],
            [clienteLabels.piva, cliente.piva],
            [clienteLabels.codFatturazione, cliente.codFatturazione],
            [clienteLabels.indirizzo, cliente.indirizzo],
            [clienteLabels.citta, [cap, citta].filter(Boolean).join(' ')],
            [clienteLabels.provincia, provincia],
          ]}
        />
      </Scheda>
      <Scheda titolo="Contatti">
        <Dati
          voci={[
            [clienteLabels.telefono, telefonata(cliente.telefono)],
            [clienteLabels.telefono2, telefonata(cliente.telefono2)],
            [clienteLabels.telefax, cliente.telefax],
            [clienteLabels.email, email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>],
          ]}
        />
      </Scheda>
      <Scheda titolo="Rapporto">
        <Dati
          voci={[
            [clienteLabels.pagamento, cliente.pagamento],
            ...(viewInterniClienti ? ([[clienteLabels.agente, cliente.agente?.user.nome]] as const) : []),
            [
              'Ordini',
              <Link key="ordini" component={LinkRotta} to={`/ordini?cliente=${cliente.pk}`}>
                {formatoConta(cliente.numeroOrdini, 'ordine', 'ordini')}
              </Link>,
            ],
          ]}
        />
      </Scheda>
      {cliente.note && (
        <Scheda titolo={clienteLabels.note}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{cliente.note}</Box>
        </Scheda>
      )}
      {cliente.testoEmail && (
        <Scheda titolo={clienteLabels.testoEmail}>
          <TestoRicco html={cliente.testoEmail} />
        </Scheda>
      )}
    </Box>
  )
}
