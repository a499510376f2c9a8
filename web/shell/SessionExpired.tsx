import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useState } from 'react'
import { currentUserPk } from '../relay/SessionQuery.ts'
import { onSessionEnd, sessionResumed } from '../relay/session.ts'
import { LoginForm } from '../screens/login/LoginForm.tsx'
import { useViewer } from './viewer.ts'

/**
 * Over the open page when the session ended: the password is asked again and nothing that was being written is lost.
 * Somebody else logging in gets the page anew.
 */
export function SessionExpired({ onRipresa }: { onRipresa: () => void }) {
  const viewer = useViewer()
  const [aperta, setAperta] = useState(false)
  const verifica = useEffectEvent(async () => {
    const utente = await currentUserPk().catch(() => undefined)
    if (utente === viewer.pk) riprendi()
    else setAperta(true)
  })
  useEffect(() => onSessionEnd(() => void verifica()), [])

  function riprendi() {
    setAperta(false)
    sessionResumed()
    onRipresa()
  }

  async function entrato() {
    const utente = await currentUserPk().catch(() => undefined)
    if (utente === viewer.pk) riprendi()
    else location.reload()
  }

  return (
    <Dialog open={aperta} maxWidth="xs" fullWidth aria-labelledby="titolo-sessione">
      <DialogTitle id="titolo-sessione">La sessione è scaduta</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Accedi di nuovo per continuare: quello che stavi scrivendo è ancora qui.
        </DialogContentText>
        <LoginForm username={viewer.username} onEntrato={() => void entrato()} />
      </DialogContent>
    </Dialog>
  )
}
