import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import { NO_STATO } from '#produzione/fasiSchedulate/rules.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'
import type { righeStatisticheUrlState } from './righeUrlState.ts'

interface Props {
  /** Whether a filter keeps something out. */
  filtered: boolean
  list: ListOf<typeof righeStatisticheUrlState>
  fasi: readonly { readonly nome: string }[]
  stati: readonly { readonly pk: number; readonly nome: string; readonly contesto: string; readonly nomeFase: string }[]
  tipi: readonly { readonly pk: number; readonly nome: string }[]
  codici: readonly { readonly categoria: string; readonly forma: string; readonly codice: string }[]
}

const distinct = (items: readonly string[]) =>
  [...new Set(items)]
    .filter((item) => item !== '')
    .sort((a, b) => a.localeCompare(b, 'it'))
    .map((item) => [item, item] as const)

/** Words, days of the order, phase with its days and states, what the windows are, kind of customer. */
export function RigheFiltersBar({ list, filtered, fasi, stati, tipi, codici }: Props) {
  const { values, set } = list.state
  const phone = useIsPhone()
  const ofFase = stati.filter(({ contesto, nomeFase }) => contesto === 'FASI' && nomeFase === values.nome_fase)
  return (
    <FilterBar
      active={phone && filtered ? [{ name: 'tutti', label: 'Filtri attivi', remove: list.clearFilters }] : []}
      search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
    >
      <PeriodFields
        name="Data dell’ordine"
        labels={['Ordini dal', 'al']}
        from={values.from_data}
        to={values.to_data}
        onChange={(from_data, to_data) => set({ from_data, to_data })}
      />
      <FilterSelect
        label="Tipo serramento"
        value={values.tipo_serramento === null ? '' : String(values.tipo_serramento)}
        onChange={(pk) => set({ tipo_serramento: pk === '' ? null : Number(pk) })}
        all="Tutti i tipi"
        choices={tipi.map(({ pk, nome }) => [String(pk), nome] as const)}
        width={160}
      />
      <FilterSelect
        label="Categoria"
        value={values.categoria}
        onChange={(categoria) => set({ categoria })}
        all="Tutte le categorie"
        choices={distinct(codici.map((codice) => codice.categoria))}
        width={165}
      />
      <FilterSelect
        label="Tipo cliente"
        value={values.tipo_cliente}
        onChange={(tipo_cliente) => set({ tipo_cliente })}
        all="Tutti i clienti"
        choices={tipiAgente.map((tipo) => [tipo, tipo] as const)}
        width={140}
      />
      <FilterSelect
        label="Forma"
        value={values.forma}
        onChange={(shape) => set({ forma: shape })}
        all="Tutte le forme"
        choices={distinct(codici.map((codice) => codice.forma))}
        width={150}
      />
      <FilterSelect
        label="Codice"
        value={values.codice}
        onChange={(codice) => set({ codice })}
        all="Tutti i codici"
        choices={distinct(codici.map((codice) => codice.codice))}
        width={150}
      />
      <FilterSelect
        label="Fase"
        value={values.nome_fase}
        onChange={(nome_fase) => set({ nome_fase, stato: [], empty: null })}
        all="Tutte le fasi"
        choices={fasi.map(({ nome }) => [nome, nome] as const)}
        width={150}
      />
      <PeriodFields
        name="Giorni della fase"
        labels={['Fase dal', 'al']}
        from={values.from_date}
        to={values.to_date}
        onChange={(from_date, to_date) => set({ from_date, to_date })}
      />
      {values.nome_fase !== '' && (
        <Box sx={{ width: { xs: '100%', sm: 210 } }}>
          <MultiSelect<number>
            shown={1}
            label="Stati"
            items={[{ valore: 0, text: NO_STATO }, ...ofFase.map(({ pk, nome }) => ({ valore: pk, text: nome }))]}
            values={values.empty === true ? [0] : values.stato}
            onChange={(chosen) => {
              // No state and some state exclude each other: the one that was chosen last holds.
              const none = chosen.at(-1) === 0
              set({ empty: none ? true : null, stato: none ? [] : chosen.filter((pk) => pk !== 0) })
            }}
          />
        </Box>
      )}
      {filtered && <Button onClick={list.clearFilters}>Azzera filtri</Button>}
    </FilterBar>
  )
}
