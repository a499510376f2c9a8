import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { WebhookDrawerQuery } from '#generated/WebhookDrawerQuery.graphql.ts'
import drawerQuery from '#generated/WebhookDrawerQuery.graphql.ts'
import type { WebhookPageQuery } from '#generated/WebhookPageQuery.graphql.ts'
import { useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { pkParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { WebhookCard, webhookColumns } from './columns.tsx'
import { readWebhooks, type WebhookRow } from './readWebhooks.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookDrawer } from './WebhookDrawer.tsx'

const query = graphql`
  query WebhookPageQuery {
    webhooks {
      ...readWebhooks_webhook
    }
  }
`

/** A thousand at most: the list comes whole. */
const ALL = 1000

const inAddress = { webhook: pkParam() }

/** Other programs that are told of what happens: to whom, of what, how it goes. */
export default function WebhookPage() {
  const { data, isWaiting } = useRouteQuery<WebhookPageQuery>(query)
  const webhooks = useMemo(() => readWebhooks(data.webhooks), [data.webhooks])
  const { values, set } = useUrlState(inAddress)
  const { revalidate } = useRevalidator()
  const [isNew, setNew] = useState(false)
  const chosen = values.webhook ?? null
  const opened = useOpenedByAddress<WebhookDrawerQuery>(drawerQuery, chosen === null ? null : { pk: chosen })
  const shown = webhooks.find(({ pk }) => pk === chosen)
  const open = (webhook: number | null) => set({ webhook })
  return (
    <Page
      title="Webhook"
      count={webhooks.length}
      isWaiting={isWaiting}
      actions={
        <>
          <FoldedActions>
            <Button variant="outlined" startIcon={<Refresh />} onClick={() => void revalidate()}>
              Aggiorna
            </Button>
          </FoldedActions>
          <AddButton onClick={() => setNew(true)}>Nuovo webhook</AddButton>
        </>
      }
    >
      <DataTable<WebhookRow>
        name="webhook"
        label="Webhook"
        rows={webhooks}
        idOf={({ pk }) => pk}
        columns={webhookColumns}
        total={webhooks.length}
        page={1}
        pageSize={ALL}
        onPage={() => undefined}
        onOpen={({ pk }) => open(pk)}
        card={(webhook) => <WebhookCard webhook={webhook} />}
        empty={
          <EmptyState
            title="Nessun webhook"
            text="Un webhook avvisa un altro programma appena succede qualcosa: un ordine cambiato, un preventivo arrivato."
          />
        }
      />
      <SideDrawer open={chosen !== null} title={shown?.nome ?? 'Webhook'} onClose={() => open(null)}>
        {chosen !== null && (
          <WebhookDrawer
            opened={opened}
            onGone={() => {
              open(null)
              void revalidate()
            }}
          />
        )}
      </SideDrawer>
      {isNew && <WebhookDialog webhook={null} onSaved={() => void revalidate()} onClose={() => setNew(false)} />}
    </Page>
  )
}
