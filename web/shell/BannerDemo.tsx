import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useViewer } from './viewer.ts'

const PRIMI = 3

/** The first names, and how many more there are. */
function primi(names: readonly string[]): string {
  const others = names.length - PRIMI
  if (others <= 0) return names.join(', ')
  return `${names.slice(0, PRIMI).join(', ')} e ${others === 1 ? 'un altro' : `altri ${others}`}`
}

/** Tells a superuser on every page that anybody may enter with the known password of the demo users. */
export function BannerDemo() {
  const { utentiDemo, permessi } = useViewer()
  if (utentiDemo.length === 0) return null
  return (
    <Box
      role="status"
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        gap: 1,
        display: 'flex',
        alignItems: 'center',
        backgroundColor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      <Warning fontSize="small" />
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        Chiunque può entrare: hanno ancora la password «demo» {primi(utentiDemo)}.{' '}
        {permessi.adminUsers && (
          <Link href="/utenti/#/" color="inherit" underline="always">
            Cambia le password o disattiva gli utenti
          </Link>
        )}
      </Box>
    </Box>
  )
}
