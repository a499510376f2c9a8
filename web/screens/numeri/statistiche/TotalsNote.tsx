import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatEuro, formatPercentage } from '../../../../server/shared/formats/formats.ts'
import type { ReadStatistiche } from './rows.ts'
import type { StatisticheScreenProps } from './screenProps.ts'

interface Props extends Pick<StatisticheScreenProps, 'quali'> {
  letta: Pick<ReadStatistiche, 'somme' | 'nettoConBudget'>
}

/**
 * Why the sums are not those that one would expect: of agents those of customers without orders that nobody sold, and
 * a share that is not of the two figures beside it.
 */
export function TotalsNote({ quali, letta: { somme, nettoConBudget } }: Props) {
  const conBudget = nettoConBudget !== null && somme.budget !== null
  if (quali === 'clienti' && !conBudget) return null
  return (
    <Stack sx={{ color: 'text.secondary' }}>
      {quali === 'agenti' && (
        <Typography variant="body2">
          Il totale conta gli ordini che hanno un agente: quello delle statistiche clienti anche gli altri.
        </Typography>
      )}
      {conBudget && (
        <Typography variant="body2">
          La % budget del totale ({formatPercentage(somme.raggiunto ?? 0)}) conta solo{' '}
          {quali === 'clienti' ? 'i clienti' : 'gli agenti'} che ne hanno uno: {formatEuro(nettoConBudget)} di netto su{' '}
          {formatEuro(somme.budget ?? 0)}.
        </Typography>
      )}
    </Stack>
  )
}
