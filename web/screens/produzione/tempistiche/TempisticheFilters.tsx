import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import { formatCount } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import type { tempisticheUrlState } from './urlState.ts'

interface Props {
  elenco: UrlState<typeof tempisticheUrlState>
  tipi: readonly { pk: number; nome: string }[]
  /** Missing timings in all that was read. */
  mancanti: number
}

/** Window type, free search, only what is missing; of the codes only the search. */
export function TempisticheFilters({ elenco: { values, set, clear }, tipi, mancanti }: Props) {
  const { scheda, tipo, search } = values
  const onlyMissing = values.mancanti === true
  const tipoName = tipi.find(({ pk }) => pk === tipo)?.nome
  const active = [
    ...(tipo === null
      ? []
      : [{ name: 'tipo', label: `Tipo: ${tipoName ?? 'sconosciuto'}`, remove: () => clear(['tipo']) }]),
    ...(onlyMissing ? [{ name: 'mancanti', label: 'Solo mancanti', remove: () => clear(['mancanti']) }] : []),
  ]
  const lookUp = { valore: search, onChange: (text: string) => set({ search: text }, { replace: true }) }
  if (scheda === 'codici') return <FilterBar search={lookUp} />
  return (
    <FilterBar search={lookUp} active={active} onClear={() => clear(['tipo', 'search', 'mancanti'])}>
      <FilterSelect
        label="Tipo di serramento"
        value={tipoName === undefined ? '' : String(tipo)}
        onChange={(pk) => set({ tipo: pk === '' ? null : Number(pk) })}
        all="Tutti i tipi"
        choices={tipi.map(({ pk, nome }) => [String(pk), nome] as const)}
        width={220}
      />
      {(mancanti > 0 || onlyMissing) && (
        <ToggleButton
          value="mancanti"
          size="small"
          color="warning"
          selected={onlyMissing}
          onChange={() => set({ mancanti: !onlyMissing })}
          title="Solo quello che gli ordini usano senza una tempistica"
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
          {formatCount(mancanti, 'mancante', 'mancanti')}
        </ToggleButton>
      )}
    </FilterBar>
  )
}
