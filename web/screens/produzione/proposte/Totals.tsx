import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatInteger } from '#shared/formats/formats.ts'
import type { ReadProposta } from './proposta.ts'

function Item({ name, before, after }: { name: string; before: number; after: number }) {
  const color = after < before ? 'success.main' : after > before ? 'error.main' : 'text.primary'
  return (
    <Box component="div" sx={{ minWidth: 140 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}>
        {formatInteger(Math.round(before))} →{' '}
        <Box component="strong" sx={{ color: color }}>
          {formatInteger(Math.round(after))}
        </Box>
      </Typography>
    </Box>
  )
}

/** Today's plan beside the proposal, in sums. */
export function Totals({ proposta }: { proposta: ReadProposta }) {
  const { prima, dopo, minorante, passi } = proposta
  if (!prima || !dopo) return null
  return (
    <Box>
      <Box
        component="dl"
        aria-label="Totali, oggi e con la proposta"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        <Item name="Giorni oltre l’approntamento" before={prima.ritardo} after={dopo.ritardo} />
        <Item name="Finirebbero tardi" before={prima.inRitardo} after={dopo.inRitardo} />
        {(prima.senzaPiano > 0 || dopo.senzaPiano > 0) && (
          <Item name="Senza piano" before={prima.senzaPiano} after={dopo.senzaPiano} />
        )}
        <Item name="Fasi spostate" before={prima.cambi} after={dopo.cambi} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {formatInteger(passi ?? 0)} sequenze provate. Nessun piano può avere meno di{' '}
        {formatInteger(Math.ceil(minorante ?? 0))} giorni oltre l’approntamento.
      </Typography>
    </Box>
  )
}
