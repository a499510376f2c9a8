import EditCalendar from '@mui/icons-material/EditCalendarOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Link as Route } from 'react-router'
import { margineInWords } from '#ordini/ordini/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { NonPrimaButton } from '../../primaData/NonPrimaButton.tsx'
import PrimaDataOrdine from '../../primaData/PrimaDataOrdine.tsx'
import { useNow } from '../data/useNow.ts'
import type { ChosenOrdine, PianoFase } from '../model.ts'
import { shownMargin } from './margin.ts'
import { type PresentUser, PresentUsers } from './PresentUsers.tsx'

interface Props {
  ordine: ChosenOrdine
  /** The phases of the plan; none while it is not complete. */
  fasi: readonly PianoFase[]
  /** Days that late materials take of the margin. */
  ritardoMateriali: number
  saved: boolean
  present: readonly PresentUser[]
  onConsegna: () => void
}

/** On a phone the two stand side by side, their words alone. */
const QUESTIONS = {
  display: { xs: 'flex', sm: 'contents' },
  gap: 1,
  flexBasis: '100%',
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const

/** The order in the panel: number, customer, place, delivery, days of slack; the asterisk when it isn't saved. */
export function OrdineHeader({ ordine, fasi, ritardoMateriali, saved, present, onConsegna }: Props) {
  const today = useNow().slice(0, 10)
  const days = shownMargin({ fasi, saved, ritardoMateriali, ordine }, today)
  return (
    <Box sx={{ px: 1.5, pt: 1, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={Route} to={`/ordini/${ordine.pk}`} color="inherit">
            {ordine.numeroCommessa}
          </Link>
          {!saved && (
            <Tooltip title="Schedulazione non salvata">
              <Box
                component="span"
                role="img"
                aria-label="Schedulazione non salvata"
                sx={{ color: 'secondary.main', ml: 0.5 }}
              >
                *
              </Box>
            </Tooltip>
          )}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <PresentUsers present={present} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{ordine.cliente}</Typography>
      {(ordine.luogo || ordine.reference) && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[ordine.luogo, ordine.reference].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
        <Typography variant="body2">
          {ordine.dataConsegna ? `Approntamento ${formatDate(ordine.dataConsegna)}` : 'Senza data di approntamento'}
          {days !== null && (
            <Box
              component="span"
              sx={{ display: 'block', fontWeight: 600, color: days < 0 ? 'error.main' : 'success.main' }}
            >
              {margineInWords(days, ritardoMateriali)}
            </Box>
          )}
        </Typography>
        <Tooltip title="Sposta la data di approntamento">
          <IconButton aria-label="Sposta la data di approntamento" onClick={onConsegna}>
            <EditCalendar fontSize="small" />
          </IconButton>
        </Tooltip>
        <Box sx={QUESTIONS}>
          <PrimaDataOrdine pk={ordine.pk} />
          <NonPrimaButton pk={ordine.pk} />
        </Box>
      </Box>
    </Box>
  )
}
