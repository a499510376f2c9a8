import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFragment } from 'react-relay'
import { Link as LinkRotta } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
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
            ['Codice', cliente.codice],
            ['Tipo di cliente', cliente.tipoCliente && nomeTipo(cliente.tipoCliente)],
            ['Partita IVA', cliente.piva],
            ['Codice fatturazione', cliente.codFatturazione],
            ['Indirizzo', cliente.indirizzo],
            ['Città', [cap, citta].filter(Boolean).join(' ')],
            ['Provincia', provincia],
          ]}
        />
      </Scheda>
      <Scheda titolo="Contatti">
        <Dati
          voci={[
            ['Telefono', telefonata(cliente.telefono)],
            ['Telefono 2', telefonata(cliente.telefono2)],
            ['Fax', cliente.telefax],
            ['E-mail', email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>],
          ]}
        />
      </Scheda>
      <Scheda titolo="Rapporto">
        <Dati
          voci={[
            ['Pagamento', cliente.pagamento],
            ...(viewInterniClienti ? ([['Agente', cliente.agente?.user.nome]] as const) : []),
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
        <Scheda titolo="Note">
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{cliente.note}</Box>
        </Scheda>
      )}
      {cliente.testoEmail && (
        <Scheda titolo="Testo e-mail">
          <TestoRicco html={cliente.testoEmail} />
        </Scheda>
      )}
    </Box>
  )
}
