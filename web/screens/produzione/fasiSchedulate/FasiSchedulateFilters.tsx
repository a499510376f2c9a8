import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { NO_STATO } from '#produzione/fasiSchedulate/rules.ts'
import { formatCount, stateInWords } from '#shared/formats/formats.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { fasiSchedulateUrlState, withFase, withStati } from './fasiSchedulateUrlState.ts'

interface Item {
  readonly pk: number
  readonly nome: string
}

interface Props {
  elenco: UrlState<typeof fasiSchedulateUrlState.schema>
  fasi: readonly string[]
  /** Those of the phase. */
  stati: readonly Item[]
  materiali: readonly string[]
  statiMateriali: readonly Item[]
  /** Whether anything differs from how the list begins. */
  filtrato: boolean
  /** Phases that the list has with them. */
  totale: number
}

const fromItems = (items: readonly Item[]) => items.map(({ pk, nome }) => ({ valore: pk, text: stateInWords(nome) }))

/** The filters of the list: phase, words and period at hand, the others beside them or, on a phone, in a drawer. */
export function FasiSchedulateFilters({ elenco, fasi, filtrato, totale, ...choices }: Props) {
  const { values, set, clear } = elenco
  const [open, setOpen] = useState(false)
  const narrow = useIsNarrow()
  const all = fasi.includes(values.nome_fase) ? fasi : [values.nome_fase, ...fasi]
  const others = <OtherFilters elenco={elenco} {...choices} />
  return (
    <FilterBar
      search={{
        valore: values.search,
        onChange: (search) => set({ search, pagina: 1 }, { replace: true }),
      }}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={values.nome_fase}
        onChange={({ target }) => set(withFase(target.value))}
        inputProps={{ 'aria-label': 'Fase' }}
        sx={{ width: { xs: '100%', sm: 150 } }}
      >
        {all.map((fase) => (
          <option key={fase} value={fase}>
            {fase}
          </option>
        ))}
      </NativeSelect>
      <PeriodFields
        name="Periodo"
        from={values.data_da}
        to={values.data_a}
        onChange={(data_da, data_a) => set({ data_da, data_a, pagina: 1 })}
      />
      {narrow ? (
        <Button variant="outlined" startIcon={<FilterList />} onClick={() => setOpen(true)}>
          Altri filtri
        </Button>
      ) : (
        others
      )}
      {filtrato && <Button onClick={() => clear(fasiSchedulateUrlState.filters)}>Azzera filtri</Button>}
      <SideDrawer open={open && narrow} title="Filtri" onClose={() => setOpen(false)}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {others}
          <Button variant="contained" onClick={() => setOpen(false)}>
            Mostra {formatCount(totale, 'fase', 'fasi')}
          </Button>
        </Box>
      </SideDrawer>
    </FilterBar>
  )
}

const Largo = ({ children }: { children: ReactNode }) => <Box sx={{ width: { xs: '100%', md: 200 } }}>{children}</Box>

function OtherFilters({
  elenco: { values, set },
  stati,
  materiali,
  statiMateriali,
}: Omit<Props, 'fasi' | 'filtrato' | 'totale'>) {
  const misure = values.senza_misure === null ? '' : values.senza_misure ? 'no' : 'si'
  const orders = values.chiusi === null ? '' : values.chiusi ? 'si' : 'no'
  return (
    <>
      <Largo>
        <MultiSelect<number | 'nessuno'>
          shown={1}
          label="Stati"
          items={[{ valore: 'nessuno' as const, text: NO_STATO }, ...fromItems(stati)]}
          values={values.empty ? ['nessuno'] : values.stato}
          onChange={(chosen) => set(withStati(values, chosen))}
        />
      </Largo>
      <Largo>
        <MultiSelect
          shown={1}
          label="Materiali"
          items={materiali.map((name) => ({ valore: name, text: name }))}
          values={values.materiali}
          onChange={(chosen) => set({ materiali: chosen, pagina: 1 })}
        />
      </Largo>
      <Largo>
        <MultiSelect
          shown={1}
          label="Stati materiali"
          items={fromItems(statiMateriali)}
          values={values.stati_materiali}
          onChange={(chosen) => set({ stati_materiali: chosen, pagina: 1 })}
        />
      </Largo>
      <LabelledSelect
        label="Misure definitive"
        value={misure}
        onChange={(chosen) => set({ senza_misure: chosen === '' ? null : chosen === 'no', pagina: 1 })}
        choices={[
          ['', 'Tutte'],
          ['si', 'Sì'],
          ['no', 'No'],
        ]}
        sx={{ width: { xs: '100%', md: 150 } }}
      />
      <LabelledSelect
        label="Ordini"
        value={orders}
        onChange={(chosen) => set({ chiusi: chosen === '' ? null : chosen === 'si', pagina: 1 })}
        choices={[
          ['', 'Tutti'],
          ['no', 'Non chiusi'],
          ['si', 'Chiusi'],
        ]}
        sx={{ width: { xs: '100%', md: 130 } }}
      />
    </>
  )
}
