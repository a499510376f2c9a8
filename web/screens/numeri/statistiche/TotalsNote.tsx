import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import type { ReadStatistiche } from './rows.ts'
import type { StatisticheScreenProps } from './screenProps.ts'

interface Props extends Pick<StatisticheScreenProps, 'quali'> {
  read: Pick<ReadStatistiche, 'somme' | 'nettoConBudget'>
}

/**
 * Why the sums are not those that one would expect: of agents those of customers without orders that nobody sold, and
 * a share that is not of the two figures beside it.
 */
export function TotalsNote({ quali, read: { somme, nettoConBudget } }: Props) {
  const withBudget = nettoConBudget !== null && somme.budget !== null
  if (quali === 'clienti' && !withBudget) return null
  return (
    <Stack sx={{ color: 'text.secondary' }}>
      {quali === 'agenti' && (
        <Typography variant="body2">
          Il totale conta gli ordini che hanno un agente: quello delle statistiche clienti anche gli altri.
        </Typography>
      )}
      {withBudget && (
        <Typography variant="body2">
          La % budget del totale ({formatPercentage(somme.raggiunto ?? 0)}) conta solo{' '}
          {quali === 'clienti' ? 'i clienti' : 'gli agenti'} che ne hanno uno: {formatEuro(nettoConBudget)} di netto su{' '}
          {formatEuro(somme.budget ?? 0)}.
        </Typography>
      )}
    </Stack>
  )
}
