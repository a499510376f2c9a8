import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Outlet, useNavigation, useRevalidator } from 'react-router'
import { SessionExpired } from '#shell/SessionExpired.tsx'
import { ProofAsked } from '#shell/security/ProofAsked.tsx'
import { UserMenu } from '#shell/UserMenu.tsx'
import { VediComeBanner } from '#shell/VediComeBanner.tsx'
import { useViewer } from '#shell/viewer.ts'
import { Mark } from '#ui/brand/Brand.tsx'
import { NoPermission } from '#ui/stati/NoPermission.tsx'

/** Around the portal: who it is for, and the way out of who came by login; no menu, there is nothing else to open. */
export function PortaleShell() {
  const { pk, nomeFornitore } = useViewer()
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  const withAccount = pk !== 0
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <VediComeBanner />
      <Box
        component="header"
        sx={{
          minHeight: 48,
          flexShrink: 0,
          px: { xs: 1.5, sm: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Mark />
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>Portale fornitori</Typography>
        <Typography color="textSecondary" noWrap sx={{ flex: 1, minWidth: 0, textAlign: 'right' }}>
          {nomeFornitore}
        </Typography>
        {withAccount && <UserMenu />}
      </Box>
      <Box sx={{ position: 'relative', height: 0, zIndex: 1 }}>
        {state === 'loading' && <LinearProgress sx={{ height: 2 }} aria-label="Caricamento..." />}
      </Box>
      <Box
        component="main"
        id="contenuto"
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
      >
        {nomeFornitore === null ? <NoPermission /> : <Outlet />}
      </Box>
      {withAccount && <SessionExpired onResumed={() => void revalidate()} />}
      {withAccount && <ProofAsked />}
    </Box>
  )
}
