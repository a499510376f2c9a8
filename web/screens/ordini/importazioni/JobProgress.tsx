import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatPercentage } from '../../../../server/shared/formats/formats.ts'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { AnnullaImportazione } from './AnnullaImportazione.tsx'
import { type Fine, useLavoro } from './useLavoro.ts'

interface Props {
  job: number
  /** What it did, or why it did not. */
  onFine: (fine: Fine) => void
}

/** An import that runs by itself: how far it is. The page may be left, it goes on. */
export function JobProgress({ job, onFine }: Props) {
  const progresso = useLavoro(job, onFine)
  return (
    <DetailCard titolo="IMPORTO..." azioni={<AnnullaImportazione job={job} />}>
      <LinearProgress variant="determinate" value={progresso} aria-label="Avanzamento dell’importazione" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {formatPercentage(progresso)} · Le righe sono molte: si può lasciare la pagina, l’importazione continua.
      </Typography>
    </DetailCard>
  )
}
