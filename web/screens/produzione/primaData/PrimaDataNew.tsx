import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataNewQuery } from '#generated/PrimaDataNewQuery.graphql.ts'
import { today } from '#screens/persone/calendario/urlState.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { dayName, daysBetween } from '../schedulatore/time.ts'
import { PrimaDataDialog } from './PrimaDataDialog.tsx'
import { inHowLong, PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PromessaWords } from './PromessaWords.tsx'

const query = graphql`
  query PrimaDataNewQuery($input: PrimaDataRigheInput!) {
    primaDataRighe(input: $input) {
      giorno
      ...PromessaWords_piano
      tempisticheMancanti {
        tipo
      }
      warnings {
        code
        testo
      }
      ...PrimaDataOutcome_piano
    }
  }
`

type Question = PrimaDataNewQuery['variables']['input']

/** Milliseconds after the last key before it is asked. */
const WAIT = 600

/** When an order that is being written could be ready: asked by itself when who writes pauses; nothing is booked. */
export default function PrimaDataNew({ question }: { question: Question }) {
  const written = JSON.stringify(question)
  const ferma = useSettled(written, WAIT)
  // While it is asked again the answer before stays in sight.
  const asked = useDeferredValue(ferma)
  const waiting = asked !== written
  const [attempt, setAttempt] = useState(0)
  return (
    <Box aria-busy={waiting} sx={{ display: 'grid', gridTemplateColumns: '1fr 16px', alignItems: 'start' }}>
      <ErrorBoundary
        itemKey={`${asked} ${attempt}`}
        fallback={() => (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => setAttempt(attempt + 1)}>
                Riprova
              </Button>
            }
          >
            Ora non si può calcolare.
          </Alert>
        )}
      >
        <Suspense fallback={<Skeleton width={220} height={36} role="status" aria-label="Calcolo della prima data" />}>
          <Answer asked={asked} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
      {waiting && <CircularProgress size={16} aria-label="Ricalcolo della prima data" />}
    </Box>
  )
}

function Answer({ asked, attempt }: { asked: string; attempt: number }) {
  const input = useMemo(() => JSON.parse(asked) as Question, [asked])
  const options = { fetchPolicy: 'store-and-network', fetchKey: attempt } as const
  const { primaDataRighe: outcome } = useLazyLoadQuery<PrimaDataNewQuery>(query, { input }, options)
  const [open, setOpen] = useState(false)
  if (!outcome) return null
  const { giorno, tempisticheMancanti, warnings } = outcome
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <div role="status">
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 650 }}>
          {giorno ? dayName(giorno) : 'Non si può dire'}
        </Typography>
        {giorno && <Typography color="textSecondary">{inHowLong(daysBetween(today(), giorno))}</Typography>}
        <PromessaWords piano={outcome} />
        {tempisticheMancanti.length > 0 && (
          <Typography color="warning">
            Senza {formatCount(tempisticheMancanti.length, 'tempistica', 'tempistiche')}
            {giorno && ': la data vera può essere più lontana'}
          </Typography>
        )}
        {warnings.map(({ code, testo }) => (
          <Typography key={code + testo} color="textSecondary">
            {testo}
          </Typography>
        ))}
      </div>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" sx={{ ml: '-5px' }}>
        Fase per fase
      </Button>
      <PrimaDataDialog open={open} onClose={() => setOpen(false)}>
        <PrimaDataOutcome piano={outcome} />
      </PrimaDataDialog>
    </Stack>
  )
}

/** A value once it has stood still for a while. */
function useSettled(value: string, wait: number): string {
  const [standing, setStanding] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return standing
}
