/** Codes of the refusals a server may answer, as the browser sees them. */
type RefusalReason =
  | 'FORBIDDEN'
  | 'PROOF_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'THROTTLED'
  | 'UNAVAILABLE'
  | 'BAD_GATEWAY'
  | 'WRITTEN_UNREAD'
  | 'RESUME_TOO_OLD'

/** The request did not reach the server, or no answer came back. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Nobody is logged in, or the session ended. */
export class AuthError extends Error {
  override name = 'AuthError'
}

/** The server runs another version than this page and does not know its documents. */
export class VersionError extends Error {
  override name = 'VersionError'
}

/** The server understood and refused: no permission, missing object, stale version, too many requests. */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly code: RefusalReason
  readonly extensions: Record<string, unknown>

  constructor(code: RefusalReason, message: string, extensions: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.extensions = extensions
  }
}

/** A question that the server can't answer as it was put: what the user should correct, in Italian. */
export class InputError extends Error {
  override name = 'InputError'
}

/** A fault of the server; `requestId` finds it in the server's log. */
export class ServerError extends Error {
  override name = 'ServerError'
  readonly requestId: string | null

  constructor(message: string, requestId: string | null) {
    super(message)
    this.requestId = requestId
  }
}

const sentences: Record<RefusalReason, string> = {
  FORBIDDEN: 'Non hai i permessi per questa operazione.',
  PROOF_REQUIRED: 'Per questa operazione conferma di nuovo chi sei.',
  NOT_FOUND: 'L’elemento richiesto non esiste o è stato rimosso.',
  CONFLICT: 'Un altro utente ha modificato i dati nel frattempo.',
  THROTTLED: 'Troppe richieste ravvicinate: riprova tra qualche minuto.',
  UNAVAILABLE: 'Il servizio non è disponibile in questo momento: riprova tra poco.',
  WRITTEN_UNREAD: 'Salvato, ma ciò che è stato salvato non si è potuto rileggere: ricarica la pagina.',
  RESUME_TOO_OLD: 'Gli aggiornamenti di allora non ci sono più: ricarica la pagina.',
  BAD_GATEWAY: 'Un servizio esterno non ha risposto come doveva: riprova tra poco.',
}

/** The Italian sentence for a code of refusal. */
export function refusalSentence(code: RefusalReason): string {
  return sentences[code]
}

/** True for the codes above; anything else a server says is a fault. */
export function isRefusalReason(code: unknown): code is RefusalReason {
  return typeof code === 'string' && Object.hasOwn(sentences, code)
}

/** What to tell the user about any error, in one Italian sentence. */
export function errorMessage(error: unknown): string {
  if (error instanceof NetworkError) return 'Il server non risponde: controlla la connessione e riprova.'
  if (error instanceof AuthError) return 'La sessione è scaduta: accedi di nuovo.'
  if (error instanceof VersionError) return 'È uscita una nuova versione: ricarica la pagina.'
  if (error instanceof RefusalError) return error.message || refusalSentence(error.code)
  if (error instanceof InputError) return error.message
  if (error instanceof ServerError && error.requestId) {
    return `Il server ha avuto un problema (segnalazione ${error.requestId}).`
  }
  return 'Qualcosa è andato storto: riprova tra poco.'
}
