import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { formatDate } from '#shared/formats/formats.ts'

/** A session of the same operation on the same order, by anybody. */
export interface Session {
  readonly pk: number
  readonly data: string
  readonly orario: string
  readonly tempo: number | null
  readonly operatore: string
  readonly note: string
}

/** The earlier sessions, newest first. */
export function SessionsList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Box component="section" aria-label="Registrazioni precedenti">
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        Registrazioni precedenti
      </Typography>
      {sessions.length === 0 && <Typography color="textSecondary">Nessuna finora.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sessions.map(({ pk, data, orario, tempo, operatore, note }) => (
          <Box component="li" key={pk} sx={{ borderTop: 1, borderColor: 'divider', py: 0.75 }}>
            <Typography>
              <time dateTime={data}>{formatDate(data)}</time>, {orario}
              {tempo !== null && ` (${durationInWords(tempo)})`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[operatore, note].filter(Boolean).join(': ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
