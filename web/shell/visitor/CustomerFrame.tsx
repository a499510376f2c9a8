import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { errorMessage, RefusalError } from '#relay/errors.ts'
import { Mark } from '#ui/brand/Brand.tsx'
import { companyContacts } from '#ui/brand/company.ts'

/** The frame of a page that a customer opens from a link. */
export function CustomerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', p: { xs: 1.5, sm: 3 }, display: 'flex', justifyContent: 'center' }}
    >
      <Box sx={{ width: '100%', maxWidth: 640, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Mark />
        {children}
      </Box>
    </Box>
  )
}

/** Why a page did not open, and whether it may open if asked again. */
export interface PageFailure {
  fault: string
  passing: boolean
}

/** What an error means for such a page: a link that opens nothing opens nothing the next time either. */
export function pageFailure(error: unknown): PageFailure {
  const refused = error instanceof RefusalError && error.code !== 'THROTTLED' && error.code !== 'UNAVAILABLE'
  return { fault: errorMessage(error), passing: !refused }
}

/** What such a page says when its link opens nothing, and whom to ask. */
export function CustomerFailure({
  title,
  failure,
  onRetry,
}: {
  title: string
  failure: PageFailure
  onRetry: () => void
}) {
  const { telefono, email } = companyContacts()
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Alert severity="error" action={failure.passing && <Button onClick={onRetry}>Riprova</Button>}>
        {failure.fault}
      </Alert>
      {(telefono !== '' || email !== '') && (
        <Typography>
          Per averne un altro, o per una domanda: <Reached telefono={telefono} email={email} />
        </Typography>
      )}
    </>
  )
}

/** How somebody is reached, by a touch. */
export function Reached({ telefono, email }: { telefono: string; email: string }) {
  return (
    <>
      {telefono && (
        <Link href={`tel:${telefono.replace(/[^\d+]/g, '')}`} underline="always">
          {telefono}
        </Link>
      )}
      {telefono && email && ' · '}
      {email && (
        <Link href={`mailto:${encodeURIComponent(email)}`} underline="always">
          {email}
        </Link>
      )}
    </>
  )
}
