import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useNotices } from './Notices.tsx'

const DURATA = 2000

/** Copies a text to the clipboard and says so. */
export function CopyButton({
  testo,
  etichetta = 'Copia',
  ...altri
}: { testo: string; etichetta?: string } & Omit<ButtonProps, 'onClick' | 'children' | 'startIcon'>) {
  const notices = useNotices()
  const [copiato, setCopiato] = useState(false)
  useEffect(() => {
    if (!copiato) return
    const timer = setTimeout(() => setCopiato(false), DURATA)
    return () => clearTimeout(timer)
  }, [copiato])

  async function copia() {
    try {
      // There is no clipboard on plain http from another machine.
      await navigator.clipboard.writeText(testo)
      setCopiato(true)
    } catch {
      notices.errore('Il browser non permette di copiare: seleziona il testo e copialo a mano.')
    }
  }

  return (
    <Button {...altri} startIcon={copiato ? <Check /> : <ContentCopy />} onClick={() => void copia()}>
      <span aria-live="polite">{copiato ? 'Copiato' : etichetta}</span>
    </Button>
  )
}
