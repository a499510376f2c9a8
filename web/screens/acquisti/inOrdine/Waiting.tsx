import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FornitoriTabQuery } from '#generated/FornitoriTabQuery.graphql.ts'
import { formatDate, isoDate } from '#shared/formats/formats.ts'

/** When a row that waits is needed, and until when it must be ordered. */
export type NeedDays = NonNullable<FornitoriTabQuery['response']['fabbisogno']>['righe'][number]

/** A row that no supplier order has yet, with its days where the user orders. */
export function Waiting({ days }: { days: NeedDays | undefined }) {
  const late = days?.urgenza === 'IN_RITARDO'
  return (
    <Typography component="div" variant="body2" color="textSecondary" title={days?.motivo || undefined}>
      In attesa
      {days?.necessarioIl && (
        <Box>
          {days.stimato ? 'serve circa il' : 'serve il'} {formatDate(days.necessarioIl)}
        </Box>
      )}
      {days?.ordinareEntro && (
        <Box sx={late ? { color: 'error.main', fontWeight: 550 } : undefined}>
          ordinare entro {formatDate(days.ordinareEntro)}
        </Box>
      )}
    </Typography>
  )
}

/** When what is short of a row is expected, in red once that is past. @param day of its supplier order, 'YYYY-MM-DD' */
export function Awaited({ day }: { day: string | null | undefined }) {
  if (!day) return null
  const late = day < isoDate(new Date())
  return (
    <Typography component="div" variant="body2" color={late ? 'error' : 'textSecondary'}>
      attesa il {formatDate(day)}
    </Typography>
  )
}
