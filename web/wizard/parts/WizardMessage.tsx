import type { ReactNode } from 'react'

interface Props {
  titolo: string
  testo: string
  azione?: ReactNode
  role?: 'alert'
}

/** A sentence in place of the form, with what the visitor can do about it. */
export function WizardMessage({ titolo, testo, azione, role }: Props) {
  return (
    <main className="messaggio">
      <div role={role}>
        <h2>{titolo}</h2>
        <p>{testo}</p>
      </div>
      {azione}
    </main>
  )
}
