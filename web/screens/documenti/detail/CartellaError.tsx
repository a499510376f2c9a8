import Button from '@mui/material/Button'
import { Link, useRevalidator } from 'react-router'
import { errorMessage, RefusalError, ServerError } from '#relay/errors.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { listPath } from '../cartelle/lastList.ts'

/** The status of HTTP that a refusal stands for. */
const STATUS = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  RESUME_TOO_OLD: 410,
  THROTTLED: 429,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
} as const

function statusOf(error: Error): number | null {
  if (error instanceof ServerError) return 500
  if (!(error instanceof RefusalError)) return null
  // A folder that is read is not written.
  if (error.code === 'FORBIDDEN' || error.code === 'PROOF_REQUIRED' || error.code === 'WRITTEN_UNREAD') return null
  return STATUS[error.code]
}

/** In place of a folder that could not be read. */
export function CartellaError({ error }: { error: Error }) {
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()
  const status = statusOf(error)
  if (status === 404) return <CartellaNotFound />
  if (status === null) return <ReadError error={error} retry={retry} />
  return (
    <Page title="Cartella">
      <ErrorState title={`Errore ${status}`} message={errorMessage(error)} retry={retry} />
    </Page>
  )
}

/** In place of a folder that is not there, or not the viewer's to see. */
export function CartellaNotFound() {
  return (
    <Page title="Cartella non trovata">
      <EmptyState
        title="Questa cartella non c’è"
        text="È stata eliminata, o non è più condivisa con te."
        action={
          <Button variant="contained" component={Link} to={listPath()}>
            Torna alle cartelle
          </Button>
        }
      />
    </Page>
  )
}
