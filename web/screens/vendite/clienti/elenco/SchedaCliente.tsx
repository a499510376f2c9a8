import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { TipoCliente } from '../TipoCliente.tsx'
import type { RigaCliente } from './colonne.tsx'

/** A customer of the list on a phone. */
export function SchedaCliente({ riga }: { riga: RigaCliente }) {
  const luogo = [riga.codice, riga.citta].filter(Boolean).join(' · ')
  const contatti = [riga.telefono, riga.email].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.nome}</Typography>
        {riga.tipoCliente && <TipoCliente tipo={riga.tipoCliente} />}
      </Box>
      {luogo && (
        <Typography variant="body2" color="textSecondary">
          {luogo}
        </Typography>
      )}
      {contatti && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {contatti}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {formatoConta(riga.numeroOrdini, 'ordine', 'ordini')}
        {riga.agente && ` · ${riga.agente.user.nome}`}
      </Typography>
    </Box>
  )
}
