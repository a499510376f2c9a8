import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useMatches, useRevalidator } from 'react-router'
import type { RouteHandle } from '#relay/loadRoute.tsx'
import { useRefetchOnReconnect } from '#relay/useConnectionState.ts'
import { NoPermission } from '#ui/stati/NoPermission.tsx'
import { AppFrame } from './AppFrame.tsx'
import { SessionExpired } from './SessionExpired.tsx'
import { ProofAsked } from './security/ProofAsked.tsx'
import { useViewer } from './viewer.ts'

/** Around every route of a shell: the frame, the gate of permissions, what happens when session or connection return. */
export function StaffShell() {
  const viewer = useViewer()
  const permessi: Readonly<Record<string, boolean>> = viewer.permessi
  const { revalidate } = useRevalidator()
  const required = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.permission
  useRefetchOnReconnect(() => void revalidate())
  const page = required && permessi[required] !== true ? <NoPermission /> : <Outlet />
  if (viewer.tablet) return <OnTablet>{page}</OnTablet>
  return (
    <AppFrame>
      {page}
      <SessionExpired onResumed={() => void revalidate()} />
      <ProofAsked />
    </AppFrame>
  )
}

// Few pages are opened on a wall.
const TabletFrame = lazy(() => import('./tablet/TabletFrame.tsx'))

const OnTablet = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<ShellSkeleton />}>
    <TabletFrame>{children}</TabletFrame>
  </Suspense>
)

// What the HTML came with stands until the page is drawn: read once, before anything is drawn in its place.
const outline = { __html: document.getElementById('radice')?.innerHTML ?? '' }

/** The frame's outline, before anything is known: that of the HTML (web/entries/firstLoad/firstLoad.ts). */
export function ShellSkeleton() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it came
  return <div dangerouslySetInnerHTML={outline} />
}
