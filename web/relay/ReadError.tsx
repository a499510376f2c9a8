import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { NoPermission } from '#ui/stati/NoPermission.tsx'
import { AuthError, errorMessage, NetworkError, RefusalError, ServerError, VersionError } from './errors.ts'

/** True for errors of reading, which a page can show; others are bugs of rendering and belong to the crash page. */
function isReadingError(error: Error): boolean {
  return [NetworkError, AuthError, RefusalError, ServerError, VersionError].some((tipo) => error instanceof tipo)
}

/** In place of a page whose data could not be read: why, and 'Riprova' where it may help. */
export function ReadError({ error, retry }: { error: Error; retry: () => void }) {
  if (!isReadingError(error)) throw error
  if (error instanceof RefusalError && error.code === 'FORBIDDEN') return <NoPermission />
  if (error instanceof RefusalError && error.code === 'NOT_FOUND') {
    return <ErrorState title="Non trovato" message={errorMessage(error)} />
  }
  return <ErrorState title="Lettura non riuscita" message={errorMessage(error)} retry={retry} />
}
