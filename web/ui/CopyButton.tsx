import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useNotices } from './Notices.tsx'

const DURATION = 2000

/** Copies a text to the clipboard and says so. */
export function CopyButton({
  text,
  label = 'Copia',
  ...others
}: { text: string; label?: string } & Omit<ButtonProps, 'onClick' | 'children' | 'startIcon'>) {
  const notices = useNotices()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), DURATION)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      // There is no clipboard on plain http from another machine.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notices.error('Il browser non permette di copiare: seleziona il testo e copialo a mano.')
    }
  }

  return (
    <Button {...others} startIcon={copied ? <Check /> : <ContentCopy />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copiato' : label}</span>
    </Button>
  )
}
