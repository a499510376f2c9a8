import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  action?: ReactNode
  role?: 'alert'
}

/** A sentence in place of the form, with what the visitor can do about it. */
export function WizardMessage({ title, text, action, role }: Props) {
  return (
    <main className="messaggio">
      <div role={role}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </main>
  )
}
