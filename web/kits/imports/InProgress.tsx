import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { InProgressQuery, InProgressQuery$data } from '#generated/InProgressQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatPercentage, formatTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { CancelImport } from './CancelImport.tsx'
import { type Fine, useJobProgress } from './useJobProgress.ts'

const query = graphql`
  query InProgressQuery {
    jobsInCorso {
      pk
      tipo
      descrizione
      utente
      creatoIl
    }
  }
`

type Lavoro = InProgressQuery$data['jobsInCorso'][number]

function inWords(fine: Fine): { severity: AlertColor; text: string } {
  if ('errori' in fine) return { severity: 'error', text: fine.errori.join(' ') }
  if ('annullata' in fine) return { severity: 'info', text: fine.annullata }
  const { inseriti, aggiornati, invariati } = fine.done
  return { severity: 'success', text: `Inseriti: ${inseriti}. Aggiornati: ${aggiornati}. Già presenti: ${invariati}.` }
}

function Progress({ job, onFine }: { job: number; onFine: (fine: Fine) => void }) {
  const progress = useJobProgress(job, onFine)
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <LinearProgress variant="determinate" value={progress} aria-label="Avanzamento" />
      </Box>
      <Typography variant="body2">{formatPercentage(progress)}</Typography>
      <CancelImport job={job} />
    </Stack>
  )
}

function ItemUnderWay({ lavoro: { pk, descrizione, utente, creatoIl } }: { lavoro: Lavoro }) {
  const [fine, setFine] = useState<Fine | null>(null)
  const words = fine && inWords(fine)
  return (
    <Box component="li" aria-label={descrizione}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{descrizione}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[utente, `ore ${formatTime(creatoIl)}`].filter(Boolean).join(' · ')}
      </Typography>
      {words ? <Alert severity={words.severity}>{words.text}</Alert> : <Progress job={pk} onFine={setFine} />}
    </Box>
  )
}

/**
 * Imports that were running when the page was opened: those left behind, and for a superuser those of others.
 * @param excluded the one that the page shows by itself
 */
export function InProgress({ excluded }: { excluded: number | null }) {
  const [lavori, setJobs] = useState<readonly Lavoro[]>([])
  useEffect(() => {
    const outside = new AbortController()
    // Not known: the page does without.
    fetchFresh<InProgressQuery>(query, {}, outside.signal).then(
      ({ jobsInCorso }) => setJobs(jobsInCorso.filter(({ tipo }) => tipo === 'importazione')),
      () => undefined,
    )
    return () => outside.abort()
  }, [])
  const others = lavori.filter(({ pk }) => pk !== excluded)
  if (others.length === 0) return null
  return (
    <DetailCard title="Importazioni in corso">
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {others.map((lavoro) => (
          <ItemUnderWay key={lavoro.pk} lavoro={lavoro} />
        ))}
      </Stack>
    </DetailCard>
  )
}
