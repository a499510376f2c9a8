import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { recipientOf } from './columns.tsx'
import type { MailRow } from './row.ts'
import { sendTimeInWords, statusWords } from './statuses.ts'

/** A mail of the list on a phone. */
export function MailCard({ mail, configured }: { mail: MailRow; configured: boolean }) {
  const part = sendTimeInWords(mail, configured, new Date())
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.oggetto}</Typography>
        <StatusChip {...statusWords[mail.stato]} />
      </Box>
      <Typography variant="body2">{recipientOf(mail)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Scritta il {formatDateTime(mail.creataIl)}
        {part && ` · ${mail.stato === 'INVIATA' ? 'partita il' : 'parte'} ${part}`}
      </Typography>
      {mail.ultimoErrore && (
        <Typography variant="body2" color="error">
          {mail.ultimoErrore}
        </Typography>
      )}
    </Box>
  )
}
