import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import type { Rilievo } from '../../../../../server/vendite/vincoli/analisi/rules.ts'
import { parolaSegno } from '../rilievi.ts'

/** Mark of something to check, with its word; nothing when all is well. */
export function Segno({ rilievi }: { rilievi: readonly Rilievo[] }) {
  const parola = parolaSegno(rilievi)
  if (!parola) return null
  return (
    <span className="segno">
      <WarningAmber aria-hidden />
      {parola}
    </span>
  )
}
