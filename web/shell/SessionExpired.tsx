import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { currentUserPk } from '#relay/SessionQuery.ts'
import { onSessionEnd, sessionResumed } from '#relay/session.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useViewer } from './viewer.ts'

// Its form library is a twentieth of a first load that few end here.
const { Component: LoginForm, prepare } = codeAhead(async () => ({
  default: (await import('./login/LoginForm.tsx')).LoginForm,
}))
/** The code is fetched once the page is at rest: a server that was renewed when the session ends no longer has it. */
const PREPARE_MS = 8000

/**
 * Over the open page when the session ended: the password is asked again and nothing that was being written is lost.
 * Somebody else logging in gets the page anew.
 */
export function SessionExpired({ onResumed }: { onResumed: () => void }) {
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const verifica = useEffectEvent(async () => {
    const utente = await currentUserPk().catch(() => undefined)
    if (utente === viewer.pk) resume()
    else setOpen(true)
  })
  useEffect(() => onSessionEnd(() => void verifica()), [])
  useEffect(() => {
    const timer = setTimeout(prepare, PREPARE_MS)
    return () => clearTimeout(timer)
  }, [])

  function resume() {
    setOpen(false)
    sessionResumed()
    onResumed()
  }

  async function entered() {
    const utente = await currentUserPk().catch(() => undefined)
    if (utente === viewer.pk) resume()
    else location.reload()
  }

  return (
    <DialogFrame floating open={open} title="La sessione è scaduta" width="xs">
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Accedi di nuovo per continuare: quello che stavi scrivendo è ancora qui.
        </DialogContentText>
        <Suspense>
          <LoginForm username={viewer.username} onEntered={() => void entered()} />
        </Suspense>
      </DialogContent>
    </DialogFrame>
  )
}
