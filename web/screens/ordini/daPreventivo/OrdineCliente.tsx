import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { inUscita } from '../../../../server/platform/mail/rules.ts'
import { DialogFrame } from '../../../forms/entity/DialogFrame.tsx'
import { useOperation } from '../../../relay/useOperation.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { usePageState } from '../../../ui/page/usePageState.ts'
import type { OrdineCliente_ordine$key } from './__generated__/OrdineCliente_ordine.graphql.ts'
import type { OrdineClienteRevokeMutation } from './__generated__/OrdineClienteRevokeMutation.graphql.ts'
import type { OrdineClienteSendMutation } from './__generated__/OrdineClienteSendMutation.graphql.ts'
import { useCreaConferma } from './useCreaConferma.ts'

const sendMutation = graphql`
  mutation OrdineClienteSendMutation($ordine: Int!, $invia: Boolean!) {
    sendLinkStatoOrdine(input: { ordine: $ordine, invia: $invia }) {
      percorso
      errors {
        code
        field
        message
      }
    }
  }
`

const revokeMutation = graphql`
  mutation OrdineClienteRevokeMutation($ordine: Int!) {
    revokeLinkStatoOrdine(input: { ordine: $ordine }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const REVOCA = {
  titolo: 'Revocare i link allo stato dell’ordine?',
  testo: 'Chi li apre non vede più nulla.',
  conferma: 'Revoca',
  distruttiva: true,
}

/** What an order's customer gets: the confirmation, and the page that says how far the order is. */
export function OrdineCliente(props: { ordine: OrdineCliente_ordine$key }) {
  const { pk, preventivoPk, cliente } = useFragment(
    graphql`
      fragment OrdineCliente_ordine on Ordine {
        pk
        preventivoPk
        cliente {
          nome
        }
      }
    `,
    props.ordine,
  )
  const { adminOrders, confermaOrdini } = useViewer().permessi
  const chiedi = useConfirm()
  const [dove, setDove] = usePageState<HTMLElement | null>(null)
  const [indirizzo, setIndirizzo] = usePageState<string | null>(null)
  const { creaConferma } = useCreaConferma()
  const [manda] = useOperation<OrdineClienteSendMutation>(sendMutation)
  const [inviato] = useOperation<OrdineClienteSendMutation>(sendMutation, { successo: inUscita('Link al cliente') })
  const [revoca] = useOperation<OrdineClienteRevokeMutation>(revokeMutation, { successo: 'Link revocati' })
  if (!adminOrders) return null
  const close = () => setDove(null)

  async function copia() {
    close()
    const esito = await manda({ ordine: pk, invia: false })
    if (esito.ok) setIndirizzo(`${location.origin}${esito.dati.sendLinkStatoOrdine.percorso ?? ''}`)
  }
  async function invia() {
    close()
    const domanda = { titolo: `Inviare a ${cliente.nome} il link allo stato dell’ordine?`, conferma: 'Invia link' }
    if (await chiedi(domanda)) await inviato({ ordine: pk, invia: true })
  }
  async function chiediERevoca() {
    close()
    if (await chiedi(REVOCA)) await revoca({ ordine: pk })
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<GroupsOutlined />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setDove(currentTarget)}
      >
        Per il cliente
      </Button>
      <Menu open={dove !== null} anchorEl={dove} onClose={close}>
        {confermaOrdini && preventivoPk !== null && (
          <MenuItem onClick={() => void creaConferma({ ordine: pk })}>Crea conferma dal preventivo</MenuItem>
        )}
        {preventivoPk !== null && (
          <MenuItem component="a" href={`/preventivi/#/${preventivoPk}`}>
            Preventivo {preventivoPk}
          </MenuItem>
        )}
        <MenuItem onClick={() => void invia()}>Invia link allo stato dell’ordine</MenuItem>
        <MenuItem onClick={() => void copia()}>Crea link da copiare</MenuItem>
        <MenuItem onClick={() => void chiediERevoca()}>Revoca i link</MenuItem>
      </Menu>
      {indirizzo && (
        <DialogFrame title="Link allo stato dell’ordine" width="sm">
          <DialogContent>
            <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
              {indirizzo}
            </Alert>
            Si vede solo adesso: copialo e mandalo al cliente.
          </DialogContent>
          <DialogActions>
            <CopyButton testo={indirizzo} />
            <Button variant="contained" onClick={() => setIndirizzo(null)}>
              Chiudi
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
    </>
  )
}
