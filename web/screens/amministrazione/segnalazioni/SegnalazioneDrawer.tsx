import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SegnalazioneDrawerQuery } from '#generated/SegnalazioneDrawerQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DataPairs } from '#ui/DataPairs.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { originWord, segnalazioneText } from './origins.ts'

const query = graphql`
  query SegnalazioneDrawerQuery($pk: Int!) {
    segnalazione(pk: $pk) {
      il
      origine
      messaggio
      stack
      url
      requestId
      user {
        nome
      }
    }
  }
`

/** A fault in its drawer. */
export function SegnalazioneDrawer({ opened }: { opened: Opened<SegnalazioneDrawerQuery> }) {
  return (
    <OpenedData
      opened={opened}
      skeleton={<Skeleton role="status" aria-label="Caricamento..." variant="rounded" height={240} />}
    >
      {(reference) => <Read reference={reference} />}
    </OpenedData>
  )
}

function Read({ reference }: { reference: PreloadedQuery<SegnalazioneDrawerQuery> }) {
  const { segnalazione } = usePreloadedQuery<SegnalazioneDrawerQuery>(query, reference)
  if (!segnalazione) return <ErrorState title="Non trovata" message="Questa segnalazione non esiste più." />
  const { il, origine, messaggio, stack, url, requestId, user } = segnalazione
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <StatusChip {...originWord(origine)} />
        <CopyButton variant="outlined" label="Copia tutto" text={segnalazioneText(segnalazione)} />
      </Stack>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{messaggio}</Typography>
      <DataPairs
        items={[
          ['Quando', <DateTimeValue key="il" value={il} />],
          ['Utente', user?.nome ?? 'un visitatore'],
          ['Pagina', url],
          ['Richiesta', requestId],
        ]}
      />
      {stack && (
        <Box
          component="pre"
          role="group"
          aria-label="Dove nel codice"
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            overflow: 'auto',
            maxHeight: '60vh',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.default',
            fontSize: '0.75rem',
            lineHeight: 1.6,
          }}
        >
          {stack}
        </Box>
      )}
    </>
  )
}
