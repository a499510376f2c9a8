import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { WebhookDrawerQuery } from '#generated/WebhookDrawerQuery.graphql.ts'
import { AREAS } from '#platform/identity/areas/rules.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { Consegne } from './Consegne.tsx'
import { topicsInWords } from './columns.tsx'
import { readWebhooks, type WebhookRow } from './readWebhooks.ts'
import { SecretShown } from './SecretShown.tsx'
import { statoWebhook } from './stato.ts'
import { useWebhookActions } from './useWebhookActions.ts'
import { WebhookDialog } from './WebhookDialog.tsx'

const query = graphql`
  query WebhookDrawerQuery($pk: Int!) {
    webhook(pk: $pk) {
      ...readWebhooks_webhook
    }
    consegneWebhook(first: 50, filtro: { webhookPk: $pk }) {
      nodes {
        ...Consegne_consegna
      }
    }
  }
`

interface Props {
  opened: Opened<WebhookDrawerQuery>
  /** It was removed. */
  onGone: () => void
}

/** A webhook in its drawer: what it is told of, how it goes, what was sent to it. */
export function WebhookDrawer({ opened, onGone }: Props) {
  return (
    <OpenedData
      opened={opened}
      skeleton={<Skeleton role="status" aria-label="Caricamento..." variant="rounded" height={240} />}
    >
      {(reference) => <Read reference={reference} reread={opened.again} onGone={onGone} />}
    </OpenedData>
  )
}

interface ReadProps {
  reference: PreloadedQuery<WebhookDrawerQuery>
  reread: () => void
  onGone: () => void
}

function Read({ reference, reread, onGone }: ReadProps) {
  const { webhook, consegneWebhook } = usePreloadedQuery<WebhookDrawerQuery>(query, reference)
  const [row] = readWebhooks(webhook ? [webhook] : [])
  if (!row) return <ErrorState title="Non trovato" message="Questo webhook non esiste più." />
  return (
    <>
      <About webhook={row} reread={reread} onGone={onGone} />
      <Consegne consegne={consegneWebhook.nodes} reread={reread} />
    </>
  )
}

interface AboutProps extends Pick<ReadProps, 'reread' | 'onGone'> {
  webhook: WebhookRow
}

function About({ webhook, reread, onGone }: AboutProps) {
  const [isEdited, setEdited] = useState(false)
  const { secret, setSecret, suspend, resume, tryIt, regenerate, remove } = useWebhookActions(webhook, reread, onGone)
  const { tone, spiega } = statoWebhook(webhook)
  const { indirizzo, user, aree, creatoDa, creatoIl, sospesoIl } = webhook
  return (
    <>
      {tone !== 'positivo' && <Alert severity={tone === 'negativo' ? 'error' : 'warning'}>{spiega}</Alert>}
      <DataPairs
        items={[
          ['Indirizzo', indirizzo],
          ['Avvisa di', topicsInWords(webhook)],
          ['Agisce come', user.nome],
          ['Solo per', aree.map((area) => AREAS[area].nome).join(', ')],
          ['Creato da', creatoDa.nome],
          ['Creato il', <DateTimeValue key="creatoIl" value={creatoIl} />],
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setEdited(true)}>
          Modifica
        </Button>
        {sospesoIl ? (
          <Button variant="contained" onClick={resume}>
            Riprendi
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={tryIt}>
              Invia una prova
            </Button>
            <Button variant="outlined" onClick={suspend}>
              Sospendi
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={regenerate}>
          Nuovo segreto
        </Button>
        <Button color="error" onClick={remove}>
          Elimina
        </Button>
      </Stack>
      {isEdited && <WebhookDialog webhook={webhook} onSaved={reread} onClose={() => setEdited(false)} />}
      {secret !== null && (
        <DialogFrame floating title="Nuovo segreto" width="sm">
          <SecretShown secret={secret} onClose={() => setSecret(null)} />
        </DialogFrame>
      )}
    </>
  )
}
