import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import { repartoName, useReparti } from '#shell/reparti.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import type { ReadColli } from './FreniList.tsx'
import { OrdiniLink } from './OrdiniLink.tsx'

type Week = ReadColli['settimane'][number]

const hours = (minutes: number) => `${formatInteger(Math.round(minutes / 60))} h`

function Carico({ capacita, occupato, pksInAttesa }: Week) {
  const part = capacita > 0 ? occupato / capacita : occupato > 0 ? 2 : 0
  const color = part > 1 ? 'error.main' : part > 0.9 ? 'warning.main' : 'primary.main'
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <span>
          {hours(occupato)} di {hours(capacita)}
        </span>
        <strong style={{ whiteSpace: 'nowrap' }}>
          {capacita > 0 ? formatPercentage(Math.round(part * 100)) : '–'}
        </strong>
      </Box>
      <Box aria-hidden className="barra" sx={{ height: 6, bgcolor: 'action.hover', my: 0.25 }}>
        <Box sx={{ height: 6, width: `${Math.min(100, part * 100)}%`, bgcolor: color }} />
      </Box>
      {pksInAttesa.length > 0 && (
        <Typography variant="body2" color="error">
          <OrdiniLink pks={pksInAttesa}>
            {formatCount(pksInAttesa.length, 'aspetta e finirebbe tardi', 'aspettano e finirebbero tardi')}
          </OrdiniLink>
        </Typography>
      )}
    </>
  )
}

/** Weeks in rows, departments in columns: load, capacity, who waits. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const known = useReparti()
  const reparti = [...new Set(weeks.map((one) => one.reparto))]
  const monday = [...new Set(weeks.map((one) => one.lunedi))]
  const cella = (day: string, reparto: Week['reparto']) =>
    weeks.find((one) => one.lunedi === day && one.reparto === reparto)
  if (monday.length === 0) return <Typography color="textSecondary">Non c’è nessun ordine da pianificare.</Typography>
  return (
    // The keyboard scrolls it too.
    <Box tabIndex={reparti.length > 2 ? 0 : undefined} sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Typography component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Settimane
      </Typography>
      <PlainTable
        sx={{ '& td, & th': { px: 1, py: 0.5, verticalAlign: 'top' } }}
        rows={monday}
        keyOf={(day) => day}
        columns={[
          { title: 'Dal', namesRow: true, sx: { whiteSpace: 'nowrap' }, cell: (day) => formatDate(day).slice(0, 5) },
          ...reparti.map((reparto) => ({
            title: repartoName(known, reparto),
            // More than a phone shows are scrolled to.
            headSx: { width: `${Math.floor(84 / reparti.length)}%`, minWidth: reparti.length > 2 ? 128 : undefined },
            cell: (day: string) => {
              const own = cella(day, reparto)
              return own && <Carico {...own} />
            },
          })),
        ]}
      />
    </Box>
  )
}
