import { ErrorState } from '../ui/stati/ErrorState.tsx'
import { NoPermission } from '../ui/stati/NoPermission.tsx'
import { AuthError, errorMessage, NetworkError, RefusalError, ServerError, VersionError } from './errors.ts'

/** True for errors of reading, which a page can show; others are bugs of rendering and belong to the crash page. */
function isErroreDiLettura(error: Error): boolean {
  return [NetworkError, AuthError, RefusalError, ServerError, VersionError].some((tipo) => error instanceof tipo)
}

/** In place of a page whose data could not be read: why, and 'Riprova' where it may help. */
export function ReadError({ errore, riprova }: { errore: Error; riprova: () => void }) {
  if (!isErroreDiLettura(errore)) throw errore
  if (errore instanceof RefusalError && errore.code === 'FORBIDDEN') return <NoPermission />
  if (errore instanceof RefusalError && errore.code === 'NOT_FOUND') {
    return <ErrorState titolo="Non trovato" messaggio={errorMessage(errore)} />
  }
  return <ErrorState titolo="Lettura non riuscita" messaggio={errorMessage(errore)} riprova={riprova} />
}
