import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import type { RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { signWord } from '../rilievi.ts'

/** Mark of something to check, with its word; nothing when all is well. */
export function MatrixSign({ rilievi }: { rilievi: readonly RilievoVincoli[] }) {
  const word = signWord(rilievi)
  if (!word) return null
  return (
    <span className="segno">
      <WarningAmber aria-hidden />
      {word}
    </span>
  )
}
