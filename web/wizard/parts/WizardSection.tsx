import { type ReactNode, useId } from 'react'

interface Props {
  titolo: string
  testo?: ReactNode
  /** At the right of the title. */
  azione?: ReactNode
  children: ReactNode
}

/** A titled part of a step. */
export function WizardSection({ titolo, testo, azione, children }: Props) {
  const id = useId()
  return (
    <section className="sezione" aria-labelledby={id}>
      <div className="sezione-testa">
        <h3 id={id}>{titolo}</h3>
        {azione}
      </div>
      {testo && <p className="sezione-testo">{testo}</p>}
      {children}
    </section>
  )
}
