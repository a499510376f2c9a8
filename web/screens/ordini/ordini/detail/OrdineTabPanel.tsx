import { Suspense } from 'react'
import { useLoaderData, useOutletContext, useParams, useRevalidator } from 'react-router'
import { ReadError } from '#relay/ReadError.tsx'
import { RouteWithData } from '#relay/RouteWithData.tsx'
import type { RouteData } from '#relay/routeData.ts'
import { useViewer } from '#shell/viewer.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { NoPermission } from '#ui/stati/NoPermission.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { type OrdineTabProps, tabOf, tabsOf } from './tabs.ts'

/** What the open tab shows: its skeleton at once, then what its route has begun to read. */
export function OrdineTabPanel() {
  const props = useOutletContext<OrdineTabProps>()
  const read = useLoaderData<RouteData | null>()
  const tab = tabOf(useParams().scheda, tabsOf(useViewer().permessi))
  const { revalidate } = useRevalidator()
  if (!tab) return <NoPermission />
  const { name, Component: Content } = tab
  if (read) {
    return (
      <RouteWithData skeleton={<RowsSkeleton />}>
        <Content {...props} />
      </RouteWithData>
    )
  }
  return (
    <ErrorBoundary itemKey={name} fallback={(error) => <ReadError error={error} retry={() => void revalidate()} />}>
      <Suspense key={name} fallback={<RowsSkeleton />}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
