import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef, useState } from 'react'

/** A place of a chart, and all that it says. */
export interface ChartPoint {
  chiave: string
  /** In words, with its figures. */
  detto: string
}

interface Props {
  /** What the chart shows. */
  etichetta: string
  /** It in short: how many places, from where to where. */
  riassunto: string
  punti: readonly ChartPoint[]
  /** Pixels that the axes take of the drawing. */
  spazio: { left: number; right: number; top: number; bottom: number }
  /** What a place opens; without it they are only read. */
  onOpen?: (chiave: string) => void
}

/**
 * Over the bars of a chart a button for each: for screen readers they are the chart, and the arrows move along them.
 * One of them is reached by Tab. The pointer goes through them to the drawing below.
 */
export function ChartPoints({ etichetta, riassunto, punti, spazio, onOpen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [quale, setQuale] = useState(0)
  const [detto, setDetto] = useState('')
  const attuale = Math.min(quale, punti.length - 1)
  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: attuale - 1,
      ArrowRight: attuale + 1,
      Home: 0,
      End: punti.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(punti.length - 1, to))
    setQuale(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <Box
        component="ol"
        ref={list}
        className="fuori-stampa"
        aria-label={`${etichetta}: ${riassunto}`}
        onKeyDown={move}
        sx={{
          position: 'absolute',
          ...spazio,
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          pointerEvents: 'none',
          '& button': { width: 1, height: 1, p: 0, border: 0, bgcolor: 'transparent' },
        }}
      >
        {punti.map(({ chiave, detto: tutto }, n) => (
          <Box component="li" key={chiave}>
            <button
              type="button"
              aria-label={tutto}
              tabIndex={n === attuale ? 0 : -1}
              onFocus={() => {
                setQuale(n)
                setDetto(tutto)
              }}
              onBlur={() => setDetto('')}
              onClick={onOpen && (() => onOpen(chiave))}
            />
          </Box>
        ))}
      </Box>
      {detto && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: 0,
            right: spazio.right,
            maxWidth: 0.8,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            typography: 'body2',
          }}
        >
          {detto}
        </Box>
      )}
    </>
  )
}
