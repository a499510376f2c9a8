import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as LinkRotta } from 'react-router'
import { formatoConta, formatoEuro, formatoPercentuale } from '../../../../../server/shared/formats/formats.ts'
import { type RigaStatistica, TOTALE } from '../righe.ts'
import type { Quali } from '../stato.ts'
import { Raggiunto } from './Raggiunto.tsx'

interface Props {
  riga: RigaStatistica
  quali: Quali
  apri: (riga: RigaStatistica) => string
  onBudget?: (riga: RigaStatistica) => void
}

const DITO = { '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } } as const

/** A customer or an agent on a phone; or the sums. */
export function SchedaStatistica({ riga, quali, apri, onBudget }: Props) {
  const somme = riga.pk === TOTALE
  const { clienti, mediaOrdini, mediaSerramenti, budget } = riga
  const medie = [
    mediaOrdini !== null && `${formatoEuro(mediaOrdini)} a ordine`,
    mediaSerramenti !== null && `${formatoEuro(mediaSerramenti)} a serramento`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {somme ? (
            riga.nome
          ) : (
            <Link component={LinkRotta} to={apri(riga)} color="inherit" sx={DITO}>
              {riga.nome}
            </Link>
          )}
        </Typography>
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{formatoEuro(riga.netto)}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {quali === 'agenti' && clienti !== null && `${formatoConta(clienti, 'cliente', 'clienti')} · `}
        {formatoConta(riga.ordini, 'ordine', 'ordini')} · {formatoConta(riga.serramenti, 'serramento', 'serramenti')}
        {riga.agenti.length > 0 && ` · ${riga.agenti.join(', ')}`}
      </Typography>
      {riga.ordini > 0 && (
        <Typography variant="body2" color="textSecondary">
          Listino {formatoEuro(riga.listino)} · sconto {formatoPercentuale(riga.sconto)}
        </Typography>
      )}
      {medie.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Medie: {medie.join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">{budget === null ? 'Senza budget' : `Budget ${formatoEuro(budget)}`}</Typography>
        {budget !== null && (
          <Box sx={{ width: 90, ml: 'auto', fontSize: '0.8125rem' }}>
            <Raggiunto percento={riga.raggiunto} />
          </Box>
        )}
        {!somme && onBudget && (
          <Button
            variant="outlined"
            aria-label={`Budget di ${riga.nome}`}
            onClick={() => onBudget(riga)}
            sx={{ ml: budget === null ? 'auto' : 0 }}
          >
            Budget
          </Button>
        )}
      </Box>
    </Box>
  )
}
