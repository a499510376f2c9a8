import LinkOff from '@mui/icons-material/LinkOff'
import MailOutlined from '@mui/icons-material/MailOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { LinkCliente_conferma$key } from '#generated/LinkCliente_conferma.graphql.ts'
import type { LinkClienteRevokeMutation } from '#generated/LinkClienteRevokeMutation.graphql.ts'
import type { LinkClienteSendMutation } from '#generated/LinkClienteSendMutation.graphql.ts'
import { STATI_LINK } from '#ordini/linkClienti/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'

const sendMutation = graphql`
  mutation LinkClienteSendMutation($pk: Int!, $invia: Boolean!) {
    sendLinkConferma(input: { pk: $pk, invia: $invia }) {
      percorso
      conferma {
        ...LinkCliente_conferma
        ...ConfermaPage_conferma
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const revokeMutation = graphql`
  mutation LinkClienteRevokeMutation($pk: Int!) {
    revokeLinkConferma(input: { pk: $pk }) {
      conferma {
        ...LinkCliente_conferma
        ...ConfermaPage_conferma
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const REVOKE = {
  title: 'Revocare i link del cliente?',
  text: 'Chi li apre non vede più nulla. Se ne può mandare un altro.',
  conferma: 'Revoca',
  distruttiva: true,
}

/** The customer's page: sending and revoking its link. @param sent nothing is to be signed any more */
export function LinkCliente({ sent, ...props }: { conferma: LinkCliente_conferma$key; sent: boolean }) {
  const { pk, emailCliente, link } = useFragment(
    graphql`
      fragment LinkCliente_conferma on ConfermaOrdine {
        pk
        emailCliente
        link {
          pk
          creatoIl
          scadeIl
          stato
        }
      }
    `,
    props.conferma,
  )
  const ask = useConfirm()
  const [indirizzo, setIndirizzo] = useState<string | null>(null)
  const [create, creating] = useOperation<LinkClienteSendMutation>(sendMutation)
  const [revoke] = useOperation<LinkClienteRevokeMutation>(revokeMutation, { success: 'Link revocati' })
  const [valid] = link.filter(({ stato }) => stato === 'VALIDO')

  async function sendIt() {
    const question = { title: `Inviare il link a ${emailCliente}?`, conferma: 'Invia link' }
    if (await ask(question)) await create({ pk, invia: true })
  }
  async function copy() {
    if (creating) return
    const outcome = await create({ pk, invia: false })
    if (outcome.ok) setIndirizzo(`${location.origin}${outcome.data.sendLinkConferma.percorso ?? ''}`)
  }
  return (
    <DetailCard title="Pagina del cliente">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Il cliente legge il preventivo, lo firma sullo schermo o carica quello firmato, e scrive, senza un accesso.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<MailOutlined />}
          disabled={sent}
          loading={creating}
          loadingPosition="start"
          onClick={() => void sendIt()}
        >
          Invia link al cliente
        </Button>
        {/* It keeps the focus while the link is made: the keys go from here to the button that copies it. */}
        <Button disabled={sent} aria-busy={creating || undefined} onClick={() => void copy()}>
          Crea link da copiare
        </Button>
        {valid && (
          <Button
            color="error"
            startIcon={<LinkOff />}
            onClick={async () => {
              if (!(await ask(REVOKE))) return
              setIndirizzo(null)
              await revoke({ pk })
            }}
          >
            Revoca link
          </Button>
        )}
      </Box>
      {indirizzo && (
        <Alert severity="success" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {indirizzo}
          <Typography variant="body2" sx={{ my: 0.5 }}>
            Si vede solo adesso: copialo e mandalo al cliente.
          </Typography>
          <CopyButton key={indirizzo} text={indirizzo} variant="outlined" size="small" autoFocus />
        </Alert>
      )}
      {link.length > 0 && (
        <Box component="ul" aria-label="Link del cliente" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {link.map(({ pk: numero, creatoIl, scadeIl, stato }) => (
            <Typography
              key={numero}
              component="li"
              variant="body2"
              color={stato === 'VALIDO' ? 'textPrimary' : 'textSecondary'}
            >
              {`Creato il ${formatDateTime(creatoIl)} · ${stato === 'VALIDO' ? `vale fino al ${formatDateTime(scadeIl)}` : wordOfEnum(STATI_LINK, stato)}`}
            </Typography>
          ))}
        </Box>
      )}
    </DetailCard>
  )
}
