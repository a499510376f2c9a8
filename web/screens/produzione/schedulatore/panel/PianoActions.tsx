import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { SchedulerActions } from '../actions.ts'
import { type PianoState, possibleActions } from '../piano.ts'

interface Props {
  piano: PianoState
  /** A dry run is on its way. */
  inProgress: boolean
  saveAttempt: boolean
  /** To be saved as soon as the dates are there. */
  saveThen: boolean
  actions: SchedulerActions
  /** The order has a saved schedule, whatever is on screen. */
  hasSaved: boolean
}

/** Save, auto start, delete; what keeps the plan from being saved is said. */
export function PianoActions({ piano, inProgress, saveAttempt, saveThen, actions, hasSaved }: Props) {
  const possible = possibleActions(piano, { inCorso: inProgress, salvataggio: saveAttempt })
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}>
      <Box sx={{ height: 2 }} aria-hidden>
        {(inProgress || saveAttempt) && <LinearProgress sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ px: 1.5, py: 1, display: 'grid', gridTemplateColumns: '1fr auto auto', gap: 0.75 }}>
        <Button variant="contained" disabled={!possible.save} onClick={actions.save}>
          Salva
        </Button>
        <Button color="secondary" variant="outlined" disabled={!possible.autoStart} onClick={actions.autoStart}>
          Auto start
        </Button>
        <Button color="error" disabled={!possible.remove || !hasSaved} onClick={actions.remove}>
          Elimina
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ gridColumn: '1 / -1', minHeight: 18 }}>
          {saveThen ? 'Calcolo delle date, poi si salva…' : statoInWords(piano, inProgress, saveAttempt)}
        </Typography>
      </Box>
    </Box>
  )
}

/** How the plan on screen stands, in words. */
export function statoInWords(piano: PianoState, underWay: boolean, saveAttempt: boolean): string {
  if (saveAttempt) return 'Salvataggio…'
  if (underWay) return 'Calcolo delle date…'
  if (piano.saved) return 'Schedulazione salvata'
  if (piano.errors.length > 0)
    return piano.errors.length === 1 ? '1 errore da correggere' : `${piano.errors.length} errori da correggere`
  if (!piano.completa) return `Senza date: ${senzaDate(piano)}`
  return piano.scheduled ? 'Da salvare' : ''
}

function senzaDate({ fasi }: PianoState): string {
  const names = fasi
    .filter(({ isNeeded, inizio, fine }) => isNeeded && !(inizio && fine))
    .map(({ nomeFase }) => nomeFase)
  return names.length > 0 ? names.join(', ') : 'nessuna fase necessaria'
}
