import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ordineFornitoreLabels, ordiniFornitoreFilters } from '#acquisti/ordiniFornitore/rules.ts'
import { MultiSelect } from '#forms/multiple/MultiSelect.tsx'
import { PeriodFilter } from '#forms/time/PeriodFilter.tsx'
import type { PageFilter } from '#shared/fields/filters.ts'
import { formatCount, stateInWords } from '#shared/formats/formats.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { filterChoices, filterTitle } from '#ui/list/filterWords.ts'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { FilterText } from '#ui/table/FilterText.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { tipiAgente, type WrittenTipoAgente } from '#vendite/agenti/rules.ts'
import type { ShellMagazzino } from '../../magazzini.ts'
import { FILTER_DAYS, type FornitureFilterChip } from './filterChips.ts'
import { IN_RITARDO, LATE_WORD, NO_FORNITORE, type ordiniFornitoreUrlState } from './ordiniFornitoreUrlState.ts'

const filters = ordiniFornitoreFilters

interface Item {
  readonly pk: number
  readonly nome: string
}

/** What the list is filtered by. */
interface FornitureFilterChoices {
  tipologie: readonly string[]
  /** Names of the states. */
  stati: readonly string[]
  statiMateriali: readonly Item[]
  magazzini: readonly ShellMagazzino[]
  /** Null for who may not see agents. */
  agenti: readonly Item[] | null
}

interface Props {
  list: ListOf<typeof ordiniFornitoreUrlState>
  choices: FornitureFilterChoices
  chip: readonly FornitureFilterChip[]
  /** Supplier orders that the filters leave. */
  total: number
  /** What stands at the end of the bar. */
  children?: ReactNode
}

const byNumero = ({ pk, nome }: Item) => ({ valore: pk, text: nome })

/** A short list whose first entry asks nothing. */
function Few(props: {
  label: string
  value: string
  items: readonly (readonly [valore: string, testo: string])[]
  onChange: (value: string) => void
}) {
  const { label, value, items, onChange } = props
  // An address may name what is no longer there.
  const all = value === '' || items.some(([item]) => item === value) ? items : [...items, [value, value] as const]
  return <LabelledSelect label={label} value={value} onChange={onChange} choices={[['', 'Tutti'], ...all]} />
}

const doubled = (item: string) => [item, item] as const
const stateChoice = (state: string) => [state, stateInWords(state)] as const
const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const

/** Filters of the list: search and material at hand, all of them in a drawer. */
export function FornitureFilters({ list, choices, chip, total, children }: Props) {
  const phone = useIsPhone()
  const { values, set } = list.state
  const [open, setOpen] = useState(false)
  const text = (
    filter: PageFilter<'part', 'numero_commessa' | 'cliente' | 'progetto' | 'riferimento' | 'fornitore_nome' | 'note'>,
  ) => (
    <FilterText
      label={filterTitle(filter)}
      value={values[filter.page.url]}
      onChange={(text) => set({ [filter.page.url]: text }, { replace: true })}
    />
  )
  const tipologia = (
    <Few
      label={filterTitle(filters.tipologia)}
      value={values.tipologia}
      items={choices.tipologie.map(doubled)}
      onChange={(choice) => set({ tipologia: choice })}
    />
  )
  const stato = (
    <Few
      label={ordineFornitoreLabels.stato}
      value={values.stato}
      items={[...choices.stati.map(stateChoice), [NO_FORNITORE, 'Senza stato'], [IN_RITARDO, LATE_WORD]]}
      onChange={(choice) => set({ stato: choice })}
    />
  )
  const step = (filter: PageFilter<'choice', 'rilievo' | 'co', string>) => {
    const { url } = filter.page
    return (
      <Few
        label={filterTitle(filter)}
        value={values[url]}
        items={filterChoices(filter, '')}
        onChange={(choice) => set({ [url]: choice })}
      />
    )
  }
  return (
    <>
      <FilterBar
        search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
        active={chip.map(({ name, label, senza }) => ({
          name,
          label,
          remove: () => set(senza),
          // The states are tabs over the bar, but on a phone.
          inField: name === 'stato' && !phone,
        }))}
        onClear={list.clearFilters}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 180 }}>{tipologia}</Box>
        <Badge badgeContent={chip.length} color="primary" overlap="rectangular">
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FilterList />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ height: { md: 40 }, color: 'text.secondary', borderColor: 'action.disabled', fontWeight: 400 }}
          >
            Tutti i filtri
          </Button>
        </Badge>
        {children}
      </FilterBar>
      <SideDrawer open={open} title="Filtri" onClose={() => setOpen(false)}>
        <Box sx={GRID}>
          {tipologia}
          {stato}
          {text(filters.fornitoreNome)}
          {text(filters.note)}
          {step(filters.rilievo)}
          {step(filters.co)}
          <Few
            label={filterTitle(filters.magazzino)}
            value={values.magazzino}
            items={choices.magazzini.map(({ chiave, nome }) => [chiave, nome])}
            onChange={(choice) => set({ magazzino: choice })}
          />
          {text(filters.numeroCommessa)}
          {text(filters.cliente)}
          {text(filters.progetto)}
          {text(filters.riferimento)}
          {choices.agenti && (
            <>
              <ListSelect
                label={filterTitle(filters.agentePk)}
                items={choices.agenti.map(byNumero)}
                value={values.agente}
                onChange={(agente) => set({ agente })}
              />
              <Few
                label={filterTitle(filters.tipoAgente)}
                value={values.tipo_agente}
                items={tipiAgente.map(doubled)}
                onChange={(choice) => set({ tipo_agente: choice as WrittenTipoAgente | '' })}
              />
            </>
          )}
          <MultiSelect
            shown={1}
            label={filterTitle(filters.materiali)}
            items={choices.tipologie.map((name) => ({ valore: name, text: name }))}
            values={values.materiali}
            onChange={(materiali) => set({ materiali })}
          />
          <MultiSelect
            shown={1}
            label={filterTitle(filters.statoMaterialePks)}
            items={choices.statiMateriali.map(byNumero)}
            values={values.stati_materiali}
            onChange={(stati_materiali) => set({ stati_materiali })}
          />
          {FILTER_DAYS.map((days) => (
            <PeriodFilter
              key={days.page.label}
              of={days}
              state={list.state}
              sx={{ ...GRID, width: '100%', gridColumn: '1 / -1' }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 2 }}>
          <Button onClick={list.clearFilters} disabled={chip.length === 0 && values.search === ''}>
            Azzera filtri
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)} sx={{ flex: 1 }}>
            Mostra {formatCount(total, 'ordine fornitore', 'ordini fornitore')}
          </Button>
        </Box>
      </SideDrawer>
    </>
  )
}
