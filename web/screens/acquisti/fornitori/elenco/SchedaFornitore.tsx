import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import type { RigaFornitore } from './colonne.tsx'
import { Miniatura } from './Miniatura.tsx'

/** A supplier of the list on a phone. */
export function SchedaFornitore({ riga }: { riga: RigaFornitore }) {
  const { nome, codice, tipologia, tempo, email, isDefault, immagine } = riga
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Miniatura immagine={immagine} lato={40} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.25 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
          {isDefault && <StatoChip parola="Predefinito" tono="positivo" />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {[codice, tipologia, formatoConta(tempo, 'giorno', 'giorni')].filter(Boolean).join(' · ')}
        </Typography>
        {email && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
