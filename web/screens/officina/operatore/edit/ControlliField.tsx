import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { floorTarget } from '../targets.ts'

/** A CE control to be answered. */
export interface ControlloToDo {
  readonly pk: number
  readonly descrizione: string
  readonly frequenza: string
  /** Whether the work does not end without it. */
  readonly required: boolean
}

/** What was answered. */
export interface ControlloAnswer {
  readonly conforme: boolean | null
  readonly note: string
}

export const NO_ANSWER: ControlloAnswer = { conforme: null, note: '' }

interface Props {
  controlli: readonly ControlloToDo[]
  answers: ReadonlyMap<number, ControlloAnswer>
  onChange: (pk: number, answer: ControlloAnswer) => void
  /** What is wrong with an answer; null when nothing is. */
  error: (pk: number) => string | null
}

/** The CE controls that the end of an operation asks for. */
export function ControlliField({ controlli, answers, onChange, error }: Props) {
  return (
    <Box component="section" aria-label="Controlli CE">
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        Controlli CE
      </Typography>
      {controlli.map((controllo) => (
        <Controllo
          key={controllo.pk}
          controllo={controllo}
          answer={answers.get(controllo.pk) ?? NO_ANSWER}
          error={error(controllo.pk)}
          onChange={(answer) => onChange(controllo.pk, answer)}
        />
      ))}
    </Box>
  )
}

interface ControlloProps {
  controllo: ControlloToDo
  answer: ControlloAnswer
  error: string | null
  onChange: (answer: ControlloAnswer) => void
}

function Controllo({ controllo, answer, error, onChange }: ControlloProps) {
  const id = useId()
  const { descrizione, frequenza, required } = controllo
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }} data-campo={`controllo-${controllo.pk}`}>
      <Typography id={`${id}-nome`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {descrizione}
        {!required && ' (se anche la seconda lavorazione è finita)'}
      </Typography>
      {frequenza && (
        <Typography variant="body2" color="textSecondary">
          {frequenza}
        </Typography>
      )}
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={answer.conforme}
        aria-labelledby={`${id}-nome`}
        aria-describedby={error ? `${id}-errore` : undefined}
        onChange={(_, conforme: boolean | null) => onChange({ ...answer, conforme })}
        sx={{ mt: 0.5 }}
      >
        <ToggleButton value={true} color="success" sx={floorTarget}>
          Conforme
        </ToggleButton>
        <ToggleButton value={false} color="error" sx={floorTarget}>
          Non conforme
        </ToggleButton>
      </ToggleButtonGroup>
      {answer.conforme === false && (
        <TextField
          label="Note"
          required
          fullWidth
          multiline
          value={answer.note}
          onChange={({ target }) => onChange({ ...answer, note: target.value })}
          sx={{ mt: 1.5 }}
        />
      )}
      {error && (
        <Typography id={`${id}-errore`} color="error" variant="body2" role="alert" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
