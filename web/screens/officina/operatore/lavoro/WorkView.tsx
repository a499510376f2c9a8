import Add from '@mui/icons-material/Add'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { attivitaName, type ShownAttivita } from '../attivita.ts'
import { floorButton, floorTarget } from '../targets.ts'

interface Props {
  /** Cards of what is open: what is worked at first. */
  open: readonly ReactNode[]
  paused: readonly ShownAttivita[]
  onResume: (attivita: ShownAttivita) => Promise<void>
  onAdd: () => void
  onReport: () => void
  /** What the planning gives to this bench. */
  next: ReactNode
}

/** The work of somebody at a bench: what is open, what was left for later, what comes next. */
export function WorkView({ open, paused, onResume, onAdd, onReport, next }: Props) {
  const idle = open.length === 0
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        mt: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        maxWidth: 1200,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box component="section" aria-label="In corso" sx={{ minWidth: 0 }}>
          {idle ? (
            <Card sx={{ p: 3, textAlign: 'center' }}>
              <Typography variant="h2" component="h2">
                Nessuna attività in corso
              </Typography>
              <Typography color="textSecondary">Comincia da quello che viene dopo, o aggiungine un’altra.</Typography>
            </Card>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
              {open}
            </Box>
          )}
        </Box>
        {paused.length > 0 && <Paused paused={paused} onResume={onResume} />}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant={idle ? 'contained' : 'outlined'}
            startIcon={<Add />}
            onClick={onAdd}
            sx={{ ...floorButton, flex: '1 1 200px' }}
          >
            Aggiungi attività
          </Button>
          <Button
            color="inherit"
            startIcon={<ReportProblem />}
            onClick={onReport}
            sx={{ ...floorButton, flex: '1 1 200px' }}
          >
            Segnala un problema
          </Button>
        </Box>
      </Box>
      {next}
    </Box>
  )
}

/** What was ended today with pieces left: one touch goes on with it. */
function Paused({ paused, onResume }: Pick<Props, 'paused' | 'onResume'>) {
  const [resuming, setResuming] = useState<string | null>(null)
  return (
    <Box component="section" aria-label="Da riprendere" sx={{ minWidth: 0 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        Da riprendere
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {paused.map((one) => {
          const name = `${one.lavorazione.nome}, ${attivitaName(one)}`
          return (
            <Card
              component="li"
              key={one.object}
              aria-label={name}
              sx={{ p: 1.5, display: 'flex', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{one.lavorazione.nome}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {attivitaName(one)}, fino alle {one.oraFine}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                startIcon={<PlayArrow />}
                loading={resuming === one.object}
                loadingPosition="start"
                disabled={resuming !== null}
                onClick={() => {
                  setResuming(one.object)
                  void onResume(one).finally(() => setResuming(null))
                }}
                aria-label={`Riprendi: ${name}`}
                sx={{ ...floorTarget, px: 2 }}
              >
                Riprendi
              </Button>
            </Card>
          )
        })}
      </Box>
    </Box>
  )
}
