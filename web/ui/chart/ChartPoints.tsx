import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef, useState } from 'react'

/** A place of a chart, and all that it says. */
export interface ChartPoint {
  key: string
  /** In words, with its figures. */
  detto: string
}

interface Props {
  /** What the chart shows. */
  label: string
  /** It in short: how many places, from where to where. */
  summary: string
  points: readonly ChartPoint[]
  /** Pixels that the axes take of the drawing. */
  spazio: { left: number; right: number; top: number; bottom: number }
  /** What a place opens; without it they are only read. */
  onOpen?: (key: string) => void
}

/**
 * Over the bars of a chart a button for each: for screen readers they are the chart, and the arrows move along them.
 * One of them is reached by Tab. The pointer goes through them to the drawing below.
 */
export function ChartPoints({ label, summary, points, spazio, onOpen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [which, setWhich] = useState(0)
  const [told, setSpoken] = useState('')
  const current = Math.min(which, points.length - 1)
  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: points.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(points.length - 1, to))
    setWhich(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <Box
        component="ol"
        ref={list}
        className="fuori-stampa"
        aria-label={`${label}: ${summary}`}
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
        {points.map(({ key, detto: all }, n) => (
          <Box component="li" key={key}>
            <button
              type="button"
              aria-label={all}
              tabIndex={n === current ? 0 : -1}
              onFocus={() => {
                setWhich(n)
                setSpoken(all)
              }}
              onBlur={() => setSpoken('')}
              onClick={onOpen && (() => onOpen(key))}
            />
          </Box>
        ))}
      </Box>
      {told && (
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
          {told}
        </Box>
      )}
    </>
  )
}
