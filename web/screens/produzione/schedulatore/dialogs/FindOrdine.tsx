import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { propostaOfUrl } from '../../proposte/propostaUrlState.ts'
import { FoundList } from './FoundList.tsx'
import type { FoundOrdine, WhichOrdini } from './searchOrdini.ts'

interface Props {
  /** Which orders to begin with. */
  initial: WhichOrdini
  /** In a dialog the field has the focus. */
  autoFocus?: boolean
  onChoose: (pk: number) => void
  /** Several late orders may be ticked, to be planned together. */
  set?: boolean
}

const WHICH: readonly [WhichOrdini, string][] = [
  ['non_schedulati', 'Da schedulare'],
  ['schedulati', 'Schedulati'],
  ['schedulabili', 'Tutti'],
]
const WITH_RITARDO: typeof WHICH = [...WHICH.slice(0, 2), ['in_ritardo', 'In ritardo'], ...WHICH.slice(2)]

interface LateOrdiniProps {
  text: string
  onChoose: (pk: number) => void
}

/** As many as the address of a proposal names. */
const MAX = 50

/** The orders whose plan ends too late, the latest first: one opens it, several are planned together. */
function LateOrdini({ text, onChoose }: LateOrdiniProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  function mark(pk: number) {
    const fresh = new Set(chosen)
    if (!fresh.delete(pk) && fresh.size < MAX) fresh.add(pk)
    setChosen(fresh)
  }
  const above = (items: readonly FoundOrdine[]) => {
    const seen = items.slice(0, MAX).map(({ pk }) => pk)
    const all = seen.every((pk) => chosen.has(pk))
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 0.5 }}>
        <Checkbox
          size="small"
          checked={all}
          indeterminate={chosen.size > 0 && !all}
          onChange={() => setChosen(all ? new Set() : new Set(seen))}
          slotProps={{ input: { 'aria-label': 'Scegli tutti gli ordini in ritardo' } }}
        />
        {chosen.size === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Scegli quali ripianificare insieme.
          </Typography>
        ) : (
          <Button
            component={Link}
            to={propostaOfUrl(chosen)}
            size="small"
            variant="contained"
            startIcon={<AutoGraph />}
          >
            Proponi piano per {formatCount(chosen.size, 'ordine', 'ordini')}
          </Button>
        )}
      </Box>
    )
  }
  return (
    <FoundList text={text} which="in_ritardo" label="Ordini in ritardo" empty="Nessun ordine in ritardo" above={above}>
      {({ pk, numeroCommessa, cliente, dataConsegna, margine }) => (
        <Box component="li" key={pk} sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}>
          <Checkbox
            size="small"
            checked={chosen.has(pk)}
            onChange={() => mark(pk)}
            sx={{ ml: 0.5 }}
            slotProps={{ input: { 'aria-label': `Ripianifica ${numeroCommessa}` } }}
          />
          <ListItemButton data-ordine={pk} onClick={() => onChoose(pk)} sx={{ minWidth: 0, minHeight: 44, px: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {numeroCommessa}
                <Box component="span" sx={{ fontWeight: 400, ml: 1 }}>
                  {cliente}
                </Box>
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                  {formatCount(-(margine ?? 0), 'giorno', 'giorni')} di ritardo
                </Box>
                {dataConsegna && `, per il ${formatDate(dataConsegna).slice(0, 5)}`}
              </Typography>
            </Box>
          </ListItemButton>
        </Box>
      )}
    </FoundList>
  )
}

/** Search of the order to plan; arrows go from the field into the list. Fills a flex column. */
export function FindOrdine({ initial, autoFocus, onChoose, set = false }: Props) {
  const [text, setText] = useState('')
  const [which, setWhich] = useState<WhichOrdini>(initial)
  return (
    <Box data-cerca-ordine sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box sx={{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          autoFocus={autoFocus}
          label="Cerca ordine"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={towardsList}
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { maxLength: 200, type: 'search' } }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          onChange={(_, next: WhichOrdini | null) => next && setWhich(next)}
          aria-label="Quali ordini"
        >
          {(set ? WITH_RITARDO : WHICH).map(([value, name]) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{
                color: 'text.primary',
                textTransform: 'none',
                whiteSpace: 'nowrap',
                px: set ? 0.375 : 1,
                fontSize: set ? 12 : undefined,
              }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {which === 'in_ritardo' ? (
        <LateOrdini text={text.trim()} onChoose={onChoose} />
      ) : (
        <Found key={which} text={text.trim()} which={which} onChoose={onChoose} />
      )}
    </Box>
  )
}

function towardsList(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  const first = event.currentTarget.closest('[data-cerca-ordine]')?.querySelector<HTMLElement>('[data-ordine]')
  if (!first) return
  event.preventDefault()
  if (event.key === 'Enter') first.click()
  else first.focus()
}

function Found({ text, which, onChoose }: { text: string; which: WhichOrdini; onChoose: (pk: number) => void }) {
  return (
    <FoundList text={text} which={which} label="Ordini trovati" empty="Nessun ordine trovato">
      {({ pk, numeroCommessa, cliente, riferimento, dataConsegna, label }) => (
        <ListItem key={pk} disablePadding>
          <ListItemButton
            component="div"
            data-ordine={pk}
            onClick={() => onChoose(pk)}
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
            {which === 'schedulabili' && (
              <StatusChip word={label} tone={label === 'Schedulato' ? 'positivo' : 'neutro'} />
            )}
          </ListItemButton>
        </ListItem>
      )}
    </FoundList>
  )
}
