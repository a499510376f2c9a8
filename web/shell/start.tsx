import '@fontsource-variable/inter/wght.css'
import './figures.css'
import { type ComponentType, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { createHashRouter, Navigate, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ViewerQuery } from '#generated/ViewerQuery.graphql.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { useReady } from '#relay/reading/useReady.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { viewerQuery } from '#relay/ViewerQuery.ts'
import { ConfirmProvider } from '#ui/Confirm.tsx'
import { NoticesProvider } from '#ui/Notices.tsx'
import { reloadIfStale } from '#ui/page/reloadIfStale.ts'
import { unregisterOldWorker } from '#ui/page/unregisterOldWorker.ts'
import { CrashPage } from '#ui/stati/CrashPage.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { ThemeRoot } from '#ui/ThemeRoot.tsx'
import { RouteError } from './RouteError.tsx'
import { ShellSkeleton, StaffShell } from './StaffShell.tsx'
import { type ShellViewer, useViewer, ViewerContext } from './viewer.ts'

/** Where a shell begins. */
type FirstPath = string | ((permessi: ShellViewer['permessi']) => string)

function FirstPage({ path }: { path: FirstPath }) {
  const { permessi } = useViewer()
  return <Navigate to={typeof path === 'string' ? path : path(permessi)} replace />
}

/**
 * Starts a staff shell in the open page: asks who is there while the routes' own data and code are already coming.
 * @param routes of the screens, made with `loadRoute`; without a path, and from one that no screen has, one goes to
 * `defaultValue`, which may depend on who asks
 * @param around the frame of its pages, and what is shown when nobody can say who is there
 */
export function startShell(
  routes: readonly RouteObject[],
  defaultValue: FirstPath = '/',
  { Frame = StaffShell, Failed = NotRead }: Around = {},
): void {
  reloadIfStale()
  unregisterOldWorker()
  void import('#ui/page/startKeepFocus.ts')
  const reference = loadQuery<ViewerQuery>(relayEnvironment, viewerQuery, {}, { fetchPolicy: 'network-only' })
  const router = createHashRouter([
    {
      // Inside the router: a question ends with its page.
      element: (
        <ConfirmProvider>
          <Frame />
        </ConfirmProvider>
      ),
      HydrateFallback: ShellSkeleton,
      ErrorBoundary: RouteError,
      children: [
        ...routes.map((route) => ({ ErrorBoundary: RouteError, ...route }) as RouteObject),
        { path: '/', element: <FirstPage path={defaultValue} /> },
        { path: '*', element: <FirstPage path={defaultValue} /> },
      ],
    },
  ])
  const root = document.getElementById('radice')
  if (!root) throw new Error('Nella pagina manca #radice')
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary fallback={() => <CrashPage />}>
          <RelayEnvironmentProvider environment={relayEnvironment}>
            <NoticesProvider>
              <ErrorBoundary fallback={(error) => <Failed error={error} />}>
                <Suspense fallback={<ShellSkeleton />}>
                  <Shell reference={reference} router={router} />
                </Suspense>
              </ErrorBoundary>
            </NoticesProvider>
          </RelayEnvironmentProvider>
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>,
  )
}

interface Around {
  Frame?: ComponentType
  Failed?: ComponentType<{ error: Error }>
}

const NotRead = ({ error }: { error: Error }) => <ReadError error={error} retry={() => location.reload()} />

interface Props {
  reference: PreloadedQuery<ViewerQuery>
  router: ReturnType<typeof createHashRouter>
}

function Shell({ reference, router }: Props) {
  const ready = useReady({ key: 'viewer', inStore: false, reference })
  return ready ? <WithViewer reference={reference} router={router} /> : <ShellSkeleton />
}

function WithViewer({ reference, router }: Props) {
  const { viewer } = usePreloadedQuery<ViewerQuery>(viewerQuery, reference)
  if (!viewer) {
    location.replace(`/login?next=${encodeURIComponent(location.pathname + location.search)}${location.hash}`)
    return <ShellSkeleton />
  }
  return (
    <ViewerContext value={viewer}>
      {/* Without transitions: a page shows its skeleton at once, and keeps its old data by itself (RottaConDati). */}
      <RouterProvider router={router} useTransitions={false} />
    </ViewerContext>
  )
}
