import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { EntrancePage } from './EntrancePage.tsx'
import { LoginForm } from './LoginForm.tsx'
import { loginDestination } from './loginDestination.ts'

/** Entrance of the staff, agents and operators. */
export function LoginPage() {
  function entra() {
    const next = new URLSearchParams(location.search).get('next')
    location.replace(loginDestination(next, location.hash, location.origin))
  }
  return (
    <EntrancePage title="Accedi" below={<VaiAlPreventivo />}>
      <LoginForm onEntrato={entra} />
    </EntrancePage>
  )
}

function VaiAlPreventivo() {
  return (
    <Typography variant="body2" color="textSecondary">
      Cerchi un preventivo?{' '}
      <Link href="/preventivo" underline="always">
        Fai un preventivo
      </Link>
    </Typography>
  )
}
