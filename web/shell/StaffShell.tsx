import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useMatches, useRevalidator } from 'react-router'
import type { RouteHandle } from '../relay/loadRoute.tsx'
import { useRefetchOnReconnect } from '../relay/useConnectionState.ts'
import { NoPermission } from '../ui/stati/NoPermission.tsx'
import { AppFrame } from './AppFrame.tsx'
import { SessionExpired } from './SessionExpired.tsx'
import { useViewer } from './viewer.ts'

/** Around every route of a shell: the frame, the gate of permissions, what happens when session or connection return. */
export function StaffShell() {
  const viewer = useViewer()
  const permessi: Readonly<Record<string, boolean>> = viewer.permessi
  const { revalidate } = useRevalidator()
  const richiesto = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.permesso
  useRefetchOnReconnect(() => void revalidate())
  const page = richiesto && permessi[richiesto] !== true ? <NoPermission /> : <Outlet />
  if (viewer.tablet) return <OnTablet>{page}</OnTablet>
  return (
    <AppFrame>
      {page}
      <SessionExpired onRipresa={() => void revalidate()} />
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

/** Shorter waits show no progress. */
const compare = keyframes({ from: { opacity: 0 } })

/** The frame's outline, before anything is known. */
export function ShellSkeleton() {
  return (
    <Box role="status" aria-label="Caricamento..." sx={{ height: '100dvh', display: 'flex' }}>
      <Box
        sx={{
          width: 232,
          display: { xs: 'none', md: 'block' },
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      />
      <Box sx={{ flex: 1 }}>
        <Box sx={{ height: 48, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }} />
        <LinearProgress aria-hidden sx={{ height: 2, animation: `${compare} 1ms 400ms both` }} />
      </Box>
    </Box>
  )
}
