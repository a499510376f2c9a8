import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatInteger } from '../../../../server/shared/formats/formats.ts'
import type { LettaProposta } from './proposta.ts'

function Voce({ nome, prima, dopo }: { nome: string; prima: number; dopo: number }) {
  const colore = dopo < prima ? 'success.main' : dopo > prima ? 'error.main' : 'text.primary'
  return (
    <Box component="div" sx={{ minWidth: 140 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {nome}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}>
        {formatInteger(Math.round(prima))} →{' '}
        <Box component="strong" sx={{ color: colore }}>
          {formatInteger(Math.round(dopo))}
        </Box>
      </Typography>
    </Box>
  )
}

/** Today's plan beside the proposal, in sums. */
export function Totali({ proposta }: { proposta: LettaProposta }) {
  const { prima, dopo, minorante, passi } = proposta
  if (!prima || !dopo) return null
  return (
    <Box>
      <Box
        component="dl"
        aria-label="Totali, oggi e con la proposta"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        <Voce nome="Giorni oltre l’approntamento" prima={prima.ritardo} dopo={dopo.ritardo} />
        <Voce nome="Finirebbero tardi" prima={prima.inRitardo} dopo={dopo.inRitardo} />
        {(prima.senzaPiano > 0 || dopo.senzaPiano > 0) && (
          <Voce nome="Senza piano" prima={prima.senzaPiano} dopo={dopo.senzaPiano} />
        )}
        <Voce nome="Fasi spostate" prima={prima.cambi} dopo={dopo.cambi} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {formatInteger(passi ?? 0)} sequenze provate. Nessun piano può avere meno di{' '}
        {formatInteger(Math.ceil(minorante ?? 0))} giorni oltre l’approntamento.
      </Typography>
    </Box>
  )
}
