import Box from '@mui/material/Box'
import { usePreloadedQuery } from 'react-relay'
import { Outlet, useParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useLiveListe } from '#screens/amministrazione/liste/useLiveListe.ts'
import { usePageCrumb } from '#shell/crumb/pageCrumb.ts'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import { OrdineBadges, OrdineHeaderActions } from './OrdineHeaderParts.tsx'
import { OrdineNotFound } from './OrdineNotFound.tsx'
import { OrdineProgress } from './OrdineProgress.tsx'
import { ORDINE_TAB_PANEL, OrdineTabs } from './OrdineTabs.tsx'
import { type OrdineTabProps, tabOf, tabsOf } from './tabs.ts'
import { useLiveOrdine } from './useLiveOrdine.ts'

const query = graphql`
  query OrdinePageQuery($pk: Int!) {
    ordine(pk: $pk) {
      pk
      versione
      numeroCommessa
      ...OrdineHeaderParts_insegne
      ...OrdineProgress_ordine
      ...OrdineHeaderParts_azioni
      ...EditOrdineTab_ordine
      ...ScontiTab_ordine
      ...OrdineViewTab_ordine
      ...AllegatiTab_ordine
      ...CheckListTab_ordine
    }
  }
`

/** Order detail with its tabs, live. */
export default function OrdinePage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdinePageQuery>()
  const { ordine } = usePreloadedQuery<OrdinePageQuery>(query, riferimento)
  const open = tabsOf(useViewer().permessi)
  const name = tabOf(useParams().scheda, open)?.nome ?? null
  useLiveOrdine(ordine?.pk ?? 0, name === 'logs')
  useLiveListe()
  usePageCrumb(ordine?.numeroCommessa ?? null)

  if (!ordine) return <OrdineNotFound />
  const { pk, numeroCommessa } = ordine
  return (
    <Page
      titolo={`Ordine ${numeroCommessa}`}
      inAttesa={inAttesa}
      back={<BackLink to={ordiniListUrl()} title="Lista ordini" />}
      beside={<OrdineBadges ordine={ordine} />}
      actions={
        // One row of its own where it does not fit beside the title, not half of it.
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OrdineHeaderActions ordine={ordine} />
        </Box>
      }
      filtri={
        <>
          <OrdineProgress ordine={ordine} />
          <OrdineTabs ordine={pk} tabs={open} open={name} />
        </>
      }
    >
      <Box
        id={ORDINE_TAB_PANEL}
        role="tabpanel"
        aria-labelledby={name ? `scheda-${name}` : undefined}
        sx={{ pt: 1.5, display: 'flex', flexDirection: 'column' }}
      >
        <Outlet context={{ ordine } satisfies OrdineTabProps} />
      </Box>
    </Page>
  )
}
