import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#relay/errors.ts'
import { formatDateTime } from '#shared/formats/formats.ts'

interface Props {
  /** Newest first. */
  messaggi: readonly { note: string; data: string; mio?: boolean }[]
  /** @returns what is wrong, in Italian; null when it is done */
  write: (note: string) => Promise<string | null>
  onDone: () => void
}

/** What the customer, and where it answers the house, has written, and what is still to be asked. */
export function WriteCard({ messaggi, write, onDone }: Props) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setError('Scrivi il messaggio')
    setError(null)
    setSending(true)
    try {
      const refused = await write(note)
      if (refused) return setError(refused)
      setNote('')
      onDone()
    } catch (error) {
      setError(errorMessage(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Card component="section" aria-label="Messaggi" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Hai una domanda?
      </Typography>
      <Box component="form" noValidate aria-label="Messaggio" onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label="Messaggio"
          multiline
          minRows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={error !== null}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {error && <Alert severity="error">{error}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          loading={sending}
          loadingPosition="start"
          sx={{ justifySelf: 'start' }}
        >
          Invia messaggio
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label="Messaggi inviati"
        sx={{ m: 0, mt: messaggi.length > 0 ? 1.5 : 0, p: 0, listStyle: 'none' }}
      >
        {messaggi.map(({ note: text, data, mio = true }) => (
          <Box key={data} component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {[formatDateTime(data), !mio && 'risposta'].filter(Boolean).join(' · ')}
            </Typography>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
