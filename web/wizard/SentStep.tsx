import { useEffect, useRef } from 'react'
import { formatDate, formatTime } from '#shared/formats/formats.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import type { SentPreventivo } from './sendPreventivo.ts'
import { SentSummary } from './summary/SentSummary.tsx'

interface Props {
  preventivo: SentPreventivo
  /** What was asked for. */
  values: WizardFormValues
  catalogo: WizardCatalogo
  onNew: () => void
}

/** After a quote has been created: what was asked for, to keep on paper or as a PDF. */
export function SentStep({ preventivo, values, catalogo, onNew }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
    // The name that the browser proposes for the file.
    const before = document.title
    document.title = `Richiesta di preventivo ${preventivo.pk}`
    return () => {
      document.title = before
    }
  }, [preventivo.pk])
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
        {catalogo.confermaIndirizzo && (
          <p>Se l’indirizzo e-mail è giusto ricevi fra poco un link: aprilo per confermarlo e avere il riepilogo.</p>
        )}
      </div>
      <SentSummary values={values} catalogo={catalogo} />
      <div className="inviato-azioni">
        <button type="button" className="bottone" onClick={() => window.print()}>
          Stampa o salva in PDF
        </button>
        <button type="button" className="bottone primario" onClick={onNew}>
          Crea nuovo preventivo
        </button>
      </div>
    </main>
  )
}
