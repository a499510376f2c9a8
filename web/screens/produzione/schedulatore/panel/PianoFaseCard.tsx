import ErrorIcon from '@mui/icons-material/Error'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo, useRef, useState } from 'react'
import { WithDates } from '#ui/Values.tsx'
import { durationInWords } from '../../fasiSchedulate/row.ts'
import type { SchedulerActions } from '../actions.ts'
import type { RestoOfFase } from '../data/readRitardi.ts'
import { shownDuration } from '../durations.ts'
import type { FaseError, PianoFase, ShownFornitoreFase } from '../model.ts'
import { enabledFields, type FaseChoice, shownStart } from '../piano.ts'
import { endMomentInWords, momentInWords } from '../time.ts'
import { DurationField } from './DurationField.tsx'
import { FornitoreField } from './FornitoreField.tsx'
import { InizioField } from './InizioField.tsx'
import { WhyThere } from './WhyThere.tsx'

interface Props {
  fase: PianoFase
  choice: FaseChoice
  /** bad_start_time on the date written here: red on the field. */
  error: FaseError | null
  /** Any other error of the phase. */
  other: FaseError | null
  fornitori: readonly ShownFornitoreFase[]
  /** Timings of the order are missing, and this phase lasts what they say. */
  mancanti: boolean
  saved: boolean
  /** What the workshop says of it; null of a phase that it does not work. */
  resto: RestoOfFase | null
  /** The dates on screen answer to an earlier edit. */
  isWaiting: boolean
  actions: SchedulerActions
}

/** Beside the phase's name and end there is room for little; on a touch screen the theme makes them larger. */
const narrow = { p: { md: 0.375 } } as const
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  gap: 0.5,
  alignItems: 'start',
} as const

interface RestoWordsProps {
  nomeFase: string
  resto: RestoOfFase
  /** A later end can be proposed: the phase is saved with dates. */
  saved: boolean
  actions: SchedulerActions
}

/** What the pieces done in the workshop leave of a phase; of a late one what it hits, and a proposal that is only tried. */
function RestoWords({ nomeFase, resto: { remaining, ritardo }, saved, actions }: RestoWordsProps) {
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

/** A phase in the panel: start, end, duration, supplier, why. */
export const PianoFaseCard = memo(function PianoFaseCard(props: Props) {
  const { fase, choice, error, other, fornitori, mancanti, saved, resto, isWaiting, actions } = props
  const { nomeFase, unit, isNeeded, fine } = fase
  const [why, setWhy] = useState(false)
  const [menu, setMenu] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const enabled = enabledFields(fase)
  const inDays = unit === 'days'
  const inizio = shownStart(fase, choice, isWaiting || error !== null)
  const duration = fase.durataOverride ?? fase.durata
  const durataField = (
    <DurationField
      fase={fase}
      value={choice.durataOverride}
      disabled={!enabled.durata}
      onChange={(next) => actions.duration(nomeFase, next)}
    />
  )
  const choose = (action: (name: string) => void) => () => {
    setMenu(false)
    action(nomeFase)
  }
  return (
    <Box
      component="section"
      id={`fase-${nomeFase}`}
      aria-label={`Fase ${nomeFase}`}
      sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, pt: 0.75, pb: isNeeded ? 1.25 : 0.75, scrollMarginTop: 8 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 30, mb: isNeeded ? 0.75 : 0 }}>
        <Typography variant="h3" sx={{ textTransform: 'capitalize' }} color={isNeeded ? undefined : 'text.secondary'}>
          {nomeFase}
        </Typography>
        {mancanti && (
          <Tooltip title="Mancano delle tempistiche">
            <IconButton
              aria-label={`Tempistiche mancanti: ${nomeFase}`}
              color="error"
              onClick={actions.openMissing}
              sx={narrow}
            >
              <ErrorIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Typography
          variant="body2"
          color="text.secondary"
          noWrap
          title={fine ? `Fine: ${endMomentInWords(fine)}` : undefined}
          sx={{ flex: 1, textAlign: 'right' }}
        >
          {!isNeeded ? 'Non necessaria' : fine ? `→ ${endMomentInWords(fine)}` : 'senza date'}
        </Typography>
        {isNeeded && (
          <>
            <Tooltip title="Perché queste date?">
              <IconButton
                aria-label={`Perché queste date: ${nomeFase}`}
                aria-expanded={why}
                sx={narrow}
                onClick={() => setWhy(!why)}
              >
                <HelpOutline fontSize="small" />
              </IconButton>
            </Tooltip>
            <IconButton
              ref={button}
              aria-label={`Altre azioni: ${nomeFase}`}
              aria-haspopup="menu"
              onClick={() => setMenu(true)}
              edge="end"
              sx={narrow}
            >
              <MoreVert fontSize="small" />
            </IconButton>
            <Menu anchorEl={() => button.current as HTMLElement} open={menu} onClose={() => setMenu(false)}>
              <MenuItem disabled={!saved || !fine} onClick={choose(actions.openMoveFine)}>
                Sposta la fine…
              </MenuItem>
              {fase.withFornitore && (
                <MenuItem onClick={choose(actions.openOrdiniFornitore)}>Ordini a fornitore</MenuItem>
              )}
              <MenuItem disabled={!saved || !fine} onClick={choose(actions.removeFase)}>
                Rimuovi dalla schedulazione
              </MenuItem>
            </Menu>
          </>
        )}
      </Box>
      {isNeeded && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {resto && <RestoWords nomeFase={nomeFase} resto={resto} saved={saved && fine !== null} actions={actions} />}
          <Box sx={inDays ? sideBySide : undefined}>
            <InizioField
              nomeFase={nomeFase}
              value={inizio}
              inDays={inDays}
              disabled={!enabled.inizio}
              errore={error !== null}
              describedBy={error ? `errore-${nomeFase}` : undefined}
              onChange={(next) => actions.inizio(nomeFase, next)}
            />
            {inDays && durataField}
          </Box>
          {(error ?? other) && (
            <Box id={`errore-${nomeFase}`} role="alert">
              <Typography variant="body2" color="error">
                <WithDates text={(error ?? other)?.testo ?? ''} />
              </Typography>
              {error?.primoUtile && (
                <Button
                  variant="outlined"
                  color="secondary"
                  sx={{ mt: 0.5 }}
                  onClick={() => actions.inizio(nomeFase, error.primoUtile)}
                >
                  Usa {momentInWords(error.primoUtile)}
                </Button>
              )}
            </Box>
          )}
          {!inDays && (
            <Box sx={{ ...sideBySide, gridTemplateColumns: '1fr 1fr' }}>
              {durataField}
              <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center', pl: 0.5 }}>
                {duration === null ? 'nessun tempo' : shownDuration(duration, unit)}
              </Typography>
            </Box>
          )}
          {fase.withFornitore && (
            <FornitoreField
              nomeFase={nomeFase}
              value={choice.fornitore}
              fornitori={fornitori}
              disabled={!enabled.fornitore}
              onChange={(next) => actions.fornitore(nomeFase, next)}
            />
          )}
          {choice.durataOverride !== '' && fase.durata !== null && (
            <Typography variant="body2" color="text.secondary">
              Durata scritta a mano.
            </Typography>
          )}
          <Collapse in={why} unmountOnExit onEntered={(opened) => opened.scrollIntoView({ block: 'nearest' })}>
            <WhyThere
              fase={fase}
              error={error}
              fornitori={fornitori}
              actions={actions}
              withInizio={choice.inizio !== null}
            />
          </Collapse>
        </Box>
      )}
    </Box>
  )
})
