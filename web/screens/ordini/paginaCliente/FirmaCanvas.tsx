import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'

/** What the form around it asks of a drawn signature. */
export interface FirmaHandle {
  /** The drawing as a `data:` URL; null when there is none. */
  drawing: () => string | null
}

/** Points of the drawing: the same on every screen, so that its picture stays small. */
const LARGHEZZA = 600
const ALTEZZA = 220
/** Shorter is a slip of the finger, in points. */
const MIN = 40

/** A frame in which one signs with a finger, a pen or the mouse. */
export function FirmaCanvas({ ref }: { ref: Ref<FirmaHandle> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const drawn = useRef(0)
  const [empty, setEmpty] = useState(true)
  useImperativeHandle(ref, () => ({
    drawing: () => (drawn.current >= MIN ? (canvas.current?.toDataURL('image/png') ?? null) : null),
  }))

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * LARGHEZZA, y: ((clientY - top) / height) * ALTEZZA }
  }
  function start(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = pointOf(event)
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    const from = last.current
    const context = canvas.current?.getContext('2d')
    if (!from || !context) return
    const to = pointOf(event)
    context.lineWidth = 3
    context.lineCap = 'round'
    context.strokeStyle = '#14213d'
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    drawn.current += Math.hypot(to.x - from.x, to.y - from.y)
    last.current = to
    setEmpty(false)
  }
  function end() {
    last.current = null
  }
  function clear() {
    canvas.current?.getContext('2d')?.clearRect(0, 0, LARGHEZZA, ALTEZZA)
    drawn.current = 0
    setEmpty(true)
  }
  return (
    <Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="canvas"
          ref={canvas}
          width={LARGHEZZA}
          height={ALTEZZA}
          role="img"
          aria-label="Riquadro della firma"
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          sx={{
            width: '100%',
            aspectRatio: `${LARGHEZZA} / ${ALTEZZA}`,
            display: 'block',
            border: '1px dashed',
            borderColor: 'text.disabled',
            borderRadius: 1,
            backgroundColor: '#fff',
            touchAction: 'none',
            cursor: 'crosshair',
          }}
        />
        {empty && (
          <Typography
            variant="body2"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              pointerEvents: 'none',
              color: '#6b7280',
            }}
          >
            Firma qui con il dito o con il mouse
          </Typography>
        )}
      </Box>
      <Button size="small" onClick={clear} disabled={empty}>
        Cancella la firma
      </Button>
    </Box>
  )
}
