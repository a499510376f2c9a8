import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { StatusChip } from '../../../../ui/StatusChip.tsx'
import { FoundList } from './FoundList.tsx'
import { LateOrdini } from './LateOrdini.tsx'
import type { WhichOrdini } from './searchOrdini.ts'

interface Props {
  /** Which orders to begin with. */
  iniziali: WhichOrdini
  /** In a dialog the field has the focus. */
  autoFocus?: boolean
  onScegli: (pk: number) => void
  /** Several late orders may be ticked, to be planned together. */
  insieme?: boolean
}

const QUALI: readonly [WhichOrdini, string][] = [
  ['non_schedulati', 'Da schedulare'],
  ['schedulati', 'Schedulati'],
  ['schedulabili', 'Tutti'],
]
const CON_RITARDO: typeof QUALI = [...QUALI.slice(0, 2), ['in_ritardo', 'In ritardo'], ...QUALI.slice(2)]

/** Search of the order to plan; arrows go from the field into the list. Fills a flex column. */
export function FindOrdine({ iniziali, autoFocus, onScegli, insieme = false }: Props) {
  const [testo, setTesto] = useState('')
  const [quali, setQuali] = useState<WhichOrdini>(iniziali)
  return (
    <Box data-cerca-ordine sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box sx={{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          autoFocus={autoFocus}
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
          onChange={(_, nuovo: WhichOrdini | null) => nuovo && setQuali(nuovo)}
          aria-label="Quali ordini"
        >
          {(insieme ? CON_RITARDO : QUALI).map(([valore, nome]) => (
            <ToggleButton
              key={valore}
              value={valore}
              sx={{
                color: 'text.primary',
                textTransform: 'none',
                whiteSpace: 'nowrap',
                px: insieme ? 0.375 : 1,
                fontSize: insieme ? 12 : undefined,
              }}
            >
              {nome}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {quali === 'in_ritardo' ? (
        <LateOrdini testo={testo.trim()} onScegli={onScegli} />
      ) : (
        <Trovati key={quali} testo={testo.trim()} quali={quali} onScegli={onScegli} />
      )}
    </Box>
  )
}

function versoLaLista(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  const primo = event.currentTarget.closest('[data-cerca-ordine]')?.querySelector<HTMLElement>('[data-ordine]')
  if (!primo) return
  event.preventDefault()
  if (event.key === 'Enter') primo.click()
  else primo.focus()
}

function Trovati({ testo, quali, onScegli }: { testo: string; quali: WhichOrdini; onScegli: (pk: number) => void }) {
  return (
    <FoundList testo={testo} quali={quali} etichetta="Ordini trovati" vuoto="Nessun ordine trovato">
      {({ pk, numeroCommessa, cliente, riferimento, dataConsegna, etichetta }) => (
        <ListItem key={pk} disablePadding>
          <ListItemButton
            component="div"
            data-ordine={pk}
            onClick={() => onScegli(pk)}
            sx={{ gap: 2, minHeight: 44, px: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {numeroCommessa}
                <Box component="span" sx={{ fontWeight: 400, ml: 1 }}>
                  {cliente}
                </Box>
              </Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {[dataConsegna && `approntamento ${formatDate(dataConsegna)}`, riferimento]
                  .filter(Boolean)
                  .join(' · ') || '—'}
              </Typography>
            </Box>
            {quali === 'schedulabili' && (
              <StatusChip parola={etichetta} tono={etichetta === 'Schedulato' ? 'positivo' : 'neutro'} />
            )}
          </ListItemButton>
        </ListItem>
      )}
    </FoundList>
  )
}
