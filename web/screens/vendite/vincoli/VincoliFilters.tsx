import Search from '@mui/icons-material/Search'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import { formatCount } from '#shared/formats/formats.ts'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { keepOnEscape } from '#ui/table/keepOnEscape.ts'
import { useDebouncedText } from '#ui/useDebouncedText.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import type { vincoliUrlState } from './urlState.ts'

interface Props extends Pick<UrlState<typeof vincoliUrlState>, 'values' | 'set' | 'clear'> {
  /** Findings in the whole matrix. */
  rilievi: number
  /** On phones the family is chosen in the list. */
  telefono: boolean
}

/** Types and families by their names, and only those with something to check. */
export function VincoliFilters({ values, set, clear, rilievi, telefono }: Props) {
  const { cerca_tipo, cerca_famiglia, segnalazioni } = values
  return (
    <FilterBar
      collection={false}
      search={{
        valore: cerca_tipo,
        label: 'Cerca un tipo',
        onChange: (text) => set({ cerca_tipo: text }, { replace: true }),
      }}
      active={
        segnalazioni
          ? [{ name: 'segnalazioni', label: 'Solo con segnalazioni', remove: () => clear(['segnalazioni']) }]
          : []
      }
      onClear={() => clear(['cerca_tipo', 'cerca_famiglia', 'segnalazioni'])}
    >
      {!telefono && (
        <FamigliaSearch value={cerca_famiglia} onChange={(text) => set({ cerca_famiglia: text }, { replace: true })} />
      )}
      <ToggleButton
        value="segnalazioni"
        size="small"
        color="warning"
        selected={segnalazioni === true}
        onChange={() => set({ segnalazioni: !segnalazioni })}
        aria-label={`Solo con segnalazioni: ${formatCount(rilievi, 'segnalazione', 'segnalazioni')}`}
        sx={{
          gap: 0.75,
          px: 1.5,
          textTransform: 'none',
          minHeight: 40,
          '@media (pointer: coarse)': { minHeight: 44 },
          '&:not(.Mui-selected)': { color: 'text.primary' },
        }}
      >
        <WarningAmber fontSize="small" aria-hidden />
        {rilievi === 0 ? 'Nessuna segnalazione' : formatCount(rilievi, 'segnalazione', 'segnalazioni')}
      </ToggleButton>
    </FilterBar>
  )
}

function FamigliaSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [written, write] = useDebouncedText(value, onChange)
  return (
    <TextField
      type="search"
      placeholder="Cerca una famiglia"
      value={written}
      onChange={({ target }) => write(target.value)}
      onKeyDown={keepOnEscape}
      slotProps={{
        htmlInput: { 'aria-label': 'Cerca una famiglia', maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 220 }}
    />
  )
}
