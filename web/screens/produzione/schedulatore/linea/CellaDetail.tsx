import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { useOrdiniCella } from '../data/useOrdiniCella.ts'
import { inHours } from '../durations.ts'
import type { PianoFase, ShownCella } from '../model.ts'
import { dayName } from '../time.ts'
import { freeWithPiano } from './blocks.ts'
import { freeText, statoWith } from './celleState.ts'

interface Props {
  cella: ShownCella | null
  ancora: () => HTMLElement | null
  corrente: { id: number; numeroCommessa: string } | null
  fasi: readonly PianoFase[]
  onApriOrdine: (ordine: number) => void
  onRipara: (cella: ShownCella) => void
  onClose: () => void
  onEntra: () => void
}

/** More orders than these are only counted. */
const MASSIMO = 14

/** Who fills a cell: its orders with their minutes, each opens. */
export function CellaDetail({ cella, ancora, corrente, fasi, onApriOrdine, onRipara, onClose, onEntra }: Props) {
  const ordini = useOrdiniCella(cella)
  const elemento = cella ? ancora() : null
  if (!cella || !elemento) return null
  const mio = minutiDi(fasi, cella)
  const libero = freeWithPiano(cella, corrente && { ...corrente, time: mio })
  const stato = statoWith(cella, libero)
  const others = (ordini ?? []).filter(({ id }) => id !== corrente?.id)
  return (
    <Popper open anchorEl={elemento} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        variant="outlined"
        role="status"
        onPointerEnter={onEntra}
        onPointerLeave={onClose}
        sx={{ mt: 0.5, p: 1.5, minWidth: 220, maxWidth: 300, boxShadow: 3 }}
      >
        <Typography variant="h3" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {dayName(cella.giorno)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ textTransform: 'capitalize' }}>
          {cella.reparto}
        </Typography>
        <Typography variant="body2" sx={{ my: 0.5, fontWeight: 600 }} color={stato === 'broken' ? 'error' : undefined}>
          {freeText(stato, libero)}
          {cella.capacita > 0 && ` su ${inHours(cella.capacita)}`}
        </Typography>
        {corrente && mio > 0 && <Riga numero={corrente.numeroCommessa} minuti={mio} mio />}
        {others.slice(0, MASSIMO).map(({ id, numeroCommessa, time }) => (
          <Riga key={id} numero={numeroCommessa} minuti={time} onOpen={() => onApriOrdine(id)} />
        ))}
        {others.length > MASSIMO && (
          <Typography variant="body2" color="text.secondary">
            e altri {others.length - MASSIMO}
          </Typography>
        )}
        {cella.stato === 'broken' && (
          <Button
            variant="outlined"
            color="secondary"
            sx={{ mt: 1 }}
            onClick={() => {
              onClose()
              onRipara(cella)
            }}
          >
            Ripara…
          </Button>
        )}
        {ordini === null && (
          <Typography variant="body2" color="text.secondary">
            Caricamento ordini...
          </Typography>
        )}
        {ordini !== null && others.length === 0 && mio === 0 && (
          <Typography variant="body2" color="text.secondary">
            Nessun ordine
          </Typography>
        )}
      </Paper>
    </Popper>
  )
}

interface PropsRiga {
  numero: string
  minuti: number
  mio?: boolean
  onOpen?: () => void
}

function Riga({ numero, minuti, mio = false, onOpen }: PropsRiga) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.8125rem', lineHeight: 1.7 }}>
      {onOpen ? (
        <Link component="button" type="button" onClick={onOpen} sx={{ fontSize: 'inherit' }} noWrap>
          {numero}
        </Link>
      ) : (
        <Box component="span" sx={{ fontWeight: mio ? 650 : 400 }}>
          {numero} (questo)
        </Box>
      )}
      <span>{inHours(minuti)}</span>
    </Box>
  )
}

/** Minutes that the plan on screen books in a cell. */
function minutiDi(fasi: readonly PianoFase[], { giorno, reparto }: ShownCella): number {
  const fase = fasi.find((una) => una.reparto === reparto)
  return fase?.occupations.find(({ date }) => date === giorno)?.time ?? 0
}
