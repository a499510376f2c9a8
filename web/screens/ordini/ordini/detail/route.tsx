import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import type { OrdinePageQuery } from '#generated/OrdinePageQuery.graphql.ts'
import detailQuery from '#generated/OrdinePageQuery$parameters.ts'
import { loadRoute, type RouteHandle, readRoute } from '#relay/loadRoute.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { pathNumber } from '#relay/pathNumber.ts'
import { routeViewer } from '#relay/routeViewer.ts'
import { DetailSkeleton } from '#ui/stati/Skeletons.tsx'
import { primaDataSlot } from '../../slots.ts'
import { OrdineTabPanel } from './OrdineTabPanel.tsx'
import { tabOf, tabsOf } from './tabs.ts'

/** Tabs and their filters show the order that is there: only another order, or who asks for it, reads again. */
function reread({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const elsewhere = currentUrl.href !== nextUrl.href
  return currentParams.id === nextParams.id && elsewhere ? false : defaultShouldRevalidate
}

/** Starts what the tab of the address reads, and its code; null for one that shows the order alone. */
async function readTab(args: LoaderFunctionArgs) {
  const viewer = await routeViewer()
  if (!viewer || args.request.signal.aborted) return null
  const tab = tabOf(args.params.scheda, tabsOf(viewer.permessi))
  if (!tab) return null
  const { name, legge, prepare, arrives } = tab
  if (!legge) {
    prepare()
    return null
  }
  const { query, variables } = legge
  return readRoute(
    {
      query,
      code: arrives(),
      variables: ({ id }, search) => variables(pathNumber(id), viewer, search),
      objectOf: ({ id }) => `${id} ${name}`,
    },
    args,
  )
}

/** Filters that only choose among what a tab has read ask nothing. */
function rereadTab(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args
  const same = currentParams.id === nextParams.id && currentParams.scheda === nextParams.scheda
  if (!same || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return nextParams.scheda === 'logs'
}

/** Detail of an order, `/ordini/{id}` and `/ordini/{id}/{tab}`. */
export const ordineRoute: RouteObject = {
  path: '/ordini/:id',
  shouldRevalidate: reread,
  ...loadRoute<OrdinePageQuery>({
    query: detailQuery,
    variables: ({ id }) => ({ pk: pathNumber(id) }),
    objectOf: ({ id }) => id,
    title: 'Ordine',
    page: withSlots(() => import('./OrdinePage.tsx'), primaDataSlot),
    skeleton: <DetailSkeleton title="Ordine" />,
  }),
  children: [
    {
      path: ':scheda?',
      handle: { title: 'Ordine' } satisfies RouteHandle,
      loader: readTab,
      shouldRevalidate: rereadTab,
      Component: OrdineTabPanel,
    },
  ],
}
