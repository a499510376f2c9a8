import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import Logout from '@mui/icons-material/Logout'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense } from 'react'
import { errorMessage } from '#relay/errors.ts'
import { useNotices } from '#ui/Notices.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { useColorMode } from '#ui/useColorMode.ts'
import { logOut } from './login/session.ts'
import { useCommit, version } from './version.ts'
import { type ShellViewer, useViewer } from './viewer.ts'

const ChangePassword = lazy(() => import('./ChangePassword.tsx'))
const Security = lazy(() => import('./security/SecurityDialog.tsx'))

function initial({ nome }: ShellViewer): string {
  const parts = nome.split(' ').filter(Boolean)
  return `${parts[0]?.[0] ?? ''}${parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}

/** Name, dark mode, password, second factor and sessions, exit. */
export function UserMenu() {
  const viewer = useViewer()
  const notices = useNotices()
  const { scuro, set } = useColorMode()
  const [anchor, setAnchor] = usePageState<HTMLElement | null>(null)
  const [password, setPassword] = usePageState(false)
  const [security, setSecurity] = usePageState(false)
  const close = () => setAnchor(null)
  const commit = useCommit(anchor !== null)

  async function leave() {
    close()
    await logOut().then(
      () => location.assign('/login'),
      (error) => notices.error(errorMessage(error)),
    )
  }

  return (
    <>
      <Tooltip title={viewer.nome}>
        <IconButton
          aria-label={`${initial(viewer)}, menu utente`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 28,
              height: 28,
              fontSize: '0.75rem',
              fontWeight: 650,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initial(viewer)}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          <ListItemText primary={viewer.nome} secondary={viewer.username} />
        </MenuItem>
        <Divider />
        <MenuItem
          onClick={() => {
            set(scuro ? 'light' : 'dark')
            close()
          }}
        >
          <ListItemIcon>
            {scuro ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
          </ListItemIcon>
          {scuro ? 'Tema chiaro' : 'Tema scuro'}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setPassword(true)
            close()
          }}
        >
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          Cambia password
        </MenuItem>
        <MenuItem
          onClick={() => {
            setSecurity(true)
            close()
          }}
        >
          <ListItemIcon>
            <ShieldOutlined fontSize="small" />
          </ListItemIcon>
          Accesso e sicurezza
        </MenuItem>
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          Esci
        </MenuItem>
        <Divider />
        <MenuItem component="a" href={`/assets/notices.txt?v=${version}`} target="_blank" rel="noreferrer" dense>
          <ListItemText
            secondary={`Versione ${version}${commit && ` (${commit})`} · Licenze delle librerie`}
            slotProps={{ secondary: { variant: 'caption' } }}
          />
        </MenuItem>
      </Menu>
      {password && (
        <Suspense fallback={null}>
          <ChangePassword onClose={() => setPassword(false)} />
        </Suspense>
      )}
      {security && (
        <Suspense fallback={null}>
          <Security onClose={() => setSecurity(false)} />
        </Suspense>
      )}
    </>
  )
}
