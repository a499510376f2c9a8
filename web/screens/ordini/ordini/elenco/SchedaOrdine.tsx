import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoConta, formatoData, formatoEuro } from '../../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import { tonoStato } from '../tonoStato.ts'
import type { RigaOrdine } from './rigaOrdine.ts'

/** An order of the list on a phone. */
export function SchedaOrdine({ riga }: { riga: RigaOrdine }) {
  const { schedulazione, stato } = riga
  const checkList = riga.checkList ?? []
  const dove = [riga.riferimento, riga.progetto].filter(Boolean).join(' · ')
  const fatte = checkList.filter(({ done }) => done).length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {riga.numeroCommessa} · {riga.cliente.nome}
        </Typography>
        {stato && <StatoChip parola={stato.nome} tono={tonoStato(stato.nome)} />}
      </Box>
      {dove && <Typography variant="body2">{dove}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {formatoData(riga.data)}
        {riga.dataConsegna && ` · approntamento ${formatoData(riga.dataConsegna)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {riga.etichettaSchedulazione}
        {schedulazione && ` ${formatoData(schedulazione.inizio)} – ${formatoData(schedulazione.fine)}`}
      </Typography>
      <Typography variant="body2">
        {formatoConta(riga.numeroSerramenti, 'serramento', 'serramenti')}
        {checkList.length > 0 && ` · check list ${fatte}/${checkList.length}`}
        {riga.netto != null && ` · ${formatoEuro(riga.netto)}`}
        {riga.senzaMisure && ' · misure da definire'}
      </Typography>
    </Box>
  )
}
