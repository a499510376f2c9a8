import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { openQueueStore } from '#relay/offline/queueStore.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { logOut } from '../login/session.ts'
import type { ShellViewer } from '../viewer.ts'
import { forgetTablet, NAMES_PATH } from './leave.ts'
import { ownWritesSlot } from './ownWritesSlot.ts'

const AGAIN_MS = 1000
/** An answer within this needs no words. */
const SOON = 2

/**
 * The way out of a tablet: what its user has done leaves first, by the user's own session; then the session ends and
 * the names come back. Without network it waits here, where nobody can do anything in that user's name.
 */
export function Leaving({ viewer }: { viewer: ShellViewer }) {
  const { pk } = viewer
  const [waiting, setWaiting] = useState(0)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let here = true
    let timer: ReturnType<typeof setTimeout>
    async function goOn() {
      const own = (await (await openQueueStore()).all()).filter(
        ({ owner, refused }) => owner === pk && refused === null,
      )
      if (!here) return
      setWaiting(own.length)
      if (own.length === 0 && (await out())) return
      if (!here) return
      setTries((before) => before + 1)
      timer = setTimeout(() => void goOn(), AGAIN_MS)
    }
    void goOn()
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [pk])

  return (
    <Box
      component="main"
      sx={{ height: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', p: 3, gap: 2 }}
    >
      <ownWritesSlot.Component user={pk} />
      <Typography variant="h1">A dopo, {viewer.nome}</Typography>
      {tries < SOON ? (
        <CircularProgress aria-label="Uscita in corso" />
      ) : (
        <>
          <CloudOff fontSize="large" color="warning" />
          <Typography role="status" sx={{ maxWidth: 480, textAlign: 'center' }}>
            Manca la rete. I nomi tornano da soli appena c’è.
            {waiting > 0 &&
              ` ${formatCount(waiting, 'registrazione è', 'registrazioni sono')} al sicuro su questo dispositivo e partono per prime.`}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** @returns false when the server cannot be reached */
async function out(): Promise<boolean> {
  try {
    await logOut()
  } catch {
    return false
  }
  forgetTablet()
  location.replace(NAMES_PATH)
  return true
}
