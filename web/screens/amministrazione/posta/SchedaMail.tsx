import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoDataOra } from '../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { destinatario } from './colonne.tsx'
import type { RigaMail } from './rigaMail.ts'
import { paroleStato, quandoParte } from './stati.ts'

/** A mail of the list on a phone. */
export function SchedaMail({ mail, configurata }: { mail: RigaMail; configurata: boolean }) {
  const parte = quandoParte(mail, configurata, new Date())
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.oggetto}</Typography>
        <StatoChip {...paroleStato[mail.stato]} />
      </Box>
      <Typography variant="body2">{destinatario(mail)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Scritta il {formatoDataOra(mail.creataIl)}
        {parte && ` · ${mail.stato === 'INVIATA' ? 'partita il' : 'parte'} ${parte}`}
      </Typography>
      {mail.ultimoErrore && (
        <Typography variant="body2" color="error">
          {mail.ultimoErrore}
        </Typography>
      )}
    </Box>
  )
}
