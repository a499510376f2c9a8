import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComparisonProps, computedInWords, Digit, WithoutFigures } from './ComparisonTable.tsx'
import { ScenarioActions } from './ScenarioActions.tsx'
import { COMPARISON_ROWS } from './scenario.ts'

/** The comparison on a phone: a plan under the other. */
export function ScenariCards({ piani, base, reference, actions }: ComparisonProps) {
  return (
    <Box component="ul" aria-label="Confronto degli scenari" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {piani.map(({ pk, name, below, scenario, digits }) => (
        <Box component="li" key={pk ?? 0} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {pk === reference && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {' '}
                  (riferimento)
                </Typography>
              )}
            </Typography>
            {scenario && <ScenarioActions scenario={scenario} actions={actions} />}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {below.join(' · ')}
          </Typography>
          {digits ? (
            <Box
              component="dl"
              sx={{ m: 0, mt: 0.75, display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 0.75 }}
            >
              {COMPARISON_ROWS.filter((riga) => riga.name !== 'Ordini senza piano' || digits.senzaPiano > 0).map(
                (riga) => (
                  <div key={riga.name}>
                    <Typography component="dt" variant="body2" color="textSecondary">
                      {riga.name}
                    </Typography>
                    <Box component="dd" sx={{ m: 0 }}>
                      <Digit riga={riga} digits={digits} base={base} />
                    </Box>
                  </div>
                ),
              )}
            </Box>
          ) : (
            scenario && <WithoutFigures scenario={scenario} onFinished={actions.finished} />
          )}
          {scenario && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              Calcolato: {computedInWords(scenario)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
