import EditOutlined from '@mui/icons-material/EditOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ConfermaPage_conferma$key } from '#generated/ConfermaPage_conferma.graphql.ts'
import type { ConfermaPageQuery } from '#generated/ConfermaPageQuery.graphql.ts'
import type { ConfermaPageSendMutation } from '#generated/ConfermaPageSendMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ConfermaChip } from '../ConfermaRow.tsx'
import { ConfermaData } from './ConfermaData.tsx'
import { EditConferma } from './EditConferma.tsx'
import { LinkCliente } from './LinkCliente.tsx'
import { Messages } from './Messages.tsx'

const query = graphql`
  query ConfermaPageQuery($pk: Int!) @preloadable {
    confermaOrdine(pk: $pk) {
      pk
      nomeCliente
      numeroCommessa
      stato
      etichettaStato
      puoInviare
      motivoNonInviabile
      descrizioneMail
      ordine {
        pk
      }
      ...ConfermaData_conferma
      ...EditConferma_conferma
      ...Messages_conferma
      ...LinkCliente_conferma
      ...ConfermaPage_conferma
    }
  }
`

const sendMutation = graphql`
  mutation ConfermaPageSendMutation($pk: Int!) {
    sendConfermaOrdine(input: { pk: $pk }) {
      conferma {
        stato
        etichettaStato
        puoInviare
        motivoNonInviabile
        descrizioneMail
        ...ConfermaPage_conferma
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is done in a row is one reading, ms. */
const COLLECTION = 150

/** What was sent, opened, downloaded and signed, newest first. */
function Traces(props: { conferma: ConfermaPage_conferma$key }) {
  const { eventi } = useFragment(
    graphql`
      fragment ConfermaPage_conferma on ConfermaOrdine {
        eventi {
          pk
          il
          descrizione
          chi
          indirizzo
          dettaglio
        }
      }
    `,
    props.conferma,
  )
  return (
    <DetailCard title="Che cosa è successo">
      {eventi.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ancora niente: qui compaiono invii, letture e firme.
        </Typography>
      )}
      <Box component="ol" aria-label="Eventi" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {eventi.map(({ pk, il, descrizione, chi, indirizzo, dettaglio }) => (
          <Box key={pk} component="li" sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 550 }}>{descrizione}</Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(il)}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[chi, indirizzo, dettaglio].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </DetailCard>
  )
}

/** Detail of a confirmation, live: its data, the link of its customer, messages, what happened. */
export default function ConfermaPage() {
  const { data, isWaiting } = useRouteQuery<ConfermaPageQuery>(query)
  const { confermaOrdine: conferma } = data
  const [edit, setEdit] = useState(false)
  const { revalidate } = useRevalidator()
  const ask = useConfirm()
  const [send, sending] = useOperation<ConfermaPageSendMutation>(sendMutation, { success: inUscita('Conferma') })
  useChanged(['CONFERMA_ORDINE'], useReread(COLLECTION), { pk: conferma?.pk ?? 0 })

  if (!conferma) return <NotFound />
  const { pk, puoInviare, motivoNonInviabile, descrizioneMail, ordine } = conferma
  const sent = conferma.stato === 'INVIATO'
  async function askAndSend() {
    if (await ask({ title: 'Inviare conferma?', conferma: 'Invia Conferma' })) await send({ pk })
  }
  return (
    <Page
      title={`Conferma ${conferma.numeroCommessa || pk}`}
      isWaiting={isWaiting}
      back={<BackLink to="/conferme-ordini" title="Lista Conferme" />}
      beside={<ConfermaChip conferma={conferma} />}
      actions={
        <>
          {/* On a phone the arrow before the title says it. */}
          <Button
            component={Link}
            to="/conferme-ordini"
            variant="outlined"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Lista Conferme
          </Button>
          {/* One that was sent is neither changed nor sent again: its order is what comes next. */}
          {sent ? (
            ordine && (
              <Button component={Link} to={`/ordini/${ordine.pk}`} variant="contained">
                Vai all’ordine
              </Button>
            )
          ) : (
            <>
              <Button
                variant="outlined"
                startIcon={edit ? <VisibilityOutlined /> : <EditOutlined />}
                onClick={() => setEdit(!edit)}
              >
                {edit ? 'Visualizza' : 'Modifica'}
              </Button>
              <Button
                variant="contained"
                startIcon={<SendOutlined />}
                disabled={!puoInviare}
                loading={sending}
                loadingPosition="start"
                onClick={() => void askAndSend()}
              >
                Invia Conferma
              </Button>
            </>
          )}
        </>
      }
    >
      {!puoInviare && !sent && motivoNonInviabile && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {motivoNonInviabile}
        </Alert>
      )}
      {descrizioneMail && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {descrizioneMail}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <DetailCard title="Cliente e preventivo">
            {edit && !sent ? (
              <EditConferma
                conferma={conferma}
                onCancel={() => setEdit(false)}
                onSaved={() => {
                  setEdit(false)
                  void revalidate()
                }}
              />
            ) : (
              <ConfermaData conferma={conferma} />
            )}
          </DetailCard>
          <LinkCliente conferma={conferma} sent={sent} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Messages conferma={conferma} sent={sent} />
          <Traces conferma={conferma} />
        </Box>
      </Box>
    </Page>
  )
}

function NotFound() {
  return (
    <Page title="Conferma non trovata">
      <EmptyState
        title="Questa conferma non esiste"
        text="Il numero è sbagliato, oppure la conferma è stata eliminata."
        action={
          <Button variant="contained" component={Link} to="/conferme-ordini">
            Lista Conferme
          </Button>
        }
      />
    </Page>
  )
}
