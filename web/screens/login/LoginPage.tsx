import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LoginForm } from '#shell/login/LoginForm.tsx'
import { EntrancePage } from './EntrancePage.tsx'
import { ExternalFailure, ExternalLogin } from './ExternalLogin.tsx'
import { loginDestination } from './loginDestination.ts'

/** Entrance of the staff, agents and operators. */
export function LoginPage() {
  const asked = new URLSearchParams(location.search).get('next')
  const next = loginDestination(asked, location.hash, location.origin)
  return (
    <EntrancePage title="Accedi" below={<GoToPreventivo />}>
      <ExternalFailure />
      <LoginForm onEntered={() => location.replace(next)} />
      <ExternalLogin next={next} />
    </EntrancePage>
  )
}

function GoToPreventivo() {
  return (
    <Typography variant="body2" color="textSecondary">
      Cerchi un preventivo?{' '}
      <Link href="/preventivo" underline="always">
        Fai un preventivo
      </Link>
    </Typography>
  )
}
