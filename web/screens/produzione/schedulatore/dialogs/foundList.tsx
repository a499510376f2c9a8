import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode } from 'react'

/** Arrows go up and down a list of orders. */
export function walkOrdini(event: KeyboardEvent<HTMLElement>) {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (passo === undefined) return
  event.preventDefault()
  const voci = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-ordine]')]
  const prossima = voci.indexOf(document.activeElement as HTMLElement) + passo
  voci[Math.max(0, prossima)]?.focus()
}

/** In the place of a list. */
export function FoundNotice({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {children}
    </Typography>
  )
}
