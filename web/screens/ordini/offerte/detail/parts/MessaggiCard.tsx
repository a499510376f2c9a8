import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { MessaggiCardMutation } from '#generated/MessaggiCardMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { OffertaDetail } from '../offertaDetail.ts'

const mutation = graphql`
  mutation MessaggiCardMutation($input: AddMessaggioOffertaInput!) {
    addMessaggioOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the customer has asked and the house has answered, and the answer that is being written. */
export function MessaggiCard({ offerta }: { offerta: OffertaDetail }) {
  const { messaggi, versioni } = offerta
  const isReached = versioni.some(({ stato }) => stato === 'INVIATA')
  return (
    <DetailCard title="Messaggi">
      {messaggi.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Nessun messaggio: le domande del cliente arrivano qui.</Box>
      ) : (
        <Box component="ul" aria-label="Messaggi" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {messaggi.map(({ pk, note, autore, data }) => (
            <Box component="li" key={pk} sx={{ py: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
              <Typography variant="body2" color="textSecondary">
                {autore || offerta.nomeCliente} · {formatDateTime(data)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {offerta.puoModificare && isReached && <Answer pk={offerta.pk} />}
    </DetailCard>
  )
}

function Answer({ pk }: { pk: number }) {
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [add, isAdding] = useOperation<MessaggiCardMutation>(mutation, { success: 'Messaggio in uscita' })
  async function send(event: FormEvent) {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    const outcome = await add({ input: { offertaPk: pk, note } })
    if (outcome.ok) setNote('')
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label="Scrivi al cliente"
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ mt: 1.5, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <TextField
        label="Scrivi al cliente"
        multiline
        minRows={2}
        fullWidth
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={missing}
        helperText="Lo legge per e-mail e nella pagina dell’offerta."
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      {missing && <Alert severity="error">Scrivi il messaggio</Alert>}
      <Button type="submit" variant="outlined" loading={isAdding}>
        Invia messaggio
      </Button>
    </Box>
  )
}
