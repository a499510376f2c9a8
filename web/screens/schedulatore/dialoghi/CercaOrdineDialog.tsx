import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, type UIEvent, useState } from 'react'
import { formatoData } from '../../../../server/formati/rules.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { useRicercaRemota } from '../../../ui/useRicercaRemota.ts'
import { cercaOrdini, type OrdineTrovato, type QualiOrdini } from './cercaOrdini.ts'

interface Props {
  onScegli: (pk: number) => void
  onChiudi: () => void
}

const QUALI: readonly [QualiOrdini, string][] = [
  ['non_schedulati', 'Da schedulare'],
  ['schedulati', 'Schedulati'],
  ['schedulabili', 'Tutti'],
]

/** Search of the order to plan (spec/001 §2); arrows go from the field into the list. */
export function CercaOrdineDialog({ onScegli, onChiudi }: Props) {
  const [testo, setTesto] = useState('')
  const [quali, setQuali] = useState<QualiOrdini>('schedulabili')
  const telefono = useMediaQuery('(max-width:599px)', { noSsr: true })
  return (
    <Dialog open onClose={onChiudi} fullWidth maxWidth="sm" fullScreen={telefono} aria-labelledby="titolo-cerca-ordine">
      <DialogTitle id="titolo-cerca-ordine">Scegli un ordine</DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', flexDirection: 'column', height: 480 }}>
        <Box sx={{ p: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <TextField
            autoFocus
            label="Cerca ordine"
            value={testo}
            onChange={({ target }) => setTesto(target.value)}
            onKeyDown={versoLaLista}
            sx={{ flex: '1 1 220px' }}
            slotProps={{ htmlInput: { maxLength: 200, type: 'search' } }}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={quali}
            onChange={(_, nuovo: QualiOrdini | null) => nuovo && setQuali(nuovo)}
            aria-label="Quali ordini"
          >
            {QUALI.map(([valore, nome]) => (
              <ToggleButton key={valore} value={valore} sx={{ color: 'text.primary', textTransform: 'none' }}>
                {nome}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <Trovati key={quali} testo={testo.trim()} quali={quali} onScegli={onScegli} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onChiudi}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}

function versoLaLista(evento: KeyboardEvent<HTMLElement>) {
  if (evento.key !== 'ArrowDown' && evento.key !== 'Enter') return
  const primo = evento.currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-ordine]')
  if (!primo) return
  evento.preventDefault()
  if (evento.key === 'Enter') primo.click()
  else primo.focus()
}

function traLeVoci(evento: KeyboardEvent<HTMLElement>) {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key]
  if (passo === undefined) return
  evento.preventDefault()
  const voci = [...evento.currentTarget.querySelectorAll<HTMLElement>('[data-ordine]')]
  const prossima = voci.indexOf(document.activeElement as HTMLElement) + passo
  voci[Math.max(0, prossima)]?.focus()
}

function Trovati({ testo, quali, onScegli }: { testo: string; quali: QualiOrdini; onScegli: (pk: number) => void }) {
  const ricerca = useRicercaRemota<OrdineTrovato>((t, pagina) => cercaOrdini(t, quali, pagina), testo, true)
  const scorri = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 120) ricerca.ancora()
  }
  if (ricerca.fallita)
    return (
      <Messaggio>
        Ricerca non riuscita. <Button onClick={ricerca.riprova}>Riprova</Button>
      </Messaggio>
    )
  if (ricerca.voci.length === 0)
    return <Messaggio>{ricerca.inCorso ? 'Caricamento ordini...' : 'Nessun ordine trovato'}</Messaggio>
  return (
    <List
      dense
      onScroll={scorri}
      onKeyDown={traLeVoci}
      aria-label="Ordini trovati"
      aria-busy={ricerca.inCorso}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pt: 0 }}
    >
      {ricerca.voci.map(({ pk, numeroCommessa, cliente, riferimento, dataConsegna, etichetta }) => (
        <ListItemButton
          key={pk}
          component="li"
          data-ordine={pk}
          onClick={() => onScegli(pk)}
          sx={{ gap: 2, minHeight: 44 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {numeroCommessa}
              <Box component="span" sx={{ fontWeight: 400, ml: 1 }}>
                {cliente}
              </Box>
            </Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {[riferimento, dataConsegna && `approntamento ${formatoData(dataConsegna)}`]
                .filter(Boolean)
                .join(' · ') || '—'}
            </Typography>
          </Box>
          <StatoChip parola={etichetta} tono={etichetta === 'Schedulato' ? 'positivo' : 'neutro'} />
        </ListItemButton>
      ))}
    </List>
  )
}

function Messaggio({ children }: { children: React.ReactNode }) {
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {children}
    </Typography>
  )
}
