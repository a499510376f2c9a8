import type { ReactNode } from 'react'
import { Icona } from './Icona.tsx'

interface Props {
  tono: 'info' | 'attenzione' | 'errore'
  /** `alert` for what has just happened, `status` for what a choice has brought up. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A boxed notice. */
export function Avviso({ tono, role, children }: Props) {
  return (
    <div className={`avviso avviso-${tono}`} role={role}>
      <Icona nome={tono === 'info' ? 'informazione' : 'attenzione'} />
      <div>{children}</div>
    </div>
  )
}
