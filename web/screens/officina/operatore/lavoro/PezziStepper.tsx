import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { RigaWithPezzi } from '../attivita.ts'
import { progressOf } from '../edit/ticks.ts'
import { floorTarget } from '../targets.ts'
import { freePezzi, steppedTo } from './stepped.ts'

interface Props {
  righe: readonly RigaWithPezzi[]
  /** 'Telai' */
  unita: string
  ticked: ReadonlySet<string>
  /** True while they are being sent. */
  disabled: boolean
  onChange: (ticked: ReadonlySet<string>) => void
  /** Which ones exactly: the ticks line by line. */
  onWhich: () => void
  error: string | null
}

const STEP = { width: 64, height: 64, border: 1, borderColor: 'divider', borderRadius: 1 } as const

/** How many pieces were done now, by two buttons that gloves hit; which ones is told on request. */
export function PezziStepper({ righe, unita, ticked, disabled, onChange, onWhich, error }: Props) {
  const { before, now, total } = progressOf(righe, ticked)
  const free = freePezzi(righe).length
  const name = unita.toLowerCase()
  return (
    <Box role="group" aria-label={`${unita} fatti adesso`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography>
          {before + now} di {total} {name}
        </Typography>
        <Button disabled={disabled} onClick={onWhich} sx={{ ...floorTarget, my: -1.5, minWidth: 88 }}>
          Quali…
        </Button>
      </Box>
      <LinearProgress
        variant="buffer"
        aria-label={`${unita} fatti`}
        value={(before / total) * 100}
        valueBuffer={((before + now) / total) * 100}
        sx={{ height: 8, borderRadius: 1, '& .MuiLinearProgress-dashed': { display: 'none' } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <IconButton
          aria-label={`Un pezzo in meno (${name})`}
          disabled={disabled || now === 0}
          onClick={() => onChange(steppedTo(righe, ticked, now - 1))}
          sx={STEP}
        >
          <Remove />
        </IconButton>
        <Typography
          component="output"
          aria-live="polite"
          aria-label={`${unita} che segni adesso`}
          sx={{ minWidth: 72, textAlign: 'center', fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}
        >
          {now}
        </Typography>
        <IconButton
          aria-label={`Un pezzo in più (${name})`}
          disabled={disabled || now >= free}
          onClick={() => onChange(steppedTo(righe, ticked, now + 1))}
          sx={STEP}
        >
          <Add />
        </IconButton>
        <Button
          variant="outlined"
          color="inherit"
          disabled={disabled || free === 0 || now === free}
          onClick={() => onChange(steppedTo(righe, ticked, free))}
          sx={{ ...floorTarget, minHeight: 64, px: 2, ml: 'auto', fontSize: '1rem' }}
        >
          Tutti ({free})
        </Button>
      </Box>
      {error && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
