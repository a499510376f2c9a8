import { useEffect, useRef } from 'react'
import { formatDate, formatTime } from '../../server/shared/formats/formats.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import type { SentPreventivo } from './sendPreventivo.ts'

/** After a quote has been created. */
export function SentStep({ preventivo, onNew }: { preventivo: SentPreventivo; onNew: () => void }) {
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
      </div>
      <button type="button" className="bottone primario" onClick={onNew}>
        Crea nuovo preventivo
      </button>
    </main>
  )
}
