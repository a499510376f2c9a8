import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Id of the place at the foot of a page. */
const FOOT = 'piede-pagina'

/** Where a page shows what `PhoneActions` is given: its last part, empty while there is nothing. */
export function PageFoot() {
  return (
    <Box
      id={FOOT}
      className="solo-schermo"
      sx={{
        flexShrink: 0,
        '&:empty': { display: 'none' },
        px: 1.5,
        py: 0.75,
        display: 'flex',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        // The first acts of the page share its width.
        '& > .MuiButton-root': { flex: '1 1 0', minWidth: 0, whiteSpace: 'nowrap' },
      }}
    />
  )
}

/** The first acts of a page on a phone, at the thumb: in the foot of the page, which must be `sticky`. */
export function PhoneActions({ children }: { children: ReactNode }) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useEffect(() => setFoot(document.getElementById(FOOT)), [])
  return foot && createPortal(children, foot)
}
