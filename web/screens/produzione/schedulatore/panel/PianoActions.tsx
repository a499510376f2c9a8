import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { SchedulerActions } from '../actions.ts'
import { type PianoState, possibleActions } from '../piano.ts'

interface Props {
  piano: PianoState
  /** A dry run is on its way. */
  inCorso: boolean
  salvataggio: boolean
  /** To be saved as soon as the dates are there. */
  salvaPoi: boolean
  azioni: SchedulerActions
  /** The order has a saved schedule, whatever is on screen. */
  haSalvata: boolean
}

/** Save, auto start, delete; what keeps the plan from being saved is said. */
export function PianoActions({ piano, inCorso, salvataggio, salvaPoi, azioni, haSalvata }: Props) {
  const possibili = possibleActions(piano, { inCorso, salvataggio })
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}>
      <Box sx={{ height: 2 }} aria-hidden>
        {(inCorso || salvataggio) && <LinearProgress sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ px: 1.5, py: 1, display: 'grid', gridTemplateColumns: '1fr auto auto', gap: 0.75 }}>
        <Button variant="contained" disabled={!possibili.salva} onClick={azioni.salva}>
          Salva
        </Button>
        <Button color="secondary" variant="outlined" disabled={!possibili.autoStart} onClick={azioni.autoStart}>
          Auto start
        </Button>
        <Button color="error" disabled={!possibili.elimina || !haSalvata} onClick={azioni.elimina}>
          Elimina
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ gridColumn: '1 / -1', minHeight: 18 }}>
          {salvaPoi ? 'Calcolo delle date, poi si salva…' : statoInParole(piano, inCorso, salvataggio)}
        </Typography>
      </Box>
    </Box>
  )
}

function statoInParole(piano: PianoState, underWay: boolean, salvataggio: boolean): string {
  if (salvataggio) return 'Salvataggio…'
  if (underWay) return 'Calcolo delle date…'
  if (piano.saved) return 'Schedulazione salvata'
  if (piano.errori.length > 0)
    return piano.errori.length === 1 ? '1 errore da correggere' : `${piano.errori.length} errori da correggere`
  if (!piano.completa) return `Senza date: ${senzaDate(piano)}`
  return piano.scheduled ? 'Da salvare' : ''
}

function senzaDate({ fasi }: PianoState): string {
  const names = fasi
    .filter(({ isNeeded, inizio, fine }) => isNeeded && !(inizio && fine))
    .map(({ nomeFase }) => nomeFase)
  return names.length > 0 ? names.join(', ') : 'nessuna fase necessaria'
}
