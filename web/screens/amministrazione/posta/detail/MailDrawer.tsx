import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { OpenedData } from '../../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../../relay/opened/useOpened.ts'
import { ErrorState } from '../../../../ui/stati/ErrorState.tsx'
import type { MailDrawerQuery } from './__generated__/MailDrawerQuery.graphql.ts'
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
  configurata: boolean
  /** Says whether something would be lost by closing now. */
  onSporca: (sporca: boolean) => void
}

/** A mail in its drawer. */
export function MailDrawer({ opened, ...props }: MailProps & { opened: Opened<MailDrawerQuery> }) {
  return (
    <OpenedData opened={opened} skeleton={<Scheletro />}>
      {(reference) => <Letta reference={reference} {...props} />}
    </OpenedData>
  )
}

function Letta({ reference, ...altro }: MailProps & { reference: PreloadedQuery<MailDrawerQuery> }) {
  const { mail } = usePreloadedQuery<MailDrawerQuery>(query, reference)
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
