import '@fontsource-variable/inter/wght.css'
import './cifre.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { createHashRouter, Navigate, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ViewerQuery } from '../relay/__generated__/ViewerQuery.graphql.ts'
import { ErroreDiLettura } from '../relay/ErroreDiLettura.tsx'
import { environment } from '../relay/environment.ts'
import { usePronta } from '../relay/lettura/usePronta.ts'
import { viewerQuery } from '../relay/ViewerQuery.ts'
import { AvvisiProvider } from '../ui/Avvisi.tsx'
import { ConfermaProvider } from '../ui/Conferma.tsx'
import { CrashPage } from '../ui/stati/CrashPage.tsx'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { Tema } from '../ui/Tema.tsx'
import { ErroreDiRotta } from './ErroreDiRotta.tsx'
import { Guscio, ScheletroGuscio } from './Guscio.tsx'
import { ricaricaSeVecchia } from './ricaricaSeVecchia.ts'
import { ContestoViewer } from './viewer.ts'

/**
 * Starts a staff shell in the open page: asks who is there while the routes' own data and code are already coming.
 * @param rotte of the screens, made with `loadRoute`; any other path goes to `predefinita`
 */
export function avviaShell(rotte: readonly RouteObject[], predefinita = '/'): void {
  ricaricaSeVecchia()
  const riferimento = loadQuery<ViewerQuery>(environment, viewerQuery, {}, { fetchPolicy: 'network-only' })
  const router = createHashRouter([
    {
      Component: Guscio,
      HydrateFallback: ScheletroGuscio,
      ErrorBoundary: ErroreDiRotta,
      children: [
        ...rotte.map((rotta) => ({ ErrorBoundary: ErroreDiRotta, ...rotta }) as RouteObject),
        { path: '*', element: <Navigate to={predefinita} replace /> },
      ],
    },
  ])
  const radice = document.getElementById('radice')
  if (!radice) throw new Error('Nella pagina manca #radice')
  createRoot(radice).render(
    <StrictMode>
      <Tema>
        <ErrorBoundary fallback={() => <CrashPage />}>
          <RelayEnvironmentProvider environment={environment}>
            <AvvisiProvider>
              <ConfermaProvider>
                <ErrorBoundary
                  fallback={(errore) => <ErroreDiLettura errore={errore} riprova={() => location.reload()} />}
                >
                  <Suspense fallback={<ScheletroGuscio />}>
                    <Shell riferimento={riferimento} router={router} />
                  </Suspense>
                </ErrorBoundary>
              </ConfermaProvider>
            </AvvisiProvider>
          </RelayEnvironmentProvider>
        </ErrorBoundary>
      </Tema>
    </StrictMode>,
  )
}

interface Props {
  riferimento: PreloadedQuery<ViewerQuery>
  router: ReturnType<typeof createHashRouter>
}

function Shell({ riferimento, router }: Props) {
  const pronta = usePronta({ chiave: 'viewer', inStore: false, riferimento })
  return pronta ? <ConViewer riferimento={riferimento} router={router} /> : <ScheletroGuscio />
}

function ConViewer({ riferimento, router }: Props) {
  const { viewer } = usePreloadedQuery<ViewerQuery>(viewerQuery, riferimento)
  if (!viewer) {
    location.replace(`/login?next=${encodeURIComponent(location.pathname + location.search)}${location.hash}`)
    return <ScheletroGuscio />
  }
  return (
    <ContestoViewer value={viewer}>
      {/* Without transitions: a page shows its skeleton at once, and keeps its old data by itself (RottaConDati). */}
      <RouterProvider router={router} useTransitions={false} />
    </ContestoViewer>
  )
}
