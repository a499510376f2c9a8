import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { CAUSA_RIFIUTO_LABELS, CAUSE_RIFIUTO, type CausaRifiuto } from '#ordini/offerte/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { refuseOffertaPage } from './paginaOfferta.ts'

/** Saying no, and why: folded until it is asked for. */
export function RefuseCard({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false)
  const [cause, setCause] = useState<CausaRifiuto | ''>('')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (cause === '') return setError('Scegli un motivo')
    setError(null)
    setSending(true)
    try {
      const refused = await refuseOffertaPage(cause, words)
      if (refused) setError(refused)
      else onDone()
    } catch (error) {
      setError(errorMessage(error))
    } finally {
      setSending(false)
    }
  }
  if (!open) {
    return (
      <Button color="inherit" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        Non mi interessa
      </Button>
    )
  }
  return (
    <Card component="section" aria-label="Rifiuto" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Che cosa non va?
      </Typography>
      <Box component="form" noValidate aria-label="Rifiuto" onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          select
          label="Motivo"
          size="small"
          value={cause}
          onChange={({ target }) => setCause(target.value as CausaRifiuto)}
        >
          {CAUSE_RIFIUTO.map((one) => (
            <MenuItem key={one} value={one}>
              {CAUSA_RIFIUTO_LABELS[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Vuoi dirci di più?"
          multiline
          minRows={2}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {error && <Alert severity="error">{error}</Alert>}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="outlined" loading={sending} loadingPosition="start">
            Rifiuta l’offerta
          </Button>
          <Button color="inherit" onClick={() => setOpen(false)}>
            Annulla
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
