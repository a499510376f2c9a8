import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
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
  /** Quotes that the filters leave. */
  total: number
}

/** Filters of the list: search, state and agent at hand, the others in a panel; on phones all in a sheet. */
export function PreventiviFilters({ elenco, choices, withAgente, total }: Props) {
  const { values, set, clear } = elenco
  const narrow = useMediaQuery('(max-width:1099px)', { noSsr: true })
  const telefono = useIsPhone()
  const [again, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  const chip = preventiviFilterChips(values, choices, withAgente)
  // The states are tabs over the bar, but on a phone; the agent has its field here where there is room.
  const said = (name: string) => (name === 'stato' && !telefono) || (name === 'agente' && !narrow)
  const inPanel = chip.filter(({ name }) => !said(name))
  const removeAll = () => clear(['search', ...chip.map(({ name }) => name)])
  const agente = <AgenteFilter elenco={elenco} choices={choices} />
  const others = (
    <>
      <StatoFilter elenco={elenco} choices={choices} />
      {narrow && withAgente && agente}
      <OtherFilters elenco={elenco} />
    </>
  )
  return (
    <FilterBar
      search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
      active={chip.map(({ name, label }) => ({ name, label, remove: () => clear([name]), inField: said(name) }))}
      onClear={removeAll}
    >
      {!narrow && withAgente && <Box sx={{ width: 190 }}>{agente}</Box>}
      <Badge badgeContent={inPanel.length} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterList />}
          aria-haspopup="dialog"
          aria-expanded={again !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ height: { md: 40 }, color: 'text.secondary', borderColor: 'action.disabled', fontWeight: 400 }}
        >
          {narrow ? 'Filtri' : 'Altri filtri'}
        </Button>
      </Badge>
      {telefono ? (
        <Drawer
          anchor="bottom"
          open={again !== null}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtri', sx: { maxHeight: '90dvh' } } }}
        >
          <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
            Filtri
          </Typography>
          <Stack sx={{ p: 2, gap: 2, overflowY: 'auto' }}>{others}</Stack>
          <Stack direction="row" sx={{ p: 2, gap: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button onClick={removeAll} disabled={chip.length === 0 && values.search === ''}>
              Azzera filtri
            </Button>
            <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
              Mostra {formatCount(total, 'preventivo', 'preventivi')}
            </Button>
          </Stack>
        </Drawer>
      ) : (
        <Popover
          open={again !== null}
          anchorEl={again}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtri', variant: 'outlined', sx: { mt: 0.5 } } }}
        >
          <Box sx={{ p: 2, width: 520, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
            {others}
          </Box>
        </Popover>
      )}
    </FilterBar>
  )
}
