import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import CompareArrows from '@mui/icons-material/CompareArrows'
import DensitySmall from '@mui/icons-material/DensitySmallOutlined'
import FitScreen from '@mui/icons-material/FitScreenOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Search from '@mui/icons-material/Search'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Today from '@mui/icons-material/TodayOutlined'
import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined'
import ViewTimeline from '@mui/icons-material/ViewTimelineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { Density, Span, Zoom } from './linea/geometry.ts'
import { addCivilDays } from './time.ts'

export type SchedulerView = 'linea' | 'tabella'
/** What is printed: a week, a sheet for each department, or the lines. */
export type SchedulerPaper = 'settimana' | 'linea'

interface Props {
  span: Span
  today: string
  /** Day the timeline was last sent to. */
  day: string
  zoom: Zoom
  vista: SchedulerView
  onGo: (day: string) => void
  onZoom: (zoom: Zoom) => void
  /** Shows the whole plan of the order; null while there is none. */
  onFit: (() => void) | null
  /** Broken cells, of any order. */
  routes: ReactNode
  onSearch: () => void
}

const ZOOM: readonly [Zoom, string][] = [
  ['giorno', 'Giorno'],
  ['settimana', 'Settimana'],
  ['mese', 'Mese'],
]

/** What else plans: all the orders anew, or what would be if. */
const otherPlans = (
  <>
    <Button component={Link} to="/schedulatore/proposta" startIcon={<AutoGraph />}>
      Proponi piano
    </Button>
    <Button component={Link} to="/schedulatore/scenari" startIcon={<CompareArrows />}>
      Scenari
    </Button>
  </>
)

/** On a phone, beside the title: the search of an order, the rest behind ⋯. */
export function PhoneToolbar({ onSearch }: Pick<Props, 'onSearch'>) {
  return (
    <>
      <IconButton aria-label="Scegli ordine" title="Scegli ordine" onClick={onSearch}>
        <Search />
      </IconButton>
      <MoreActions>{otherPlans}</MoreActions>
    </>
  )
}

/** Where the timeline looks, how near, as lines or as a table. */
export const SchedulerToolbar = memo(function SchedulerToolbar(props: Props) {
  const { span: arco, today, day, zoom, vista, onGo, onZoom, onFit, routes, onSearch } = props
  const step = vista === 'tabella' || zoom !== 'mese' ? 7 : 28
  const move = (days: number) => {
    const next = addCivilDays(day, days)
    onGo(next < arco.inizio ? arco.inizio : next >= arco.fine ? addCivilDays(arco.fine, -1) : next)
  }
  const unita = step === 7 ? 'settimana' : 'mese'
  const one = step === 7 ? 'una settimana' : 'un mese'
  const phone = useIsPhone()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        // Under the title, and beside it where there is room for all.
        flexBasis: { xs: '100%', xl: 'auto' },
        order: { xs: 1, xl: 0 },
      }}
    >
      {!phone && (
        <>
          <Button variant="outlined" startIcon={<Search />} onClick={onSearch}>
            Scegli ordine
          </Button>
          {otherPlans}
        </>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Tooltip title={`Indietro di ${one}`}>
          <IconButton aria-label={`Indietro: ${unita}`} onClick={() => move(-step)}>
            <ChevronLeft />
          </IconButton>
        </Tooltip>
        <Button startIcon={<Today />} onClick={() => onGo(today)}>
          Oggi
        </Button>
        <Tooltip title={`Avanti di ${one}`}>
          <IconButton aria-label={`Avanti: ${unita}`} onClick={() => move(step)}>
            <ChevronRight />
          </IconButton>
        </Tooltip>
      </Box>
      <Box
        sx={{
          // Where fingers choose, its button is larger.
          width: { xs: 172, md: 150 },
          '& .clearButton': { display: 'none' },
          '& .MuiPickersInputBase-root': { paddingLeft: 1.25, paddingRight: 0.75 },
        }}
      >
        <DatePickerField
          label="Vai alla data"
          valore={day}
          min={arco.inizio}
          max={addCivilDays(arco.fine, -1)}
          onChange={(next) => next && next >= arco.inizio && next < arco.fine && onGo(next)}
        />
      </Box>
      {vista === 'linea' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={zoom}
          aria-label="Ingrandimento"
          onChange={(_, next: Zoom | null) => next && onZoom(next)}
        >
          {ZOOM.map(([value, name]) => (
            <ToggleButton key={value} value={value} sx={{ color: 'text.primary', textTransform: 'none', py: 0.5 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {vista === 'linea' && (
        <Tooltip title="Adatta: tutto il piano dell’ordine">
          <span>
            <IconButton aria-label="Adatta" disabled={!onFit} onClick={() => onFit?.()}>
              <FitScreen />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {routes}
    </Box>
  )
})

interface ViewProps {
  vista: SchedulerView
  densita: Density
  /** The panel of the order is folded. */
  folded: boolean
  /** What the colours of the lines mean. */
  legenda: ReactNode
  onFold: (folded: boolean) => void
  /** False where there is no room for the lines: on a phone. */
  withTimeline: boolean
  onVista: (vista: SchedulerView) => void
  onDensity: (density: Density) => void
  onStampa: (carta: SchedulerPaper) => void
}

/** Lines or table, how high the rows, the paper: beside the title. */
export const SchedulerViews = memo(function SchedulerViews({
  vista,
  densita,
  folded,
  legenda,
  withTimeline,
  onVista,
  onFold,
  onDensity,
  onStampa,
}: ViewProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {withTimeline && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={vista}
          aria-label="Vista"
          onChange={(_, next: SchedulerView | null) => next && onVista(next)}
        >
          <ToggleButton
            value="linea"
            aria-label="Linea"
            sx={{ color: 'text.primary', textTransform: 'none', py: 0.5, gap: 0.5 }}
          >
            <ViewTimeline fontSize="small" /> <Name text="Linea" />
          </ToggleButton>
          <ToggleButton
            value="tabella"
            aria-label="Tabella"
            sx={{ color: 'text.primary', textTransform: 'none', py: 0.5, gap: 0.5 }}
          >
            <TableRows fontSize="small" /> <Name text="Tabella" />
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {vista === 'linea' && (
        <Tooltip title={folded ? 'Mostra il pannello' : 'Chiudi il pannello'}>
          <ToggleButton
            value="pannello"
            size="small"
            selected={!folded}
            aria-label="Pannello dell’ordine"
            onChange={() => onFold(!folded)}
            sx={{ p: 0.5, color: 'text.primary' }}
          >
            <ViewSidebar fontSize="small" sx={{ transform: 'scaleX(-1)' }} />
          </ToggleButton>
        </Tooltip>
      )}
      {vista === 'linea' && legenda}
      {vista === 'linea' && (
        <Tooltip title={densita === 'ampia' ? 'Righe alte, nomi stretti' : 'Righe basse, nomi larghi'}>
          <ToggleButton
            value="ampia"
            size="small"
            selected={densita === 'ampia'}
            aria-label="Righe basse, nomi larghi"
            onChange={() => onDensity(densita === 'ampia' ? 'compatta' : 'ampia')}
            sx={{ p: 0.5, color: 'text.primary' }}
          >
            <DensitySmall fontSize="small" />
          </ToggleButton>
        </Tooltip>
      )}
      {vista === 'linea' ? (
        <PrintMenu onStampa={onStampa} />
      ) : (
        <Tooltip title="Stampa la settimana, un foglio per reparto">
          <IconButton aria-label="Stampa la settimana" onClick={() => onStampa('settimana')}>
            <Print />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
})

/** The lines as they are, or a week for the walls of the workshop. */
function PrintMenu({ onStampa }: Pick<ViewProps, 'onStampa'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const print = (carta: SchedulerPaper) => () => {
    setAnchor(null)
    onStampa(carta)
  }
  return (
    <>
      <Tooltip title="Stampa">
        <IconButton aria-label="Stampa" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Print />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={print('linea')}>La linea, sei settimane, due per foglio</MenuItem>
        <MenuItem onClick={print('settimana')}>La settimana, un foglio per reparto</MenuItem>
      </Menu>
    </>
  )
}

/** Left out where the bar would need one more line. */
function Name({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline', md: 'none', xl: 'inline' } }}>
      {text}
    </Box>
  )
}
