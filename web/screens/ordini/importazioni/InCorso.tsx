import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatPercentage, formatTime } from '../../../../server/shared/formats/formats.ts'
import { fetchFresh } from '../../../relay/fetchFresh.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import type { InCorsoQuery, InCorsoQuery$data } from './__generated__/InCorsoQuery.graphql.ts'
import { AnnullaImportazione } from './AnnullaImportazione.tsx'
import { type Fine, useLavoro } from './useLavoro.ts'

const query = graphql`
  query InCorsoQuery {
    jobsInCorso {
      pk
      tipo
      descrizione
      utente
      creatoIl
    }
  }
`

type Lavoro = InCorsoQuery$data['jobsInCorso'][number]

function inParole(fine: Fine): { severity: AlertColor; testo: string } {
  if ('errori' in fine) return { severity: 'error', testo: fine.errori.join(' ') }
  if ('annullata' in fine) return { severity: 'info', testo: fine.annullata }
  const { inseriti, aggiornati, invariati } = fine.fatto
  return { severity: 'success', testo: `Inseriti: ${inseriti}. Aggiornati: ${aggiornati}. Già presenti: ${invariati}.` }
}

function Avanzamento({ job, onFine }: { job: number; onFine: (fine: Fine) => void }) {
  const progresso = useLavoro(job, onFine)
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <LinearProgress variant="determinate" value={progresso} aria-label="Avanzamento" />
      </Box>
      <Typography variant="body2">{formatPercentage(progresso)}</Typography>
      <AnnullaImportazione job={job} />
    </Stack>
  )
}

function VoceInCorso({ lavoro: { pk, descrizione, utente, creatoIl } }: { lavoro: Lavoro }) {
  const [fine, setFine] = useState<Fine | null>(null)
  const parole = fine && inParole(fine)
  return (
    <Box component="li" aria-label={descrizione}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{descrizione}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[utente, `ore ${formatTime(creatoIl)}`].filter(Boolean).join(' · ')}
      </Typography>
      {parole ? <Alert severity={parole.severity}>{parole.testo}</Alert> : <Avanzamento job={pk} onFine={setFine} />}
    </Box>
  )
}

/**
 * Imports that were running when the page was opened: those left behind, and for a superuser those of others.
 * @param escluso the one that the page shows by itself
 */
export function InCorso({ escluso }: { escluso: number | null }) {
  const [lavori, setLavori] = useState<readonly Lavoro[]>([])
  useEffect(() => {
    const outside = new AbortController()
    // Not known: the page does without.
    fetchFresh<InCorsoQuery>(query, {}, outside.signal).then(
      ({ jobsInCorso }) => setLavori(jobsInCorso.filter(({ tipo }) => tipo === 'importazione')),
      () => undefined,
    )
    return () => outside.abort()
  }, [])
  const others = lavori.filter(({ pk }) => pk !== escluso)
  if (others.length === 0) return null
  return (
    <DetailCard titolo="Importazioni in corso">
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {others.map((lavoro) => (
          <VoceInCorso key={lavoro.pk} lavoro={lavoro} />
        ))}
      </Stack>
    </DetailCard>
  )
}
