import Box from '@mui/material/Box'
import { FASCE } from '../../../../../server/numeri/statistiche/rules.ts'
import { COLORI, NEUTRO } from '../colori.ts'

const fino = (indice: number) => {
  const da = FASCE[indice - 1]?.fino
  const a = FASCE[indice]?.fino ?? 0
  if (da === undefined) return `sotto ${a} %`
  return Number.isFinite(a) ? `${da}–${a} %` : `da ${da} %`
}

/** What the colours and the mark say. */
export function Legenda() {
  const voce = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.75rem', color: 'text.secondary' }
  const quadro = { width: 10, height: 10, borderRadius: 0.25, flexShrink: 0 }
  return (
    <Box
      component="ul"
      aria-label="Legenda"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, m: 0, p: 0 }}
    >
      {FASCE.map(({ nome }, indice) => (
        <Box component="li" key={nome} sx={voce}>
          <Box aria-hidden sx={{ ...quadro, bgcolor: COLORI[nome] }} />
          {fino(indice)}
        </Box>
      ))}
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ ...quadro, bgcolor: NEUTRO }} />
        senza budget
      </Box>
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ width: '2px', height: 14, bgcolor: 'text.primary' }} />
        budget
      </Box>
    </Box>
  )
}
