import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect, useState } from 'react'

/** From the pointer, px, and what is kept free of the window's right edge. */
const AWAY = 18
const WIDTH = 320

interface Props {
  where: string
  text: string | null
  /** '3 giorni di margine', of the plan as it would be; null where nobody can say. */
  margine: string | null
}

/** At the pointer: where what is in hand is, and what dropping it there would do; Escape gives up. */
export function DragOutcome({ where, text, margine }: Props) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => setAt({ x: clientX, y: clientY })
    window.addEventListener('pointermove', follow, { passive: true })
    return () => window.removeEventListener('pointermove', follow)
  }, [])
  const place = at
    ? {
        left: Math.max(8, Math.min(at.x + AWAY, window.innerWidth - WIDTH - 8)),
        top: at.y + AWAY + 96 > window.innerHeight ? at.y - AWAY - 88 : at.y + AWAY,
      }
    : { left: '50%', bottom: 24, transform: 'translateX(-50%)' }
  return (
    <Paper
      variant="outlined"
      role="status"
      style={place}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        px: 1.5,
        py: 0.75,
        boxShadow: 3,
        maxWidth: WIDTH,
        pointerEvents: 'none',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{where}</Box>
      {[text, margine].filter(Boolean).join(' · ')}
    </Paper>
  )
}
