import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { durationInWords } from '../../fasiSchedulate/row.ts'
import type { SchedulerActions } from '../actions.ts'
import type { RestoOfFase } from '../data/readRitardi.ts'

interface Props {
  nomeFase: string
  resto: RestoOfFase
  /** A later end can be proposed: the phase is saved with dates. */
  saved: boolean
  actions: SchedulerActions
}

/** What the pieces done in the workshop leave of a phase; of a late one what it hits, and a proposal that is only tried. */
export function RestoWords({ nomeFase, resto: { remaining, ritardo }, saved, actions }: Props) {
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {remaining === 0 ? 'Pezzi tutti fatti' : `restano ${durationInWords(remaining)}`}
      </Typography>
      {ritardo && (
        <Alert severity="warning" sx={{ py: 0, px: 1, fontSize: '0.8125rem', '& .MuiAlert-icon': { mr: 0.75 } }}>
          {ritardo.text}
          {saved && (
            <Button
              color="secondary"
              sx={{ display: 'block', px: 0, textAlign: 'left' }}
              onClick={() => actions.openMoveFine(nomeFase, `${ritardo.fineStimata} 17`)}
            >
              Proponi una nuova fine
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}
