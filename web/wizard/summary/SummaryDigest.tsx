import { SummaryChoices } from './SummaryChoices.tsx'

/** On narrow screens, where nothing stands beside the form: what is about to be sent. */
export function SummaryDigest() {
  return (
    <div className="sunto">
      <SummaryChoices />
    </div>
  )
}
