import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { rilievoWords } from '../rilievi.ts'

interface Props {
  rilievi: readonly RilievoVincoli[]
  /** True when they are those of something not saved yet. */
  onTrial: boolean
  onTipo: () => void
}

/** What is probably wrong in the constraints, and what to do about it. */
export function RilieviList({ rilievi, onTrial, onTipo }: Props) {
  if (rilievi.length === 0) return null
  return (
    <Stack component="ul" aria-label="Segnalazioni" sx={{ m: 0, mt: 2, p: 0, gap: 1, listStyle: 'none' }}>
      {rilievi.map(({ codice, messaggio }) => (
        <Alert
          key={messaggio}
          component="li"
          severity="warning"
          role="listitem"
          icon={<WarningAmber fontSize="small" />}
        >
          <Typography component="strong" sx={{ fontWeight: 650, display: 'block' }}>
            {rilievoWords[codice].name}
            {onTrial && ' (con le modifiche non salvate)'}
          </Typography>
          {messaggio} {rilievoWords[codice].rimedio}
          {codice === 'limiti_tipo' && <GoToTipo onTipo={onTipo} />}
        </Alert>
      ))}
    </Stack>
  )
}

/** Opens the bounds of the type, where the remedy may be. */
export function GoToTipo({ onTipo }: { onTipo: () => void }) {
  return (
    <Button color="inherit" size="small" onClick={onTipo} sx={{ display: 'block', px: 0, textDecoration: 'underline' }}>
      Apri i limiti del tipo
    </Button>
  )
}
