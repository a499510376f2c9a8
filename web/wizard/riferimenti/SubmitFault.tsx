import { errorMessage, RefusalError, VersionError } from '../../relay/errors.ts'
import { useWizard } from '../context.ts'
import { dialUrl } from '../parts/NumeroVerde.tsx'
import { WizardNotice } from '../parts/WizardNotice.tsx'

interface Props {
  /** Why the request did not go through; null when it did, or was not sent. */
  guasto: unknown
  /** What the server refused of the request as a whole. */
  generali: readonly string[]
  /** Whether the server refused some fields, not corrected since. */
  rifiutati: boolean
}

/** After a failed submission: what happened and what to do; the form keeps everything that was typed. */
export function SubmitFault({ guasto, generali, rifiutati }: Props) {
  const { telefonoCommerciale: telefono } = useWizard().catalogo
  if (generali.length > 0 || rifiutati) {
    return (
      <WizardNotice tono="errore" role="alert">
        <strong>La richiesta non è stata inviata.</strong> {generali.join(' ') || 'Correggi i dati elencati qui sopra.'}
      </WizardNotice>
    )
  }
  if (guasto === null) return null
  return (
    <WizardNotice tono="errore" role="alert">
      <strong>La richiesta non è stata inviata.</strong> {errorMessage(guasto)} I dati inseriti sono rimasti nel modulo
      {guasto instanceof VersionError
        ? ': la bozza si riprende dopo il caricamento.'
        : ': premi di nuovo «Invia dati».'}{' '}
      {!(guasto instanceof RefusalError) && (
        <>
          Se succede ancora chiama il numero <a href={dialUrl(telefono)}>{telefono}</a>.
        </>
      )}
      {guasto instanceof VersionError && (
        <button type="button" className="bottone" onClick={() => location.reload()}>
          Ricarica la pagina
        </button>
      )}
    </WizardNotice>
  )
}
