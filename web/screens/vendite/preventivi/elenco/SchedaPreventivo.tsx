import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoConta, formatoData } from '../../../../../server/shared/formats/formats.ts'
import { trovaProvincia } from '../../../../../server/shared/places/places.ts'
import { StatoPreventivo } from './colonne.tsx'
import { riassuntoSerramenti } from './riassunto.ts'
import type { RigaPreventivo } from './rigaPreventivo.ts'
import { SegniEmail } from './SegniEmail.tsx'

interface Props {
  riga: RigaPreventivo
  conAgente: boolean
}

const treRighe = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** A quote of the list on a phone. */
export function SchedaPreventivo({ riga, conAgente }: Props) {
  const sigla = trovaProvincia(riga.provincia)?.siglaAutomobilistica ?? riga.provincia
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={treRighe}>{riga.nomeCognome}</Typography>
        {(riga.stato || riga.eliminato) && <StatoPreventivo riga={riga} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        N. {riga.pk} · {formatoData(riga.dataCreazione)} · {riga.citta} ({sigla})
      </Typography>
      <Typography variant="body2">
        {formatoConta(riga.totaleQuantita, 'serramento', 'serramenti')} {riga.famiglia.nome}:{' '}
        {riassuntoSerramenti(riga.serramenti)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 20, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {conAgente && (riga.agente?.user.nome ?? 'Nessun agente')}
        </Typography>
        <SegniEmail riga={riga} conAgente={conAgente} />
      </Box>
    </Box>
  )
}
