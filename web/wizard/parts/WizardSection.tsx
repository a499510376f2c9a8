import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a step. */
export function WizardSection({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section className="sezione" aria-labelledby={id}>
      <div className="sezione-testa">
        <h3 id={id}>{title}</h3>
        {action}
      </div>
      {text && <p className="sezione-testo">{text}</p>}
      {children}
    </section>
  )
}
