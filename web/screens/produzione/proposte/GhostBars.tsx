import Box from '@mui/material/Box'
import { formatDate } from '#shared/formats/formats.ts'
import { axisPercent, type TimeAxis } from './axis.ts'
import { type BarFase, fasiAfter, fasiBefore, type ReadOrdineProposto } from './proposta.ts'

/** A phase in whole days: a supplier's. */
const inDays = ({ inizio, fine }: BarFase) => inizio.endsWith('00:00:00') && fine.endsWith('00:00:00')

/** @param before what the plan before is called, of a ghost */
function Barra({ fase, axis, before }: { fase: BarFase; axis: TimeAxis; before?: string }) {
  const ghost = before !== undefined
  const x = axisPercent(fase.inizio, axis)
  const larghezza = axisPercent(fase.fine, axis) - x
  const thin = inDays(fase)
  const at = `${formatDate(fase.inizio.slice(0, 10))} → ${formatDate(fase.fine.slice(0, 10))}`
  return (
    <Box
      title={`${fase.nomeFase}, ${before ?? 'proposta'}: ${at}`}
      sx={{
        position: 'absolute',
        left: `${x}%`,
        width: `max(4px, ${larghezza}%)`,
        top: (ghost ? 2 : 17) + (thin ? 4 : 0),
        height: thin ? 4 : 12,
        borderRadius: 0.5,
        boxSizing: 'border-box',
        ...(ghost
          ? { border: 1, borderStyle: 'dashed', borderColor: 'text.secondary' }
          : { bgcolor: thin ? 'text.disabled' : 'primary.main' }),
      }}
    />
  )
}

/** An order on the shared axis: above the ghosts of today's plan, below where it would go, its delivery as a line. */
export function GhostBars({ ordine, axis }: { ordine: ReadOrdineProposto; axis: TimeAxis }) {
  const { dataConsegna } = ordine
  return (
    <Box aria-hidden className="barra" sx={{ position: 'relative', height: 32, minWidth: 190, overflow: 'hidden' }}>
      {axis.weeks.map(({ day, x }) => (
        <Box
          key={day}
          sx={{ position: 'absolute', left: `${x}%`, top: 0, bottom: 0, width: '1px', bgcolor: 'divider' }}
        />
      ))}
      {dataConsegna && (
        <Box
          title={`Approntamento: ${formatDate(dataConsegna)}`}
          sx={{
            position: 'absolute',
            left: `${axisPercent(`${dataConsegna} 23:59`, axis)}%`,
            top: 0,
            bottom: 0,
            width: '2px',
            bgcolor: ordine.ritardoDopo > 0 ? 'error.main' : 'success.main',
          }}
        />
      )}
      {fasiBefore(ordine).map((fase) => (
        <Barra
          key={`p${fase.nomeFase}`}
          fase={fase}
          axis={axis}
          before={ordine.schedulato ? 'oggi' : 'per approntamento'}
        />
      ))}
      {fasiAfter(ordine).map((fase) => (
        <Barra key={`d${fase.nomeFase}`} fase={fase} axis={axis} />
      ))}
    </Box>
  )
}

/** A day written further right would be cut, percent. */
const LAST_WRITTEN = 82

/** What the bars are, and the Mondays over the rows. */
export function AxisHeader({ axis }: { axis: TimeAxis }) {
  return (
    <Box aria-hidden sx={{ minWidth: 190, fontWeight: 400, fontSize: 12 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, alignItems: 'center', color: 'text.secondary' }}>
        <Segno text="oggi" style={{ border: 1, borderStyle: 'dashed', borderColor: 'text.secondary', width: 16 }} />
        <Segno text="proposta" style={{ bgcolor: 'primary.main', width: 16 }} />
        <Segno text="approntamento" style={{ bgcolor: 'success.main', width: '2px' }} />
      </Box>
      <Box sx={{ position: 'relative', height: 18 }}>
        {axis.weeks
          .filter(({ x }) => x <= LAST_WRITTEN)
          .map(({ day, x }) => (
            <Box key={day} component="span" sx={{ position: 'absolute', left: `${x}%`, whiteSpace: 'nowrap' }}>
              {formatDate(day).slice(0, 5)}
            </Box>
          ))}
      </Box>
    </Box>
  )
}

function Segno({ text, style }: { text: string; style: object }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ height: 10, borderRadius: 0.5, boxSizing: 'border-box', ...style }} />
      {text}
    </Box>
  )
}
