import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { useRepartoWord } from '#shell/reparti.ts'
import { useOrdiniCella } from '../data/useOrdiniCella.ts'
import { inHours } from '../durations.ts'
import type { PianoFase, ShownCella } from '../model.ts'
import { dayName } from '../time.ts'
import { freeWithPiano } from './blocks.ts'
import { freeText, statoWith } from './celleState.ts'

interface Props {
  cella: ShownCella | null
  anchor: () => HTMLElement | null
  current: { id: number; numeroCommessa: string } | null
  fasi: readonly PianoFase[]
  onOpenOrdine: (ordine: number) => void
  onRipara: (cella: ShownCella) => void
  onClose: () => void
  onEnter: () => void
}

/** More orders than these are only counted. */
const MAX = 14

/** Who fills a cell: its orders with their minutes, each opens. */
export function CellaDetail({ cella, anchor, current, fasi, onOpenOrdine, onRipara, onClose, onEnter }: Props) {
  const ordini = useOrdiniCella(cella)
  const word = useRepartoWord()
  const element = cella ? anchor() : null
  if (!cella || !element) return null
  const own = minutesOf(fasi, cella)
  const free = freeWithPiano(cella, current && { ...current, time: own })
  const stato = statoWith(cella, free)
  const others = (ordini ?? []).filter(({ id }) => id !== current?.id)
  return (
    <Popper open anchorEl={element} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        variant="outlined"
        role="status"
        onPointerEnter={onEnter}
        onPointerLeave={onClose}
        sx={{ mt: 0.5, p: 1.5, minWidth: 220, maxWidth: 300, boxShadow: 3 }}
      >
        <Typography variant="h3" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {dayName(cella.giorno)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ textTransform: 'capitalize' }}>
          {word(cella.reparto)}
        </Typography>
        <Typography variant="body2" sx={{ my: 0.5, fontWeight: 600 }} color={stato === 'broken' ? 'error' : undefined}>
          {freeText(stato, free)}
          {cella.capacita > 0 && ` su ${inHours(cella.capacita)}`}
        </Typography>
        {current && own > 0 && <Riga numero={current.numeroCommessa} minutes={own} mine />}
        {others.slice(0, MAX).map(({ id, numeroCommessa, time }) => (
          <Riga key={id} numero={numeroCommessa} minutes={time} onOpen={() => onOpenOrdine(id)} />
        ))}
        {others.length > MAX && (
          <Typography variant="body2" color="text.secondary">
            e altri {others.length - MAX}
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
        {ordini !== null && others.length === 0 && own === 0 && (
          <Typography variant="body2" color="text.secondary">
            Nessun ordine
          </Typography>
        )}
      </Paper>
    </Popper>
  )
}

interface RigaProps {
  numero: string
  minutes: number
  mine?: boolean
  onOpen?: () => void
}

function Riga({ numero, minutes, mine = false, onOpen }: RigaProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.8125rem', lineHeight: 1.7 }}>
      {onOpen ? (
        <Link component="button" type="button" onClick={onOpen} sx={{ fontSize: 'inherit' }} noWrap>
          {numero}
        </Link>
      ) : (
        <Box component="span" sx={{ fontWeight: mine ? 650 : 400 }}>
          {numero} (questo)
        </Box>
      )}
      <span>{inHours(minutes)}</span>
    </Box>
  )
}

/** Minutes that the plan on screen books in a cell. */
function minutesOf(fasi: readonly PianoFase[], { giorno, reparto }: ShownCella): number {
  const fase = fasi.find((one) => one.reparto === reparto)
  return fase?.occupations.find(({ date }) => date === giorno)?.time ?? 0
}
