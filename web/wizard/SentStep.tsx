import { useEffect, useRef } from 'react'
import { formatDate, formatTime } from '#shared/formats/formats.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import type { SentPreventivo } from './sendPreventivo.ts'

interface Props {
  preventivo: SentPreventivo
  /** Whether the address is to be confirmed by a link. */
  confirms: boolean
  onNew: () => void
}

/** After a quote has been created. */
export function SentStep({ preventivo, confirms, onNew }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main className="messaggio inviato">
      <span className="inviato-segno">
        <WizardIcon name="spunta" />
      </span>
      <div>
        <h2 ref={title} tabIndex={-1}>
          Richiesta preventivo inviata con successo.
        </h2>
        <p>
          È la richiesta numero <strong>{preventivo.pk}</strong> del {formatDate(preventivo.dataCreazione)}, ore{' '}
          {formatTime(preventivo.dataCreazione)}. Ti ricontattiamo ai riferimenti che hai lasciato.
        </p>
        {confirms && (
          <p>Se l’indirizzo e-mail è giusto ricevi fra poco un link: aprilo per confermarlo e avere il riepilogo.</p>
        )}
      </div>
      <button type="button" className="bottone primario" onClick={onNew}>
        Crea nuovo preventivo
      </button>
    </main>
  )
}
