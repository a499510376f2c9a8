import { useWizard } from '../contesto.ts'
import { DatiMancanti } from './DatiMancanti.tsx'
import { Scelte } from './Scelte.tsx'

/** Beside the form on a wide screen, always in sight: what has been chosen and what is missing. */
export function Riepilogo() {
  const { passo } = useWizard()
  return (
    <aside className="riepilogo" aria-label="Riepilogo">
      <Scelte />
      {/* The last step has its own list, above the button that sends. */}
      {passo !== 3 && <DatiMancanti />}
    </aside>
  )
}
