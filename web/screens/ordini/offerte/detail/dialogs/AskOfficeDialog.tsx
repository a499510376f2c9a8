import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { AskOfficeDialogMutation } from '#generated/AskOfficeDialogMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { VersioneDetail } from '../offertaDetail.ts'
import { SendingObstacles, whoSends } from '../parts/SendingObstacles.tsx'

const mutation = graphql`
  mutation AskOfficeDialogMutation($input: SendRichiestaInvioOffertaInput!) {
    sendRichiestaInvioOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const isToday = (instant: string) => dayOfInstant(new Date(instant)) === dayOfInstant(new Date())

/** What keeps the user from sending a draft, and the request to who may. */
export default function AskOfficeDialog({ versione, onClose }: { versione: VersioneDetail; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [ask, isAsking] = useOperation<AskOfficeDialogMutation>(mutation, { success: 'Richiesta in uscita' })
  const asked = versione.eventi.find(({ tipo, il }) => tipo === 'CHIESTO_INVIO' && isToday(il))
  async function go() {
    const outcome = await ask({ input: { pk: versione.pk, note } })
    if (outcome.ok) onClose()
  }
  return (
    <PlainDialog
      title="Questa offerta non la puoi inviare tu"
      width="sm"
      onClose={onClose}
      confirm={{
        text: whoSends(versione) === 'la direzione' ? 'Chiedi alla direzione' : 'Chiedi all’ufficio',
        disabled: asked !== undefined,
        loading: isAsking,
        onClick: () => void go(),
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <SendingObstacles versione={versione} />
        {asked ? (
          <Alert severity="info">Chiesto oggi da {[asked.chi, formatDateTime(asked.il)].join(', ')}.</Alert>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              Cambia le righe qui sopra e la invii tu; oppure chiedi: chi la può inviare riceve una mail con questi
              motivi e apre la bozza.
            </Typography>
            <TextField
              label="Messaggio"
              multiline
              minRows={2}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          </>
        )}
      </Stack>
    </PlainDialog>
  )
}
