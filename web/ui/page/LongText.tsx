import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type ReactNode, useId } from 'react'
import { usePageState } from './usePageState.ts'

/** Characters that two lines of a narrow column hold. */
const SHORT = 60

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // On paper nothing can be opened.
  '@media print': { display: 'block' },
} as const

interface Props {
  text: string
  /** The text as it is drawn, when it is more than itself: a link. */
  children?: ReactNode
}

/** A text that somebody has typed: two lines of a long one, and a button for the rest. */
export function LongText({ text, children = text }: Props): ReactNode {
  const [open, setOpen] = usePageState(false)
  const id = useId()
  if (text.length <= SHORT) return children
  return (
    <>
      <Box id={id} title={open ? undefined : text} sx={open ? undefined : CLAMPED}>
        {children}
      </Box>
      <Link
        component="button"
        type="button"
        color="textSecondary"
        className="solo-schermo"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ fontSize: '0.8125rem', '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        {open ? 'Mostra meno' : 'Mostra tutto'}
      </Link>
    </>
  )
}
