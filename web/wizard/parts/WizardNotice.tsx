import type { ReactNode } from 'react'
import { WizardIcon } from './WizardIcon.tsx'

interface Props {
  tone: 'info' | 'attenzione' | 'errore'
  /** `alert` for what has just happened, `status` for what a choice has brought up. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A boxed notice. */
export function WizardNotice({ tone, role, children }: Props) {
  return (
    <div className={`avviso avviso-${tone}`} role={role}>
      <WizardIcon name={tone === 'info' ? 'informazione' : 'attenzione'} />
      <div>{children}</div>
    </div>
  )
}
