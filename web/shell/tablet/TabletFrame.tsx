import ArrowBack from '@mui/icons-material/ArrowBack'
import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { openQueueStore } from '#relay/offline/queueStore.ts'
import { currentUserPk } from '#relay/SessionQuery.ts'
import { onSessionEnd } from '#relay/session.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { LiveDot } from '../LiveDot.tsx'
import { logOut } from '../login/session.ts'
import { type ShellViewer, useViewer } from '../viewer.ts'
import { forgetTablet, leftAlone, NAMES_PATH, rememberLeaving, rememberTouch, wasLeaving } from './leave.ts'
import { ownWritesSlot } from './ownWritesSlot.ts'

const big = { minHeight: 56, px: 2.5, fontSize: '1rem', '@media (pointer: coarse)': { minHeight: 56 } } as const

/** Around the pages of who has entered by a PIN on a tablet of the workshop: who it is, and the way out. */
export default function TabletFrame({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (!viewer.tablet) return children
  return (
    <AtTablet viewer={viewer} tablet={viewer.tablet}>
      {children}
    </AtTablet>
  )
}

interface Props {
  viewer: ShellViewer
  tablet: NonNullable<ShellViewer['tablet']>
  children: ReactNode
}

/** How long before the end one is asked. */
const WARN_S = 20

interface IdleOptions {
  minutes: number
  /** True once nobody is to be asked any longer. */
  away: boolean
  /** Nobody has touched anything for the whole time; called again at each end while the page stays. */
  onOver: () => void
}

/**
 * Watches whether somebody still touches the page.
 * @returns the seconds that are left once there are few, else null
 */
function useIdle({ minutes, away, onOver }: IdleOptions): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (away) return
    let touched = Date.now()
    rememberTouch(touched)
    const touch = () => {
      touched = Date.now()
      rememberTouch(touched)
      setLeft(null)
    }
    const timer = setInterval(() => {
      const seconds = Math.ceil((touched + minutes * 60_000 - Date.now()) / 1000)
      if (seconds <= 0) {
        touched = Date.now()
        setLeft(null)
        over()
      } else setLeft(seconds <= WARN_S ? seconds : null)
    }, 1000)
    const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const name of events) window.addEventListener(name, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of events) window.removeEventListener(name, touch)
    }
  }, [minutes, away])
  return left
}

const AGAIN_MS = 1000
/** An answer within this needs no words. */
const SOON = 2

/**
 * The way out of a tablet: what its user has done leaves first, by the user's own session; then the session ends and
 * the names come back. Without network it waits here, where nobody can do anything in that user's name.
 */
function Leaving({ viewer }: { viewer: ShellViewer }) {
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

function AtTablet({ viewer, tablet, children }: Props) {
  const { pathname } = useLocation()
  const confirm = useConfirm()
  // Switched off and on, or found by another: who was here is no longer.
  const [leaving, setLeaving] = useState(() => wasLeaving(viewer.pk) || leftAlone(tablet.minutiInattivita))

  function leave() {
    rememberLeaving(viewer.pk)
    setLeaving(true)
  }

  // Who leaves without network does not get it any more.
  useEffect(() => ownWritesSlot.prepare(), [])

  const seconds = useIdle({ minutes: tablet.minutiInattivita, away: leaving, onOver: () => void leaveIfReached() })

  /** Without network nobody could enter again: the tablet stays with who is at it. */
  async function leaveIfReached() {
    const reached = await currentUserPk().then(
      () => true,
      () => false,
    )
    if (reached) leave()
  }

  async function done() {
    const reached = await currentUserPk().then(
      () => true,
      () => false,
    )
    const question = {
      title: 'Manca la rete',
      text: 'Se esci adesso, nessuno può entrare su questo tablet finché la rete non torna. Quello che hai registrato è al sicuro.',
      conferma: 'Esci lo stesso',
    }
    if (reached || (await confirm(question))) leave()
  }

  useEffect(
    () =>
      onSessionEnd(() => {
        forgetTablet()
        location.replace(NAMES_PATH)
      }),
    [],
  )

  if (leaving) return <Leaving viewer={viewer} />
  return (
    <Box data-cornice sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box
        component="header"
        sx={{
          flexShrink: 0,
          px: { xs: 1.5, sm: 3 },
          py: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {viewer.nome}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {tablet.nome}
          </Typography>
        </Box>
        <LiveDot />
        {pathname !== '/operatore' && (
          <Button variant="outlined" href="#/operatore" startIcon={<ArrowBack />} sx={big}>
            Attività
          </Button>
        )}
        <Button variant="outlined" endIcon={<Logout />} onClick={() => void done()} sx={big}>
          Ho finito
        </Button>
      </Box>
      <Box
        component="main"
        id="contenuto"
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
      >
        {children}
      </Box>
      <Dialog open={seconds !== null} aria-labelledby="titolo-inattivo">
        <DialogTitle id="titolo-inattivo">{viewer.nome}, sei ancora qui?</DialogTitle>
        <DialogContent>
          Fra {seconds} secondi il tablet torna ai nomi. Quello che non hai ancora salvato va perso.
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus sx={big}>
            Sono qui
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}
