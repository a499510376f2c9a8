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
import { DatePickerField } from '../../../forms/DatePickerField.tsx'
import type { Arco, Density, Zoom } from './linea/geometry.ts'
import { addCivilDays } from './time.ts'

export type SchedulerView = 'linea' | 'tabella'
/** What is printed: a week, a sheet for each department, or the lines. */
export type SchedulerPaper = 'settimana' | 'linea'

interface Props {
  arco: Arco
  oggi: string
  /** Day the timeline was last sent to. */
  giorno: string
  zoom: Zoom
  vista: SchedulerView
  onVai: (giorno: string) => void
  onZoom: (zoom: Zoom) => void
  /** Shows the whole plan of the order; null while there is none. */
  onAdatta: (() => void) | null
  /** Broken cells, of any order. */
  rotte: ReactNode
  onCerca: () => void
}

const ZOOM: readonly [Zoom, string][] = [
  ['giorno', 'Giorno'],
  ['settimana', 'Settimana'],
  ['mese', 'Mese'],
]

/** Where the timeline looks, how near, as lines or as a table. */
export const SchedulerToolbar = memo(function BarraStrumenti(props: Props) {
  const { arco, oggi, giorno, zoom, vista, onVai, onZoom, onAdatta, rotte, onCerca } = props
  const passo = vista === 'tabella' || zoom !== 'mese' ? 7 : 28
  const sposta = (giorni: number) => {
    const nuovo = addCivilDays(giorno, giorni)
    onVai(nuovo < arco.inizio ? arco.inizio : nuovo >= arco.fine ? addCivilDays(arco.fine, -1) : nuovo)
  }
  const unita = passo === 7 ? 'settimana' : 'mese'
  const una = passo === 7 ? 'una settimana' : 'un mese'
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
      <Button variant="outlined" startIcon={<Search />} onClick={onCerca}>
        Scegli ordine
      </Button>
      <Button component={Link} to="/schedulatore/proposta" startIcon={<AutoGraph />}>
        Proponi piano
      </Button>
      <Button component={Link} to="/schedulatore/scenari" startIcon={<CompareArrows />}>
        Scenari
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Tooltip title={`Indietro di ${una}`}>
          <IconButton aria-label={`Indietro: ${unita}`} onClick={() => sposta(-passo)}>
            <ChevronLeft />
          </IconButton>
        </Tooltip>
        <Button startIcon={<Today />} onClick={() => onVai(oggi)}>
          Oggi
        </Button>
        <Tooltip title={`Avanti di ${una}`}>
          <IconButton aria-label={`Avanti: ${unita}`} onClick={() => sposta(passo)}>
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
          etichetta="Vai alla data"
          valore={giorno}
          minimo={arco.inizio}
          massimo={addCivilDays(arco.fine, -1)}
          onChange={(nuovo) => nuovo && nuovo >= arco.inizio && nuovo < arco.fine && onVai(nuovo)}
        />
      </Box>
      {vista === 'linea' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={zoom}
          aria-label="Ingrandimento"
          onChange={(_, nuovo: Zoom | null) => nuovo && onZoom(nuovo)}
        >
          {ZOOM.map(([valore, nome]) => (
            <ToggleButton key={valore} value={valore} sx={{ color: 'text.primary', textTransform: 'none', py: 0.5 }}>
              {nome}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {vista === 'linea' && (
        <Tooltip title="Adatta: tutto il piano dell’ordine">
          <span>
            <IconButton aria-label="Adatta" disabled={!onAdatta} onClick={() => onAdatta?.()}>
              <FitScreen />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {rotte}
    </Box>
  )
})

interface ViewProps {
  vista: SchedulerView
  densita: Density
  /** False where there is no room for the lines: on a phone. */
  conLinea: boolean
  onVista: (vista: SchedulerView) => void
  onDensita: (densita: Density) => void
  onStampa: (carta: SchedulerPaper) => void
}

/** Lines or table, how high the rows, the paper: beside the title. */
export const SchedulerViews = memo(function Viste({
  vista,
  densita,
  conLinea,
  onVista,
  onDensita,
  onStampa,
}: ViewProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {conLinea && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={vista}
          aria-label="Vista"
          onChange={(_, nuova: SchedulerView | null) => nuova && onVista(nuova)}
        >
          <ToggleButton
            value="linea"
            aria-label="Linea"
            sx={{ color: 'text.primary', textTransform: 'none', py: 0.5, gap: 0.5 }}
          >
            <ViewTimeline fontSize="small" /> <Nome testo="Linea" />
          </ToggleButton>
          <ToggleButton
            value="tabella"
            aria-label="Tabella"
            sx={{ color: 'text.primary', textTransform: 'none', py: 0.5, gap: 0.5 }}
          >
            <TableRows fontSize="small" /> <Nome testo="Tabella" />
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {vista === 'linea' && (
        <Tooltip title={densita === 'ampia' ? 'Righe alte, nomi stretti' : 'Righe basse, nomi larghi'}>
          <ToggleButton
            value="ampia"
            size="small"
            selected={densita === 'ampia'}
            aria-label="Righe basse, nomi larghi"
            onChange={() => onDensita(densita === 'ampia' ? 'compatta' : 'ampia')}
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
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const stampa = (carta: SchedulerPaper) => () => {
    setAncora(null)
    onStampa(carta)
  }
  return (
    <>
      <Tooltip title="Stampa">
        <IconButton aria-label="Stampa" aria-haspopup="menu" onClick={({ currentTarget }) => setAncora(currentTarget)}>
          <Print />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={ancora} open={ancora !== null} onClose={() => setAncora(null)}>
        <MenuItem onClick={stampa('linea')}>La linea, sei settimane, due per foglio</MenuItem>
        <MenuItem onClick={stampa('settimana')}>La settimana, un foglio per reparto</MenuItem>
      </Menu>
    </>
  )
}

/** Left out where the bar would need one more line. */
function Nome({ testo }: { testo: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline', md: 'none', xl: 'inline' } }}>
      {testo}
    </Box>
  )
}
