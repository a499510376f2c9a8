import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { MoreFilters } from '#ui/list/MoreFilters.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import type { preventiviUrlState } from '../preventiviUrlState.ts'
import { AgenteFilter, OtherFilters, StatoFilter } from './FilterFields.tsx'
import { preventiviFilterChips } from './filterChips.ts'

interface Props {
  elenco: UrlState<typeof preventiviUrlState.schema>
  choices: PreventiviChoices
  /** False for agents. */
  withAgente: boolean
}

/** Filters of the list: search, state and agent at hand, the others behind a button. */
export function PreventiviFilters({ elenco, choices, withAgente }: Props) {
  const { values, set, clear } = elenco
  const narrow = useMediaQuery('(max-width:1099px)', { noSsr: true })
  const telefono = useIsPhone()

  const chip = preventiviFilterChips(values, choices, withAgente)
  // The states are tabs over the bar, the agent has its field where there is room; on a phone all are fields.
  const said = (name: string) => telefono || name === 'stato' || (name === 'agente' && !narrow)
  const inPanel = chip.filter(({ name }) => !said(name))
  const removeAll = () => clear(['search', ...chip.map(({ name }) => name)])
  const agente = <AgenteFilter elenco={elenco} choices={choices} />
  return (
    <FilterBar
      search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
      active={chip.map(({ name, label }) => ({ name, label, remove: () => clear([name]), inField: said(name) }))}
      onClear={removeAll}
    >
      {!narrow && withAgente && <Box sx={{ width: 190 }}>{agente}</Box>}
      <MoreFilters count={inPanel.length}>
        <StatoFilter elenco={elenco} choices={choices} />
        {narrow && withAgente && agente}
        <OtherFilters elenco={elenco} />
      </MoreFilters>
    </FilterBar>
  )
}
