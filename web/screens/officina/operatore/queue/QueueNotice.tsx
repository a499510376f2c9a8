import CloudOff from '@mui/icons-material/CloudOffOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { KeptWrite } from '#relay/offline/queueStore.ts'
import type { QueueState } from '#relay/offline/writeQueue.ts'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { floorTarget } from '../targets.ts'

interface Props {
  queue: QueueState
  onSend: () => void
  onRetry: (seq: number) => void
  onDismiss: (seq: number) => void
}

/** What is still on this device, and what the server refused after the fact: until somebody has read it. */
export function QueueNotice({ queue, onSend, onRetry, onDismiss }: Props) {
  const { refused, lasting } = queue
  // What is on its way is told at its button.
  const waiting = queue.waiting.filter(({ seq }) => !queue.pressed.has(seq))
  return (
    <Box sx={{ display: 'grid', gap: 1 }} aria-live="polite">
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          icon={<CloudOff />}
          action={
            <Button color="inherit" onClick={onSend} sx={floorTarget}>
              Invia ora
            </Button>
          }
        >
          <Typography sx={{ fontWeight: 600 }}>
            {formatCount(waiting.length, 'registrazione non ancora inviata', 'registrazioni non ancora inviate')}
          </Typography>
          Restano su questo dispositivo e partono da sole appena torna la rete.
          {!lasting && ' Non chiudere la pagina: questo browser non le conserva.'}
          <WriteList writes={waiting} />
        </Alert>
      )}
      {refused.map((write) => (
        <Alert
          key={write.seq}
          severity="error"
          action={
            <Box sx={{ display: 'flex', flexDirection: 'column' }}>
              {!write.partly && (
                <Button color="inherit" onClick={() => onRetry(write.seq)} sx={floorTarget}>
                  Riprova
                </Button>
              )}
              <Button color="inherit" onClick={() => onDismiss(write.seq)} sx={floorTarget}>
                Ho letto
              </Button>
            </Box>
          }
        >
          <Typography sx={{ fontWeight: 600 }}>
            {write.partly ? 'Registrata, ma non tutto' : 'Non registrata'}: {write.words}
          </Typography>
          {write.refused}
          <Typography variant="body2">{formatDateTime(new Date(write.pressedAt))}</Typography>
        </Alert>
      ))}
    </Box>
  )
}

function WriteList({ writes }: { writes: readonly KeptWrite[] }) {
  return (
    <Box component="ul" aria-label="Non ancora inviate" sx={{ m: 0, mt: 0.5, pl: 2 }}>
      {writes.map(({ seq, words, pressedAt }) => (
        <li key={seq}>
          {words}, {formatDateTime(new Date(pressedAt))}
        </li>
      ))}
    </Box>
  )
}
