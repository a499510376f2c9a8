import type { ReactNode } from 'react'
import { WizardIcon } from './WizardIcon.tsx'

interface Props {
  tono: 'info' | 'attenzione' | 'errore'
  /** `alert` for what has just happened, `status` for what a choice has brought up. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A boxed notice. */
export function WizardNotice({ tono, role, children }: Props) {
  return (
    <div className={`avviso avviso-${tono}`} role={role}>
      <WizardIcon nome={tono === 'info' ? 'informazione' : 'attenzione'} />
      <div>{children}</div>
    </div>
  )
}
