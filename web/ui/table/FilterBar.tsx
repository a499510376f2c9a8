import Search from '@mui/icons-material/Search'
import Tune from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFieldsOnPaper } from '../print/useFieldsOnPaper.ts'
import { useShortcut } from '../shortcuts.ts'
import { useDebouncedText } from '../useDebouncedText.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { keepOnEscape } from './keepOnEscape.ts'
import { setSortSlot, useSortHolder } from './sortSlot.ts'

export interface ActiveFilter {
  name: string
  /** 'Stato: Nuovo' */
  label: string
  remove: () => void
  /** Its field is in the bar and says it already: no chip. */
  inField?: boolean
}

interface Props {
  /** Free text of the list, and what to do when it changes (250 ms after the last key). */
  search?: { valore: string; onChange: (text: string) => void; label?: string }
  /** What stays at hand on a phone beside the search: the days of a figure. */
  inFront?: ReactNode
  active?: readonly ActiveFilter[]
  onClear?: () => void
  /** The list's own filter fields. */
  children?: ReactNode
  /** How many filters keep something out, where they have no chips. */
  count?: number
  /** On a phone fields, chips and order are behind one button with their count; false where they are always at hand. */
  collection?: boolean
}

/** On touch screens the whole chip takes the filter away: its cross alone is too small. */
const touchable = { '@media (pointer: coarse)': { height: 44, borderRadius: 22 } } as const

/**
 * Filters of a list: free search (focused by '/'), its fields, chips of the active ones that no field says, 'Azzera
 * filtri'; on paper in words.
 */
export function FilterBar({ search, inFront, active = [], count, onClear, children, collection = true }: Props) {
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const closed = phone && collection && (search !== undefined || Boolean(inFront))
  const id = useId()
  useSortHolder(closed)
  const bar = useRef<HTMLDivElement>(null)
  const told = useFieldsOnPaper(bar)
  const onPaper = (
    <Typography className="solo-stampa" variant="body2">
      {told.join(' · ')}
    </Typography>
  )
  const others = (
    <>
      {children}
      {active.map(
        ({ name, label, remove, inField }) =>
          !inField && (
            <Chip key={name} label={label} title="Togli il filtro" onClick={remove} onDelete={remove} sx={touchable} />
          ),
      )}
      {active.length > 0 && onClear && <Button onClick={onClear}>Azzera filtri</Button>}
    </>
  )
  const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const
  if (!closed) {
    return (
      <>
        <Box ref={bar} role="search" aria-label="Filtri" sx={rowStyle}>
          {search && <FreeSearch {...search} />}
          {inFront}
          {others}
        </Box>
        {onPaper}
      </>
    )
  }
  return (
    <>
      <Box ref={bar} role="search" aria-label="Filtri">
        <Box sx={{ display: 'flex', flexWrap: search && inFront ? 'wrap' : 'nowrap', gap: 1, alignItems: 'center' }}>
          {search && <FreeSearch {...search} />}
          {inFront && <Box sx={{ flex: 1, minWidth: 0 }}>{inFront}</Box>}
          <Badge badgeContent={count ?? active.length} color="primary" overlap="rectangular">
            <Button
              variant="outlined"
              color="inherit"
              startIcon={!inFront && <Tune />}
              aria-label="Affina"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              sx={{
                borderColor: 'action.disabled',
                color: 'text.secondary',
                flexShrink: 0,
                ...(inFront && { minWidth: 44, px: 0 }),
              }}
            >
              {/* Beside two days there is no room for its word. */}
              {inFront ? <Tune /> : 'Affina'}
            </Button>
          </Badge>
        </Box>
        <Collapse in={open} id={id} unmountOnExit>
          <Box sx={{ ...rowStyle, pt: 1 }}>
            {others}
            <Box ref={setSortSlot} sx={{ width: '100%', '&:empty': { display: 'none' } }} />
          </Box>
        </Collapse>
      </Box>
      {onPaper}
    </>
  )
}

function FreeSearch({ valore, onChange, label = 'Ricerca libera' }: NonNullable<Props['search']>) {
  const [written, write] = useDebouncedText(valore, onChange)
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', () => field.current?.select())

  return (
    <TextField
      inputRef={field}
      type="search"
      placeholder={label}
      value={written}
      onChange={(event) => write(event.target.value)}
      onKeyDown={(event) => {
        keepOnEscape(event)
        if (event.key === 'Escape') field.current?.blur()
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-keyshortcuts': '/', maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', sm: 260 } }}
    />
  )
}
