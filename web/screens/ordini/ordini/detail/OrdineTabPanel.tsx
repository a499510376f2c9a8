import { Suspense } from 'react'
import { useLoaderData, useOutletContext, useParams, useRevalidator } from 'react-router'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { RouteWithData } from '../../../../relay/RouteWithData.tsx'
import type { RouteData } from '../../../../relay/routeData.ts'
import { useViewer } from '../../../../shell/viewer.ts'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { NoPermission } from '../../../../ui/stati/NoPermission.tsx'
import { RowsSkeleton } from '../../../../ui/stati/Skeletons.tsx'
import { type OrdineTabProps, tabOf, tabsOf } from './tabs.ts'

/** What the open tab shows: its skeleton at once, then what its route has begun to read. */
export function OrdineTabPanel() {
  const props = useOutletContext<OrdineTabProps>()
  const letta = useLoaderData<RouteData | null>()
  const scheda = tabOf(useParams().scheda, tabsOf(useViewer().permessi))
  const { revalidate } = useRevalidator()
  if (!scheda) return <NoPermission />
  const { nome, Component: Contenuto } = scheda
  if (letta) {
    return (
      <RouteWithData scheletro={<RowsSkeleton />}>
        <Contenuto {...props} />
      </RouteWithData>
    )
  }
  return (
    <ErrorBoundary chiave={nome} fallback={(error) => <ReadError errore={error} riprova={() => void revalidate()} />}>
      <Suspense key={nome} fallback={<RowsSkeleton />}>
        <Contenuto {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
