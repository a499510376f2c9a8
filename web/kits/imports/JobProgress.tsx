import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatPercentage } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { CancelImport } from './CancelImport.tsx'
import { type Fine, useJobProgress } from './useJobProgress.ts'

interface Props {
  job: number
  /** What it did, or why it did not. */
  onFine: (fine: Fine) => void
}

/** An import that runs by itself: how far it is. The page may be left, it goes on. */
export function JobProgress({ job, onFine }: Props) {
  const progress = useJobProgress(job, onFine)
  return (
    <DetailCard title="IMPORTO..." actions={<CancelImport job={job} />}>
      <LinearProgress variant="determinate" value={progress} aria-label="Avanzamento dell’importazione" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {formatPercentage(progress)} · Le righe sono molte: si può lasciare la pagina, l’importazione continua.
      </Typography>
    </DetailCard>
  )
}
