import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { BackLink } from '../../../../ui/list/BackLink.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { RowsSkeleton } from '../../../../ui/stati/Skeletons.tsx'
import { ordiniListUrl } from '../returnToList.ts'
import type { OrdinePageQuery } from './__generated__/OrdinePageQuery.graphql.ts'
import { OrdineBadges, OrdineHeaderActions } from './OrdineHeaderParts.tsx'
import { OrdineNotFound } from './OrdineNotFound.tsx'
import { ORDINE_TAB_PANEL, OrdineTabs } from './OrdineTabs.tsx'
import { tabOf, tabsOf } from './tabs.ts'
import { useLiveListe } from '../../../amministrazione/liste/useLiveListe.ts'
import { useLiveOrdine } from './useLiveOrdine.ts'

const query = graphql`
  query OrdinePageQuery($pk: Int!) {
    ordine(pk: $pk) {
      pk
      versione
      numeroCommessa
      ...OrdineHeaderParts_insegne
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
  const aperte = tabsOf(useViewer().permessi)
  const { nome, pagina: Contenuto } = tabOf(useParams().scheda, aperte)
  useLiveOrdine(ordine?.pk ?? 0, nome === 'logs')
  useLiveListe()

  if (!ordine) return <OrdineNotFound />
  const { pk, numeroCommessa } = ordine
  return (
    <Page
      titolo={`Ordine ${numeroCommessa}`}
      inAttesa={inAttesa}
      indietro={<BackLink to={ordiniListUrl()} title="Lista ordini" />}
      accanto={<OrdineBadges ordine={ordine} />}
      azioni={<OrdineHeaderActions ordine={ordine} />}
      filtri={<OrdineTabs ordine={pk} schede={aperte} aperta={nome} />}
    >
      <Box
        id={ORDINE_TAB_PANEL}
        role="tabpanel"
        aria-labelledby={`scheda-${nome}`}
        sx={{ pt: 1.5, display: 'flex', flexDirection: 'column' }}
      >
        <ErrorBoundary
          chiave={`${nome} ${riferimento.fetchKey}`}
          fallback={(errore) => <ReadError errore={errore} riprova={() => location.reload()} />}
        >
          <Suspense key={nome} fallback={<RowsSkeleton />}>
            <Contenuto ordine={ordine} lettura={Number(riferimento.fetchKey)} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Page>
  )
}
