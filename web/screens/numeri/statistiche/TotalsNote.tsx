import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import type { ReadStatistiche } from './rows.ts'
import type { StatisticheScreenProps } from './screenProps.ts'

interface Props extends Pick<StatisticheScreenProps, 'which'> {
  read: Pick<ReadStatistiche, 'sums' | 'nettoConBudget'>
}

/**
 * Why the sums are not those that one would expect: of agents those of customers without orders that nobody sold, and
 * a share that is not of the two figures beside it.
 */
export function TotalsNote({ which, read: { sums, nettoConBudget } }: Props) {
  const withBudget = nettoConBudget !== null && sums.budget !== null
  if (which === 'clienti' && !withBudget) return null
  return (
    <Stack sx={{ color: 'text.secondary' }}>
      {which === 'agenti' && (
        <Typography variant="body2">
          Il totale conta gli ordini che hanno un agente: quello delle statistiche clienti anche gli altri.
        </Typography>
      )}
      {withBudget && (
        <Typography variant="body2">
          La % budget del totale ({formatPercentage(sums.raggiunto ?? 0)}) conta solo{' '}
          {which === 'clienti' ? 'i clienti' : 'gli agenti'} che ne hanno uno: {formatEuro(nettoConBudget)} di netto su{' '}
          {formatEuro(sums.budget ?? 0)}.
        </Typography>
      )}
    </Stack>
  )
}
