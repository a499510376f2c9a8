import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LoginForm } from './LoginForm.tsx'
import { loginDestination } from './loginDestination.ts'

/** Entrance of the staff, agents and operators. */
export function LoginPage() {
  function entra() {
    const next = new URLSearchParams(location.search).get('next')
    location.replace(loginDestination(next, location.hash, location.origin))
  }
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Accedi
        </Typography>
        <LoginForm onEntrato={entra} />
      </Card>
      <Typography variant="body2" color="textSecondary">
        Cerchi un preventivo?{' '}
        <Link href="/preventivo" underline="always">
          Fai un preventivo
        </Link>
      </Typography>
    </Box>
  )
}
