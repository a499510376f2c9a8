import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailDrawerQuery } from '#generated/MailDrawerQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { MailDetail } from './MailDetail.tsx'

const query = graphql`
  query MailDrawerQuery($pk: Int!) {
    mail(pk: $pk) {
      ...MailDetail_mail
    }
  }
`

interface MailProps {
  /** Whether there is a mail server. */
  configured: boolean
  /** Says whether something would be lost by closing now. */
  onDirty: (dirty: boolean) => void
}

/** A mail in its drawer. */
export function MailDrawer({ opened, ...props }: MailProps & { opened: Opened<MailDrawerQuery> }) {
  return (
    <OpenedData opened={opened} skeleton={<LoadingSkeleton />}>
      {(reference) => <Read reference={reference} {...props} />}
    </OpenedData>
  )
}

function Read({ reference, ...other }: MailProps & { reference: PreloadedQuery<MailDrawerQuery> }) {
  const { mail } = usePreloadedQuery<MailDrawerQuery>(query, reference)
  if (!mail) return <ErrorState title="Non trovato" message="Questo messaggio non esiste." />
  return <MailDetail mail={mail} {...other} />
}

function LoadingSkeleton() {
  return (
    <Stack role="status" aria-label="Caricamento..." spacing={1}>
      <Skeleton width="40%" height={28} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={200} />
    </Stack>
  )
}
