import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { ErrorState } from '../../../../ui/stati/ErrorState.tsx'
import type { MailDrawerQuery } from './__generated__/MailDrawerQuery.graphql.ts'
import { MailDetail } from './MailDetail.tsx'

interface Props {
  pk: number
  /** Whether there is a mail server. */
  configurata: boolean
  /** Says whether something would be lost by closing now. */
  onSporca: (sporca: boolean) => void
}

/** A mail in its drawer: read when it opens. */
export function MailDrawer(props: Props) {
  const [tentativo, setTentativo] = useState(0)
  const riprova = () => setTentativo(tentativo + 1)
  return (
    <ErrorBoundary chiave={tentativo} fallback={(errore) => <ReadError errore={errore} riprova={riprova} />}>
      <Suspense fallback={<Scheletro />}>
        <Letta {...props} tentativo={tentativo} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Letta({ pk, tentativo, ...altro }: Props & { tentativo: number }) {
  const { mail } = useLazyLoadQuery<MailDrawerQuery>(
    graphql`
      query MailDrawerQuery($pk: Int!) {
        mail(pk: $pk) {
          ...MailDetail_mail
        }
      }
    `,
    { pk },
    { fetchPolicy: 'store-and-network', fetchKey: tentativo },
  )
  if (!mail) return <ErrorState titolo="Non trovato" messaggio="Questo messaggio non esiste." />
  return <MailDetail mail={mail} {...altro} />
}

function Scheletro() {
  return (
    <Stack role="status" aria-label="Caricamento..." spacing={1}>
      <Skeleton width="40%" height={28} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={200} />
    </Stack>
  )
}
