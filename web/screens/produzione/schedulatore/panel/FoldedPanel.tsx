import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as Route } from 'react-router'
import { margineInWords } from '#ordini/ordini/rules.ts'
import type { SchedulerActions } from '../actions.ts'
import { useNow } from '../data/useNow.ts'
import { possibleActions } from '../piano.ts'
import { shownMargin } from './margin.ts'
import { statoInWords } from './PianoActions.tsx'
import type { PanelOrdine } from './PianoNotices.tsx'

interface Props {
  data: PanelOrdine
  actions: SchedulerActions
  onUnfold: () => void
}

/** The panel in one line over the timeline, where it is folded: which order, how it stands, what keeps it. */
export function FoldedPanel({ data, actions, onUnfold }: Props) {
  const { ordine, piano, inCorso, salvataggio } = data
  const today = useNow().slice(0, 10)
  const days = shownMargin({ ...piano, ordine }, today)
  const possible = possibleActions(piano, { inCorso, salvataggio })
  return (
    <Box
      component="aside"
      aria-label={`Ordine ${ordine.numeroCommessa}`}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36, minWidth: 0 }}
    >
      <Typography noWrap sx={{ fontWeight: 650, minWidth: 0, flexShrink: 1 }}>
        <Link component={Route} to={`/ordini/${ordine.pk}`} color="inherit">
          {ordine.numeroCommessa}
        </Link>{' '}
        {ordine.cliente}
      </Typography>
      {days !== null && (
        <Typography noWrap sx={{ flexShrink: 0, fontWeight: 600, color: days < 0 ? 'error.main' : 'success.main' }}>
          {margineInWords(days, piano.ritardoMateriali)}
        </Typography>
      )}
      <Typography role="status" noWrap color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
        {statoInWords(piano, inCorso, salvataggio)}
      </Typography>
      {!piano.saved && possible.save && (
        <Button variant="contained" onClick={actions.save}>
          Salva
        </Button>
      )}
      {possible.autoStart && !piano.saved && (
        <Button color="secondary" variant="outlined" onClick={actions.autoStart}>
          Auto start
        </Button>
      )}
      <Button onClick={onUnfold}>Fasi</Button>
    </Box>
  )
}
