import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slide from '@mui/material/Slide'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'

type Tone = 'success' | 'error' | 'info' | 'warning'

interface Action {
  label: string
  onClick: () => void
}

interface Notice {
  id: number
  tone: Tone
  text: string
  action?: Action
}

export interface Notices {
  success: (text: string, action?: Action) => void
  error: (text: string, action?: Action) => void
  info: (text: string, action?: Action) => void
}

const NoticesContext = createContext<Notices | null>(null)

/** Milliseconds a snackbar stays: longer for errors and where there is something to undo. */
const DURATION: Record<Tone, number> = { success: 4000, info: 5000, warning: 8000, error: 9000 }
const DURATION_WITH_ACTION = 9000
const MAX = 3

/** Snackbars of the page: at most three at a time, the oldest leaves first. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const next = useRef(0)
  const close = useCallback((id: number) => setNotices((present) => present.filter((notice) => notice.id !== id)), [])
  const value = useMemo<Notices>(() => {
    const show = (tone: Tone) => (text: string, action?: Action) => {
      next.current += 1
      const notice = { id: next.current, tone, text, action }
      setNotices((present) => [...present.filter((other) => other.text !== text), notice].slice(-MAX))
    }
    return { success: show('success'), error: show('error'), info: show('info') }
  }, [])

  return (
    <NoticesContext value={value}>
      {children}
      <Box
        data-avvisi
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          // Over the middle of the top bar, where nothing is pressed: forms and lists have their buttons at the edges.
          top: 4,
          left: { xs: 8, sm: '50%' },
          right: { xs: 8, sm: 'auto' },
          transform: { sm: 'translateX(-50%)' },
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          maxWidth: 480,
          pointerEvents: 'none',
        }}
      >
        {notices.map((notice) => (
          <OneNotice key={notice.id} notice={notice} close={close} />
        ))}
      </Box>
    </NoticesContext>
  )
}

function OneNotice({ notice, close }: { notice: Notice; close: (id: number) => void }) {
  const { id, tone, text, action } = notice
  const [standing, setStanding] = useState(false)
  useEffect(() => {
    if (standing) return
    const timer = setTimeout(() => close(id), action ? DURATION_WITH_ACTION : DURATION[tone])
    return () => clearTimeout(timer)
  }, [standing, id, action, tone, close])

  const button = action && (
    <Button
      color="inherit"
      onClick={() => {
        close(id)
        action.onClick()
      }}
    >
      {action.label}
    </Button>
  )
  return (
    <Slide in direction="down">
      <Alert
        severity={tone}
        variant="filled"
        role={tone === 'error' ? 'alert' : 'status'}
        action={button}
        onClose={action ? undefined : () => close(id)}
        onMouseEnter={() => setStanding(true)}
        onMouseLeave={() => setStanding(false)}
        onFocus={() => setStanding(true)}
        onBlur={() => setStanding(false)}
        sx={{ pointerEvents: 'auto', alignItems: 'center' }}
      >
        {text}
      </Alert>
    </Slide>
  )
}

/** Functions that show snackbars; an action (`{ etichetta: 'Annulla', onClick }`) makes one stay longer. */
export function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('useNotices va usato dentro NoticesProvider')
  return notices
}
