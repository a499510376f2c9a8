import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { floorTarget } from '../targets.ts'

/** A CE control to be answered. */
export interface ControlloDaFare {
  readonly pk: number
  readonly descrizione: string
  readonly frequenza: string
  /** Whether the work does not end without it. */
  readonly obbligatorio: boolean
}

/** What was answered. */
export interface RispostaControllo {
  readonly conforme: boolean | null
  readonly note: string
}

export const NESSUNA_RISPOSTA: RispostaControllo = { conforme: null, note: '' }

interface Props {
  controlli: readonly ControlloDaFare[]
  risposte: ReadonlyMap<number, RispostaControllo>
  onChange: (pk: number, risposta: RispostaControllo) => void
  /** What is wrong with an answer; null when nothing is. */
  errore: (pk: number) => string | null
}

/** The CE controls that the end of an operation asks for. */
export function ControlliField({ controlli, risposte, onChange, errore }: Props) {
  return (
    <Box component="section" aria-label="Controlli CE">
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        Controlli CE
      </Typography>
      {controlli.map((controllo) => (
        <Controllo
          key={controllo.pk}
          controllo={controllo}
          risposta={risposte.get(controllo.pk) ?? NESSUNA_RISPOSTA}
          errore={errore(controllo.pk)}
          onChange={(risposta) => onChange(controllo.pk, risposta)}
        />
      ))}
    </Box>
  )
}

interface ControlloProps {
  controllo: ControlloDaFare
  risposta: RispostaControllo
  errore: string | null
  onChange: (risposta: RispostaControllo) => void
}

function Controllo({ controllo, risposta, errore, onChange }: ControlloProps) {
  const id = useId()
  const { descrizione, frequenza, obbligatorio } = controllo
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }} data-campo={`controllo-${controllo.pk}`}>
      <Typography id={`${id}-nome`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {descrizione}
        {!obbligatorio && ' (se anche la seconda lavorazione è finita)'}
      </Typography>
      {frequenza && (
        <Typography variant="body2" color="textSecondary">
          {frequenza}
        </Typography>
      )}
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={risposta.conforme}
        aria-labelledby={`${id}-nome`}
        aria-describedby={errore ? `${id}-errore` : undefined}
        onChange={(_, conforme: boolean | null) => onChange({ ...risposta, conforme })}
        sx={{ mt: 0.5 }}
      >
        <ToggleButton value={true} color="success" sx={floorTarget}>
          Conforme
        </ToggleButton>
        <ToggleButton value={false} color="error" sx={floorTarget}>
          Non conforme
        </ToggleButton>
      </ToggleButtonGroup>
      {risposta.conforme === false && (
        <TextField
          label="Note"
          required
          fullWidth
          multiline
          value={risposta.note}
          onChange={({ target }) => onChange({ ...risposta, note: target.value })}
          sx={{ mt: 1.5 }}
        />
      )}
      {errore && (
        <Typography id={`${id}-errore`} color="error" variant="body2" role="alert" sx={{ mt: 0.5 }}>
          {errore}
        </Typography>
      )}
    </Box>
  )
}
