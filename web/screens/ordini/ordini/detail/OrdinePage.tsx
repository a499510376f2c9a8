import Box from '@mui/material/Box'
import { Outlet, useParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { usePageCrumb } from '#ui/page/pageCrumb.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { PezzoGate } from '../../pezzo/PezzoGate.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import { MargineBadge } from './MargineBadge.tsx'
import { OrdineBadges, OrdineHeaderActions } from './OrdineHeaderParts.tsx'
import { OrdineNotFound } from './OrdineNotFound.tsx'
import { ORDINE_TAB_PANEL, OrdineTabs } from './OrdineTabs.tsx'
import { type OrdineTabProps, tabOf, tabsOf } from './tabs.ts'

const query = graphql`
  query OrdinePageQuery($pk: Int!) @preloadable {
    ordine(pk: $pk) {
      pk
      versione
      numeroCommessa
      cliente {
        nome
      }
      ...OrdineHeaderParts_insegne
      ...OrdineHeaderParts_azioni
      ...MargineBadge_ordine
      ...EditOrdineTab_ordine
      ...ScontiTab_ordine
      ...OrdineViewTab_ordine
      ...AllegatiTab_ordine
      ...CheckListTab_ordine
    }
  }
`

/** Several files at once make as many events: one reading. */
const COLLECTION = 150

/** Order detail with its tabs, live; also what the labels of its pieces lead to. */
export default function OrdinePage() {
  return (
    <PezzoGate>
      <OrdineDetail />
    </PezzoGate>
  )
}

function OrdineDetail() {
  const { data, isWaiting } = useRouteQuery<OrdinePageQuery>(query)
  const { ordine } = data
  const open = tabsOf(useViewer().permessi)
  const name = tabOf(useParams().scheda, open)?.name ?? null
  useChanged(['ORDINE'], useReread(COLLECTION), { pk: ordine?.pk ?? 0, includingOwn: name === 'logs' })
  useLiveListe()
  const phone = useIsPhone()
  usePageCrumb(ordine?.numeroCommessa ?? null)

  if (!ordine) return <OrdineNotFound />
  const { pk, numeroCommessa } = ordine
  return (
    <Page
      title={`Ordine ${numeroCommessa}`}
      isWaiting={isWaiting}
      back={<BackLink to={ordiniListUrl()} title="Lista ordini" />}
      subtitle={ordine.cliente.nome}
      beside={<OrdineBadges ordine={ordine} />}
      actions={
        <Box sx={{ display: 'flex', gap: 1, flexShrink: 0, alignItems: 'center' }}>
          <OrdineHeaderActions ordine={ordine} tabs={open.map((tab) => tab.name)} open={name} />
        </Box>
      }
      filters={<OrdineTabs ordine={pk} tabs={open} open={name} />}
      sticky
    >
      <Box
        id={ORDINE_TAB_PANEL}
        role="tabpanel"
        aria-labelledby={name ? `scheda-${name}` : undefined}
        sx={{ pt: { xs: 0.5, sm: 1 }, display: 'flex', flexDirection: 'column' }}
      >
        {/* In its detail it stands under the day it counts to. */}
        {phone && name !== 'view' && (
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, gap: 0.5, mb: 0.5 }}>
            <MargineBadge ordine={ordine} />
          </Box>
        )}
        <Outlet context={{ ordine } satisfies OrdineTabProps} />
      </Box>
    </Page>
  )
}
