import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { usePreloadedQuery } from 'react-relay'
import { Link, Outlet, useParams } from 'react-router'
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
import { ordiniListUrl } from '../returnToList.ts'
import { OrdineBadges, OrdineHeaderActions } from './OrdineHeaderParts.tsx'
import { OrdineNotFound } from './OrdineNotFound.tsx'
import { OrdineProgress } from './OrdineProgress.tsx'
import { type OrdineTab, type OrdineTabProps, tabOf, tabsOf } from './tabs.ts'

const query = graphql`
  query OrdinePageQuery($pk: Int!) @preloadable {
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

/** Several files at once make as many events: one reading. */
const COLLECTION = 150

/** Id of what the open tab shows. */
const ORDINE_TAB_PANEL = 'pannello-scheda'

interface OrdineTabsProps {
  /** Number of the order. */
  ordine: number
  tabs: readonly OrdineTab[]
  /** Name of the open one; null when the user may not open it. */
  open: string | null
}

/** What belongs together stands together: the order, its making, what it is made of and what is bought, papers and history. */
const GROUPS: readonly (readonly string[])[] = [
  ['view', 'edit', 'sconti'],
  ['fasi', 'schedulazioni', 'avanzamento'],
  ['distinte', 'fornitori'],
  ['allegati', 'marcatura-ce', 'checklist', 'logs'],
]

/** The tabs in the order of their groups, those that no group names last; `inizia` at the first of a later group. */
function grouped(tabs: readonly OrdineTab[]) {
  const groupOf = ({ name }: OrdineTab) => {
    const group = GROUPS.findIndex((names) => names.includes(name))
    return group === -1 ? GROUPS.length : group
  }
  const placeOf = ({ name }: OrdineTab) => GROUPS.flat().indexOf(name)
  const ordinate = [...tabs].sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  return ordinate.map((tab, index) => {
    const before = ordinate[index - 1]
    return { ...tab, inizia: before !== undefined && groupOf(before) !== groupOf(tab) }
  })
}

/** The tabs of an order: each is an address of its own. */
function OrdineTabs({ ordine, tabs, open }: OrdineTabsProps) {
  return (
    <Tabs
      aria-label="Schede dell’ordine"
      value={open ?? false}
      variant="scrollable"
      sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider', mb: -1 }}
    >
      {grouped(tabs).map(({ name, label, prepare, inizia }) => (
        <Tab
          key={name}
          value={name}
          label={label}
          component={Link}
          to={`/ordini/${ordine}/${name}`}
          onPointerEnter={prepare}
          onFocus={prepare}
          id={`scheda-${name}`}
          aria-controls={name === open ? ORDINE_TAB_PANEL : undefined}
          sx={{
            minHeight: 36,
            py: 0.5,
            // All of them fit beside the drawer of a desk.
            minWidth: 0,
            px: { xs: 2, lg: 1.25 },
            ...(inizia && { borderLeft: 1, borderColor: 'divider' }),
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        />
      ))}
    </Tabs>
  )
}

/** Order detail with its tabs, live. */
export default function OrdinePage() {
  const { reference, inAttesa } = useRouteQuery<OrdinePageQuery>()
  const { ordine } = usePreloadedQuery<OrdinePageQuery>(query, reference)
  const open = tabsOf(useViewer().permessi)
  const name = tabOf(useParams().scheda, open)?.name ?? null
  useChanged(['ORDINE'], useReread(COLLECTION), { pk: ordine?.pk ?? 0, includingOwn: name === 'logs' })
  useLiveListe()
  usePageCrumb(ordine?.numeroCommessa ?? null)

  if (!ordine) return <OrdineNotFound />
  const { pk, numeroCommessa } = ordine
  return (
    <Page
      title={`Ordine ${numeroCommessa}`}
      inAttesa={inAttesa}
      back={<BackLink to={ordiniListUrl()} title="Lista ordini" />}
      beside={<OrdineBadges ordine={ordine} />}
      actions={
        // One row of its own where it does not fit beside the title, not half of it.
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <OrdineHeaderActions ordine={ordine} />
        </Box>
      }
      filters={
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
