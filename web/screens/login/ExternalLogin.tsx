import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { externalLogin } from '#shell/login/session.ts'

const FAILURES: Readonly<Record<string, string>> = {
  sconosciuto: 'Il tuo account aziendale non corrisponde a nessun utente: chiedi a un amministratore.',
  fallito: 'L’accesso aziendale non è riuscito: riprova.',
}

/** The button of the company's own login, where there is one. @param next path to come back to */
export function ExternalLogin({ next }: { next: string }) {
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
export function ExternalFailure() {
  const failure = FAILURES[new URLSearchParams(location.search).get('accesso') ?? '']
  return failure ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {failure}
    </Alert>
  ) : null
}
