import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate, formatEuro } from '#shared/formats/formats.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { MargineCell, MissingCell } from './RowCells.tsx'
import type { OrdineRow } from './row.ts'

/** An order of the list on a phone. */
export function OrdineCard({ riga }: { riga: OrdineRow }) {
  const { schedulazione, stato } = riga
  const checkList = riga.checkList ?? []
  const missing = riga.ordiniFornitoreMancanti
  const where = [riga.riferimento, riga.progetto].filter(Boolean).join(' · ')
  const done = checkList.filter(({ done }) => done).length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
          {riga.numeroCommessa} · {riga.cliente.nome}
        </Typography>
        {stato && <StatusChip word={stato.nome} tone={statusTone(stato.colore)} />}
      </Box>
      {(where !== '' || riga.netto != null) && (
        <Box sx={{ display: 'flex', columnGap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
            {where}
          </Typography>
          {riga.netto != null && (
            <Typography variant="body2" sx={{ fontWeight: 550, flexShrink: 0 }}>
              {formatEuro(riga.netto)}
            </Typography>
          )}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {formatDate(riga.data)}
        {riga.dataConsegna && ` · approntamento ${formatDate(riga.dataConsegna)}`}
      </Typography>
      {schedulazione && (
        <Typography variant="body2" color="textSecondary">
          {riga.etichettaSchedulazione} {formatDate(schedulazione.inizio)} – {formatDate(schedulazione.fine)}
        </Typography>
      )}
      <Typography variant="body2" noWrap>
        {!schedulazione && `${riga.etichettaSchedulazione} · `}
        {formatCount(riga.numeroSerramenti, 'serramento', 'serramenti')}
        {checkList.length > 0 && ` · check list ${done}/${checkList.length}`}
        {riga.senzaMisure && ' · misure da definire'}
      </Typography>
      <MargineCell riga={riga} />
      {missing && missing.length > 0 && <MissingCell riga={riga} />}
    </Box>
  )
}
