import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { LoginForm } from '#shell/login/LoginForm.tsx'
import { externalLogin } from '#shell/login/session.ts'
import { EntrancePage } from './EntrancePage.tsx'
import { loginDestination } from './loginDestination.ts'

const FAILURES: Readonly<Record<string, string>> = {
  sconosciuto: 'Il tuo account aziendale non corrisponde a nessun utente: chiedi a un amministratore.',
  fallito: 'L’accesso aziendale non è riuscito: riprova.',
}

/** The button of the company's own login, where there is one. @param next path to come back to */
function ExternalLogin({ next }: { next: string }) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let alive = true
    void externalLogin().then((found) => {
      if (alive) setName(found)
    })
    return () => {
      alive = false
    }
  }, [])
  if (name === null) return null
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Divider>oppure</Divider>
      <Button variant="outlined" size="large" href={`/accesso/oidc?next=${encodeURIComponent(next)}`}>
        {name}
      </Button>
    </Stack>
  )
}

/** Why the company's login did not let in, as the address says it. */
function ExternalFailure() {
  const failure = FAILURES[new URLSearchParams(location.search).get('accesso') ?? '']
  return failure ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {failure}
    </Alert>
  ) : null
}

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
