import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { StatoFornitura } from './Celle.tsx'
import type { RigaFornitura } from './riga.ts'

/** A supplier order of the list on a phone. */
export function Scheda({ riga }: { riga: RigaFornitura }) {
  const { ordine, tipologia, fornitore, dataConsegna, dataArrivo, rilievo, co } = riga
  const date = [
    dataConsegna && `prevista ${formatoData(dataConsegna)}`,
    dataArrivo && `effettiva ${formatoData(dataArrivo)}`,
  ]
  const passi = [rilievo && `Rilievo ${rilievo}`, co && `CO ${co}`].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {ordine.numeroCommessa} · {ordine.nomeCliente}
        </Typography>
        <StatoFornitura riga={riga} aFuoco />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {tipologia} da {fornitore.nome}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[...date.filter(Boolean), ...passi].join(' · ') || 'Nessuna data'}
      </Typography>
    </Box>
  )
}
