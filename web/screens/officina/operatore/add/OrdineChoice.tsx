import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import { useRemoteSearch } from '#ui/useRemoteSearch.ts'
import { floorTarget } from '../targets.ts'

/** An order that an operation has pieces left on. */
export interface PickedOrdine {
  readonly pk: number
  readonly numeroCommessa: string
  readonly cliente: string
  readonly riferimento: string
  readonly dataConsegna: string | null
  /** '12/20 Ante' */
  readonly avanzamento: string
  /** Number of the own activity that is open on it. */
  readonly opened: number | null
}

interface Props {
  search: (text: string) => Promise<readonly PickedOrdine[]>
  value: PickedOrdine | null
  withoutOrdine: boolean
  onChange: (ordine: PickedOrdine | null) => void
  onWithoutOrdine: () => void
  onOpen: (attivita: number) => void
}

/** The orders with pieces left, nearest first, as rows that are hit with a thumb. */
export function OrdineChoice({ search, value, withoutOrdine, onChange, onWithoutOrdine, onOpen }: Props) {
  const [text, setText] = useState('')
  const found = useRemoteSearch<PickedOrdine>(
    async (asked) => ({ results: await search(asked), others: false }),
    text.trim(),
    value === null,
  )
  if (value) {
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OrdineText ordine={value} />
        </Box>
        <Button variant="outlined" onClick={() => onChange(null)} sx={floorTarget}>
          Cambia ordine
        </Button>
      </Box>
    )
  }
  return (
    <>
      <TextField
        fullWidth
        placeholder="Numero, cliente o riferimento"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Cerca ordine', inputMode: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
            sx: floorTarget,
          },
        }}
      />
      <Typography role="status" color="textSecondary" sx={{ mt: 0.5 }}>
        {found.inCorso
          ? 'Caricamento ordini...'
          : found.fallita
            ? 'Gli ordini non si possono leggere senza rete.'
            : found.items.length === 0 && 'Nessun ordine trovato'}
      </Typography>
      <Box
        component="ul"
        aria-label="Ordini"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { sm: 340 }, overflow: { sm: 'auto' } }}
      >
        {found.items.slice(0, 50).map((ordine) => (
          <Box component="li" key={ordine.pk} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <ButtonBase
              onClick={() => (ordine.opened === null ? onChange(ordine) : onOpen(ordine.opened))}
              sx={{
                width: '100%',
                minHeight: 56,
                py: 0.75,
                px: 1,
                fontFamily: 'inherit',
                textAlign: 'left',
                justifyContent: 'flex-start',
                '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
              }}
            >
              <OrdineText ordine={ordine} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <Button
        variant={withoutOrdine ? 'contained' : 'text'}
        aria-pressed={withoutOrdine}
        onClick={onWithoutOrdine}
        sx={{ ...floorTarget, mt: 1 }}
      >
        Senza ordine
      </Button>
    </>
  )
}

function OrdineText({ ordine }: { ordine: PickedOrdine }) {
  const { numeroCommessa, cliente, riferimento, dataConsegna, avanzamento, opened } = ordine
  const details = [riferimento, dataConsegna && `consegna ${formatDate(dataConsegna)}`, avanzamento].filter(Boolean)
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
        {numeroCommessa} {cliente}
        {opened !== null && (
          <Box component="span" sx={{ color: 'info.main', ml: 1 }}>
            ○ già aperta
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {details.join(', ')}
      </Box>
    </Box>
  )
}
