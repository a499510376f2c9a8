import { useWizard } from '../context.ts'
import { MissingDataList } from './MissingDataList.tsx'
import { SummaryChoices } from './SummaryChoices.tsx'

/** Beside the form on a wide screen, always in sight: what has been chosen and what is missing. */
export function SummaryStep() {
  const { step } = useWizard()
  return (
    <aside className="riepilogo" aria-label="Riepilogo">
      <SummaryChoices />
      {/* The last step has its own list, above the button that sends. */}
      {step !== 3 && <MissingDataList />}
    </aside>
  )
}
