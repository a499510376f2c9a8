import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql, readInlineData } from 'relay-runtime'
import type { OwnSessions_sessione$key } from '#generated/OwnSessions_sessione.graphql.ts'
import type { OwnSessionsAltreMutation } from '#generated/OwnSessionsAltreMutation.graphql.ts'
import type { OwnSessionsTerminaMutation } from '#generated/OwnSessionsTerminaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

const fragment = graphql`
  fragment OwnSessions_sessione on Sessione @inline {
    codice
    dispositivo
    indirizzo
    creataIl
    ultimoUso
    questa
  }
`

const endMutation = graphql`
  mutation OwnSessionsTerminaMutation($codice: String!) {
    endSessione(input: { codice: $codice }) {
      terminate
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const othersMutation = graphql`
  mutation OwnSessionsAltreMutation {
    endSessione(input: { altre: true }) {
      terminate
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  sessions: readonly OwnSessions_sessione$key[]
  onChanged: () => void
}

/** The devices where one is logged in; each can be logged out from here. */
export function OwnSessions({ sessions, onChanged }: Props) {
  const righe = sessions.map((session) => readInlineData(fragment, session))
  const [end, inProgress] = useOperation<OwnSessionsTerminaMutation>(endMutation, {
    success: 'Dispositivo disconnesso',
  })
  const [endOthers, othersPending] = useOperation<OwnSessionsAltreMutation>(othersMutation, {
    success: ({ endSessione }) =>
      formatCount(endSessione.terminate ?? 0, 'dispositivo disconnesso', 'dispositivi disconnessi'),
  })
  const standing = inProgress || othersPending
  const others = righe.filter(({ questa }) => !questa).length
  return (
    <Box component="section" aria-labelledby="titolo-dispositivi">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h3" id="titolo-dispositivi">
          Dispositivi collegati
        </Typography>
        {others > 1 && (
          <Button disabled={standing} onClick={() => void endOthers({}).then(onChanged)}>
            Disconnetti gli altri
          </Button>
        )}
      </Box>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {righe.map(({ codice, dispositivo, indirizzo, creataIl, ultimoUso, questa }) => (
          <Box
            component="li"
            key={codice}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{dispositivo}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {indirizzo && `${indirizzo} · `}
                Accesso {formatDateTime(creataIl)}
                {!questa && ` · Ultimo uso ${formatDateTime(ultimoUso)}`}
              </Typography>
            </Box>
            {questa ? (
              <StatusChip word="Questo" tone="positivo" />
            ) : (
              <Button
                color="error"
                disabled={standing}
                aria-label={`Disconnetti ${dispositivo}, accesso ${formatDateTime(creataIl)}`}
                onClick={() => void end({ codice }).then(onChanged)}
              >
                Disconnetti
              </Button>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
