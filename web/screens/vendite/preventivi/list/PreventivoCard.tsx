import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { findProvincia } from '#shared/places.ts'
import { PreventivoStatusChip } from './columns.tsx'
import { EmailSigns } from './EmailSigns.tsx'
import type { PreventivoRow } from './row.ts'
import { serramentiSummary } from './summary.ts'

interface Props {
  riga: PreventivoRow
  withAgente: boolean
}

const threeRighe = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** A quote of the list on a phone. */
export function PreventivoCard({ riga, withAgente }: Props) {
  const sigla = findProvincia(riga.provincia)?.siglaAutomobilistica ?? riga.provincia
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={threeRighe}>{riga.nomeCognome}</Typography>
        {(riga.stato || riga.eliminato) && <PreventivoStatusChip riga={riga} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        N. {riga.pk} · {formatDate(riga.dataCreazione)} · {riga.citta} ({sigla})
      </Typography>
      <Typography variant="body2">
        {formatCount(riga.totaleQuantita, 'serramento', 'serramenti')} {riga.famiglia.nome}:{' '}
        {serramentiSummary(riga.serramenti)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 20, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {withAgente && (riga.agente?.user.nome ?? 'Nessun agente')}
        </Typography>
        <EmailSigns riga={riga} withAgente={withAgente} />
      </Box>
    </Box>
  )
}
