import Box from '@mui/material/Box'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { type AsseTempo, axisPercent } from './axis.ts'
import type { LettoOrdineProposto } from './proposta.ts'

type Fase = LettoOrdineProposto['fasiDopo'][number]

/** A phase in whole days: a supplier's. */
const aGiorni = ({ inizio, fine }: Fase) => inizio.endsWith('00:00:00') && fine.endsWith('00:00:00')

/** @param prima what the plan before is called, of a ghost */
function Barra({ fase, asse, prima }: { fase: Fase; asse: AsseTempo; prima?: string }) {
  const fantasma = prima !== undefined
  const x = axisPercent(fase.inizio, asse)
  const larghezza = axisPercent(fase.fine, asse) - x
  const sottile = aGiorni(fase)
  const quando = `${formatDate(fase.inizio.slice(0, 10))} → ${formatDate(fase.fine.slice(0, 10))}`
  return (
    <Box
      title={`${fase.nomeFase}, ${prima ?? 'proposta'}: ${quando}`}
      sx={{
        position: 'absolute',
        left: `${x}%`,
        width: `max(4px, ${larghezza}%)`,
        top: (fantasma ? 2 : 17) + (sottile ? 4 : 0),
        height: sottile ? 4 : 12,
        borderRadius: 0.5,
        boxSizing: 'border-box',
        ...(fantasma
          ? { border: 1, borderStyle: 'dashed', borderColor: 'text.secondary' }
          : { bgcolor: sottile ? 'text.disabled' : 'primary.main' }),
      }}
    />
  )
}

/** An order on the shared axis: above the ghosts of today's plan, below where it would go, its delivery as a line. */
export function GhostBars({ ordine, asse }: { ordine: LettoOrdineProposto; asse: AsseTempo }) {
  const { dataConsegna, fasiPrima, fasiDopo } = ordine
  return (
    <Box aria-hidden className="barra" sx={{ position: 'relative', height: 32, minWidth: 190, overflow: 'hidden' }}>
      {asse.settimane.map(({ giorno, x }) => (
        <Box
          key={giorno}
          sx={{ position: 'absolute', left: `${x}%`, top: 0, bottom: 0, width: '1px', bgcolor: 'divider' }}
        />
      ))}
      {dataConsegna && (
        <Box
          title={`Approntamento: ${formatDate(dataConsegna)}`}
          sx={{
            position: 'absolute',
            left: `${axisPercent(`${dataConsegna} 23:59`, asse)}%`,
            top: 0,
            bottom: 0,
            width: '2px',
            bgcolor: ordine.ritardoDopo > 0 ? 'error.main' : 'success.main',
          }}
        />
      )}
      {fasiPrima.map((fase) => (
        <Barra
          key={`p${fase.nomeFase}`}
          fase={fase}
          asse={asse}
          prima={ordine.schedulato ? 'oggi' : 'per approntamento'}
        />
      ))}
      {fasiDopo.map((fase) => (
        <Barra key={`d${fase.nomeFase}`} fase={fase} asse={asse} />
      ))}
    </Box>
  )
}

/** A day written further right would be cut, percent. */
const ULTIMA_SCRITTA = 82

/** What the bars are, and the Mondays over the rows. */
export function AxisHeader({ asse }: { asse: AsseTempo }) {
  return (
    <Box aria-hidden sx={{ minWidth: 190, fontWeight: 400, fontSize: 12 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, alignItems: 'center', color: 'text.secondary' }}>
        <Segno testo="oggi" stile={{ border: 1, borderStyle: 'dashed', borderColor: 'text.secondary', width: 16 }} />
        <Segno testo="proposta" stile={{ bgcolor: 'primary.main', width: 16 }} />
        <Segno testo="approntamento" stile={{ bgcolor: 'success.main', width: '2px' }} />
      </Box>
      <Box sx={{ position: 'relative', height: 18 }}>
        {asse.settimane
          .filter(({ x }) => x <= ULTIMA_SCRITTA)
          .map(({ giorno, x }) => (
            <Box key={giorno} component="span" sx={{ position: 'absolute', left: `${x}%`, whiteSpace: 'nowrap' }}>
              {formatDate(giorno).slice(0, 5)}
            </Box>
          ))}
      </Box>
    </Box>
  )
}

function Segno({ testo, stile }: { testo: string; stile: object }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ height: 10, borderRadius: 0.5, boxSizing: 'border-box', ...stile }} />
      {testo}
    </Box>
  )
}
