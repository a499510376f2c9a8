import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdineCliente_ordine$key } from '#generated/OrdineCliente_ordine.graphql.ts'
import type { OrdineClienteRevokeMutation } from '#generated/OrdineClienteRevokeMutation.graphql.ts'
import type { OrdineClienteSendMutation } from '#generated/OrdineClienteSendMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { useCreateConferma } from './useCreateConferma.ts'

const sendMutation = graphql`
  mutation OrdineClienteSendMutation($ordine: Int!, $invia: Boolean!) {
    sendLinkStatoOrdine(input: { ordinePk: $ordine, invia: $invia }) {
      percorso
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const revokeMutation = graphql`
  mutation OrdineClienteRevokeMutation($ordine: Int!) {
    revokeLinkStatoOrdine(input: { ordinePk: $ordine }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const REVOKE = {
  title: 'Revocare i link allo stato dell’ordine?',
  text: 'Chi li apre non vede più nulla.',
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
  const ask = useConfirm()
  const [where, setWhere] = usePageState<HTMLElement | null>(null)
  const [indirizzo, setIndirizzo] = usePageState<string | null>(null)
  const { createConferma } = useCreateConferma()
  const [sendIt] = useOperation<OrdineClienteSendMutation>(sendMutation)
  const [sent] = useOperation<OrdineClienteSendMutation>(sendMutation, { success: inUscita('Link al cliente') })
  const [revoke] = useOperation<OrdineClienteRevokeMutation>(revokeMutation, { success: 'Link revocati' })
  if (!adminOrders) return null
  const close = () => setWhere(null)

  async function copy() {
    close()
    const outcome = await sendIt({ ordine: pk, invia: false })
    if (outcome.ok) setIndirizzo(`${location.origin}${outcome.data.sendLinkStatoOrdine.percorso ?? ''}`)
  }
  async function send() {
    close()
    const question = { title: `Inviare a ${cliente.nome} il link allo stato dell’ordine?`, conferma: 'Invia link' }
    if (await ask(question)) await sent({ ordine: pk, invia: true })
  }
  async function askAndRevoke() {
    close()
    if (await ask(REVOKE)) await revoke({ ordine: pk })
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<GroupsOutlined />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setWhere(currentTarget)}
      >
        Per il cliente
      </Button>
      <Menu open={where !== null} anchorEl={where} onClose={close}>
        {confermaOrdini && preventivoPk !== null && (
          <MenuItem onClick={() => void createConferma({ ordine: pk })}>Crea conferma dal preventivo</MenuItem>
        )}
        {preventivoPk !== null && (
          <MenuItem component="a" href={`/preventivi/#/${preventivoPk}`}>
            Preventivo {preventivoPk}
          </MenuItem>
        )}
        <MenuItem onClick={() => void send()}>Invia link allo stato dell’ordine</MenuItem>
        <MenuItem onClick={() => void copy()}>Crea link da copiare</MenuItem>
        <MenuItem onClick={() => void askAndRevoke()}>Revoca i link</MenuItem>
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
            <CopyButton text={indirizzo} />
            <Button variant="contained" onClick={() => setIndirizzo(null)}>
              Chiudi
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
    </>
  )
}
