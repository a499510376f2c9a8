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
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { FilterBar } from '../../../../ui/table/FilterBar.tsx'
import { useIsPhone } from '../../../../ui/useIsPhone.ts'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import type { preventiviUrlState } from '../preventiviUrlState.ts'
import { MainFilters, OtherFilters } from './FilterFields.tsx'
import { preventiviFilterChips } from './filterChips.ts'

interface Props {
  elenco: UrlState<typeof preventiviUrlState.schema>
  scelte: PreventiviChoices
  /** False for agents. */
  conAgente: boolean
  /** Quotes that the filters leave. */
  totale: number
}

/** Filters of the list: search, state and agent at hand, the others in a panel; on phones all in a sheet. */
export function PreventiviFilters({ elenco, scelte, conAgente, totale }: Props) {
  const { valori, imposta, azzera } = elenco
  const stretto = useMediaQuery('(max-width:1099px)', { noSsr: true })
  const telefono = useIsPhone()
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const close = () => setAncora(null)

  const chip = preventiviFilterChips(valori, scelte, conAgente)
  const nelPannello = stretto ? chip : chip.filter(({ nome }) => nome !== 'stato' && nome !== 'agente')
  const togliTutto = () => azzera(['search', ...chip.map(({ nome }) => nome)])
  const principali = <MainFilters elenco={elenco} scelte={scelte} conAgente={conAgente} />
  const others = (
    <>
      {stretto && principali}
      <OtherFilters elenco={elenco} />
    </>
  )
  return (
    <FilterBar
      cerca={{ valore: valori.search, onChange: (search) => imposta({ search }, { sostituisci: true }) }}
      attivi={chip.map(({ nome, etichetta }) => ({ nome, etichetta, togli: () => azzera([nome]) }))}
      onAzzera={togliTutto}
    >
      {!stretto && (
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 190, gap: 1 }}>{principali}</Box>
      )}
      <Badge badgeContent={nelPannello.length} color="primary" overlap="rectangular">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterList />}
          aria-haspopup="dialog"
          aria-expanded={ancora !== null}
          onClick={(event) => setAncora(event.currentTarget)}
          sx={{ height: { md: 40 }, color: 'text.secondary', borderColor: 'action.disabled', fontWeight: 400 }}
        >
          {stretto ? 'Filtri' : 'Altri filtri'}
        </Button>
      </Badge>
      {telefono ? (
        <Drawer
          anchor="bottom"
          open={ancora !== null}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filtri', sx: { maxHeight: '90dvh' } } }}
        >
          <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
            Filtri
          </Typography>
          <Stack sx={{ p: 2, gap: 2, overflowY: 'auto' }}>{others}</Stack>
          <Stack direction="row" sx={{ p: 2, gap: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button onClick={togliTutto} disabled={chip.length === 0 && valori.search === ''}>
              Azzera filtri
            </Button>
            <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
              Mostra {formatCount(totale, 'preventivo', 'preventivi')}
            </Button>
          </Stack>
        </Drawer>
      ) : (
        <Popover
          open={ancora !== null}
          anchorEl={ancora}
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
