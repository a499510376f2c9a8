import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { ordiniFilters } from '#ordini/ordini/rules.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { filterChoices, filterTitle } from '#ui/list/filterWords.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { type ColumnTitle, faseOfColumn } from '../columnTitles.ts'
import type { OrdiniChoices } from '../ordiniChoices.ts'
import { type OrdiniFilterValues, type OrdiniState, ordiniUrlState } from '../ordiniUrlState.ts'
import { ColumnFilterFields, isFilterable } from './ColumnFilterFields.tsx'
import type { OrdiniFilterChip } from './filterChips.ts'

interface Props {
  elenco: UrlState<typeof ordiniUrlState.schema>
  choices: OrdiniChoices
  titles: readonly ColumnTitle[]
  chip: readonly OrdiniFilterChip[]
  /** Orders that the filters leave. */
  total: number
}

const SCHEDULATI: readonly (readonly [OrdiniFilterValues['scheduled'], string])[] = [
  ['schedulabili', 'Schedulabili'],
  ['1', 'Schedulati'],
  ['0', 'Non schedulati'],
  ['non_schedulabili', 'Non schedulabili'],
]

const GROUPS: readonly (readonly [OrdiniState['gruppo'], string])[] = [
  ['stato', 'Per stato'],
  ['cliente', 'Per cliente'],
  ['settimana', 'Per settimana'],
]

const SECTIONS: readonly (readonly [titolo: string, colonne: readonly string[]])[] = [
  ['Ordine', ['numeroCommessa', 'cliente', 'riferimento', 'progetto', 'stato', 'agente', 'tipoCliente']],
  ['Prodotto e consegna', ['codiceSistema', 'areaConsegna', 'senzaMisure', 'mancanti', 'mail']],
  ['Date', ['data', 'dataConsegna', 'dataPosa']],
  ['Check list', ['checkList']],
]

const { margine } = ordiniFilters

/** Filters whose field is always in the bar. */
const IN_BAR: readonly string[] = ['scheduled', 'margine']

/** Filters of the list: search and schedule at hand, those of every column in a drawer and beside its header. */
export function OrdiniFilters({ elenco, choices, titles, chip, total }: Props) {
  const { values, set, clear } = elenco
  const largo = useMediaQuery('(min-width:1100px)', { noSsr: true })
  // The states are tabs over the bar, but on a phone.
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const removeAll = () => clear(ordiniUrlState.filters)
  const sees = (field: string) => titles.some((title) => title.field === field) && isFilterable(field)
  const fasi = ['inizio', 'fine', ...titles.map(({ field }) => field).filter((field) => faseOfColumn(field) !== null)]
  const field = (field: string) => <ColumnFilterFields key={field} field={field} elenco={elenco} choices={choices} />
  return (
    <>
      <FilterBar
        search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
        active={chip.map(({ name, label, senza }) => ({
          name,
          label,
          remove: () => set(senza),
          inField: IN_BAR.includes(name) || (largo && name === 'agente') || (!phone && name === 'stato'),
        }))}
        onClear={removeAll}
      >
        <FilterSelect
          label="Schedulazione"
          value={values.scheduled}
          onChange={(scheduled) => set({ scheduled })}
          all="Tutti gli ordini"
          choices={SCHEDULATI}
          width={180}
        />
        <FilterSelect
          label={filterTitle(margine)}
          value={values.margine}
          onChange={(choice) => set({ margine: margine.words.find((word) => word === choice) ?? '' })}
          all={margine.page.all ?? ''}
          choices={filterChoices(margine, values.margine)}
          width={180}
        />
        <FilterSelect
          label="Raggruppa"
          value={values.gruppo}
          onChange={(group) => set({ gruppo: group })}
          all="Senza gruppi"
          choices={GROUPS}
          width={150}
        />
        {largo && sees('agente') && <Box sx={{ width: 180 }}>{field('agente')}</Box>}
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
      </FilterBar>
      <SideDrawer open={open} title="Filtri" onClose={() => setOpen(false)}>
        {[...SECTIONS, ['Schedulazione', fasi] as const].map(([title, columns]) => (
          <Box key={title} component="section" aria-label={title}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {columns.filter(sees).map(field)}
            </Box>
          </Box>
        ))}
        <Box
          sx={{
            position: 'sticky',
            // Over the labels of the fields that scroll under it.
            zIndex: 2,
            bottom: 0,
            mt: 'auto',
            mx: -2,
            mb: -2,
            p: 2,
            display: 'flex',
            gap: 1,
            borderTop: 1,
            borderColor: 'divider',
            backgroundColor: 'background.paper',
          }}
        >
          <Button onClick={removeAll} disabled={chip.length === 0 && values.search === ''}>
            Azzera filtri
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)} sx={{ flex: 1 }}>
            Mostra {formatCount(total, 'ordine', 'ordini')}
          </Button>
        </Box>
      </SideDrawer>
    </>
  )
}
