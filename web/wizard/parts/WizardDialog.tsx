import { type ReactNode, useEffect, useId, useRef } from 'react'
import { WizardIcon } from './WizardIcon.tsx'

interface Props {
  title: string
  onClose: () => void
  /** Buttons under the content; the focus begins at the one with `data-fuoco`, else at the first control. */
  actions?: ReactNode
  /** Over the whole screen of a phone, and wide elsewhere. */
  grande?: boolean
  /** Asks for a decision: read at once by screen readers. */
  question?: boolean
  children?: ReactNode
}

/** A modal dialog, open as long as it is rendered; Esc and a click outside close it, the focus goes back by itself. */
export function WizardDialog({ title, onClose, actions, grande = false, question = false, children }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialogo.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-fuoco]')?.focus()
    return () => element?.close()
  }, [])
  return (
    // The keyboard's way to close is Esc, the dialog's own; a click on the backdrop is a click on the element itself.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialogo}
      className={grande ? 'dialogo dialogo-grande' : 'dialogo'}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialogo.current) onClose()
      }}
    >
      <div className="dialogo-foglio">
        <div className="dialogo-testa">
          <h2 id={id}>{title}</h2>
          {grande && (
            <button type="button" className="bottone-icona" onClick={onClose} aria-label="Chiudi">
              <WizardIcon name="chiudi" />
            </button>
          )}
        </div>
        {children && <div className="dialogo-corpo">{children}</div>}
        {actions && <div className="dialogo-azioni">{actions}</div>}
      </div>
    </dialog>
  )
}
