import { errorMessage, RefusalError, VersionError } from '../../relay/errors.ts'
import { useWizard } from '../context.ts'
import { dialUrl } from '../parts/TollFreeNumber.tsx'
import { WizardNotice } from '../parts/WizardNotice.tsx'

interface Props {
  /** Why the request did not go through; null when it did, or was not sent. */
  fault: unknown
  /** What the server refused of the request as a whole. */
  general: readonly string[]
  /** Whether the server refused some fields, not corrected since. */
  rifiutati: boolean
}

/** After a failed submission: what happened and what to do; the form keeps everything that was typed. */
export function SubmitFault({ fault, general, rifiutati }: Props) {
  const { telefonoCommerciale: telefono } = useWizard().catalogo
  if (general.length > 0 || rifiutati) {
    return (
      <WizardNotice tone="errore" role="alert">
        <strong>La richiesta non è stata inviata.</strong> {general.join(' ') || 'Correggi i dati elencati qui sopra.'}
      </WizardNotice>
    )
  }
  if (fault === null) return null
  return (
    <WizardNotice tone="errore" role="alert">
      <strong>La richiesta non è stata inviata.</strong> {errorMessage(fault)} I dati inseriti sono rimasti nel modulo
      {fault instanceof VersionError ? ': la bozza si riprende dopo il caricamento.' : ': premi di nuovo «Invia dati».'}{' '}
      {!(fault instanceof RefusalError) && (
        <>
          Se succede ancora chiama il numero <a href={dialUrl(telefono)}>{telefono}</a>.
        </>
      )}
      {fault instanceof VersionError && (
        <button type="button" className="bottone" onClick={() => location.reload()}>
          Ricarica la pagina
        </button>
      )}
    </WizardNotice>
  )
}
