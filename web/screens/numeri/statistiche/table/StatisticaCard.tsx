import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouteLink } from 'react-router'
import { formatCount, formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import { type StatisticaRow, TOTAL_ROW } from '../rows.ts'
import type { StatisticheKind } from '../urlState.ts'
import { ReachedBudget } from './ReachedBudget.tsx'

interface Props {
  riga: StatisticaRow
  which: StatisticheKind
  open: (riga: StatisticaRow) => string
  onBudget?: (riga: StatisticaRow) => void
}

const FINGER = {
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 },
} as const

/** A customer or an agent on a phone; or the sums. */
export function StatisticaCard({ riga, which, open, onBudget }: Props) {
  const sums = riga.pk === TOTAL_ROW
  const { clienti, mediaOrdini, mediaSerramenti, budget } = riga
  const averages = [
    mediaOrdini !== null && `${formatEuro(mediaOrdini)} a ordine`,
    mediaSerramenti !== null && `${formatEuro(mediaSerramenti)} a serramento`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sums ? (
            riga.nome
          ) : (
            <Link component={RouteLink} to={open(riga)} color="inherit" sx={FINGER}>
              {riga.nome}
            </Link>
          )}
        </Typography>
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{formatEuro(riga.netto)}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {which === 'agenti' && clienti !== null && `${formatCount(clienti, 'cliente', 'clienti')} · `}
        {formatCount(riga.ordini, 'ordine', 'ordini')} · {formatCount(riga.serramenti, 'serramento', 'serramenti')}
        {riga.agenti.length > 0 && ` · ${riga.agenti.join(', ')}`}
      </Typography>
      {riga.ordini > 0 && (
        <Typography variant="body2" color="textSecondary">
          Listino {formatEuro(riga.listino)} · sconto {formatPercentage(riga.sconto)}
        </Typography>
      )}
      {averages.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.75rem' }}>
          Medie: {averages.join(' · ')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2">{budget === null ? 'Senza budget' : `Budget ${formatEuro(budget)}`}</Typography>
        {budget !== null && (
          <Box sx={{ width: 90, ml: 'auto', fontSize: '0.8125rem' }}>
            <ReachedBudget percent={riga.raggiunto} />
          </Box>
        )}
        {!sums && onBudget && (
          <Button
            variant="outlined"
            aria-label={`Budget di ${riga.nome}`}
            onClick={() => onBudget(riga)}
            sx={{ ml: budget === null ? 'auto' : 0, flexShrink: 0 }}
          >
            Budget
          </Button>
        )}
      </Box>
    </Box>
  )
}
