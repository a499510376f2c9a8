import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import ToggleButton from '@mui/material/ToggleButton'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { FilterBar } from '../../../ui/table/FilterBar.tsx'
import type { UrlState } from '../../../ui/useUrlState.ts'
import type { tempisticheUrlState } from './urlState.ts'

interface Props {
  elenco: UrlState<typeof tempisticheUrlState>
  tipi: readonly { pk: number; nome: string }[]
  /** Missing timings in all that was read. */
  mancanti: number
}

/** Window type, free search, only what is missing; of the codes only the search. */
export function TempisticheFilters({ elenco: { valori, imposta, azzera }, tipi, mancanti }: Props) {
  const { scheda, tipo, search } = valori
  const soloMancanti = valori.mancanti === true
  const nomeTipo = tipi.find(({ pk }) => pk === tipo)?.nome
  const active = [
    ...(tipo === null
      ? []
      : [{ nome: 'tipo', etichetta: `Tipo: ${nomeTipo ?? 'sconosciuto'}`, togli: () => azzera(['tipo']) }]),
    ...(soloMancanti ? [{ nome: 'mancanti', etichetta: 'Solo mancanti', togli: () => azzera(['mancanti']) }] : []),
  ]
  const cerca = { valore: search, onChange: (testo: string) => imposta({ search: testo }, { sostituisci: true }) }
  if (scheda === 'codici') return <FilterBar cerca={cerca} />
  return (
    <FilterBar cerca={cerca} attivi={active} onAzzera={() => azzera(['tipo', 'search', 'mancanti'])}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={nomeTipo === undefined ? '' : String(tipo)}
        onChange={({ target }) => imposta({ tipo: target.value ? Number(target.value) : null })}
        inputProps={{ 'aria-label': 'Tipo di serramento' }}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        <option value="">Tutti i tipi</option>
        {tipi.map(({ pk, nome }) => (
          <option key={pk} value={pk}>
            {nome}
          </option>
        ))}
      </NativeSelect>
      {(mancanti > 0 || soloMancanti) && (
        <ToggleButton
          value="mancanti"
          size="small"
          color="warning"
          selected={soloMancanti}
          onChange={() => imposta({ mancanti: !soloMancanti })}
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
