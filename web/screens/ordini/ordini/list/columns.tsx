import FilterAlt from '@mui/icons-material/FilterAlt'
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router'
import { useAreaConsegnaName } from '#screens/ordini/areeConsegna.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { formatDate, formatPercentage } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, NumberValue } from '#ui/Values.tsx'
import { type ColumnTitle, faseOfColumn } from './columnTitles.ts'
import { AgenteCell, ConsegnaCell, StatoCell } from './EditCells.tsx'
import { type OrdineRowHandlers, ordineActionsColumn } from './ordineActionsColumn.tsx'
import { CheckListCell, MailCell, MargineCell, MissingCell, StatoChip } from './RowCells.tsx'
import type { OrdineRow } from './row.ts'
import { isoWeekInWords } from './weekInWords.ts'

type Column = GridColDef<OrdineRow>
type Drawing = Omit<Column, 'field' | 'headerName' | 'description'>

const text = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const cella = (draw: (riga: OrdineRow) => ReactNode): Drawing => ({ renderCell: ({ row }) => draw(row) })
const numero = (width: number, draw: (riga: OrdineRow) => ReactNode): Drawing => ({
  type: 'number',
  width,
  ...cella(draw),
})

/** How each column is drawn; phases are drawn by `faseDrawing`. */
function drawings(actions: OrdineRowHandlers): Record<string, Drawing> {
  const { write, agenti } = actions
  return {
    numeroCommessa: {
      width: 104,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={RouteLink}
          to={`/ordini/${row.pk}`}
          title={row.numeroCommessa}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.numeroCommessa}
        </Link>
      ),
    },
    cliente: { flex: 1, minWidth: 160, ...cella((riga) => text(riga.cliente.nome)) },
    progetto: { width: 132, ...cella((riga) => text(riga.progetto)) },
    checkList: {
      width: 96,
      sortable: false,
      renderCell: ({ row, hasFocus }) => <CheckListCell riga={row} focused={hasFocus} onOpen={actions.checkList} />,
    },
    mancanti: { width: 124, sortable: false, ...cella((riga) => <MissingCell riga={riga} />) },
    riferimento: { width: 132, ...cella((riga) => text(riga.riferimento)) },
    data: { width: 104, ...cella((riga) => <DateValue value={riga.data} />) },
    dataConsegna: {
      width: 100,
      renderCell: ({ row, hasFocus }) =>
        write ? <ConsegnaCell riga={row} focused={hasFocus} onWrite={write} /> : <DateValue value={row.dataConsegna} />,
    },
    margine: { width: 148, ...cella((riga) => <MargineCell riga={riga} />) },
    settimana: { width: 88, ...cella((riga) => text(isoWeekInWords(riga.settimanaApprontamento))) },
    dataPosa: { width: 104, ...cella((riga) => <DateValue value={riga.dataPosa} />) },
    stato: {
      width: 136,
      renderCell: ({ row, hasFocus }) =>
        actions.stato ? (
          <StatoCell riga={row} focused={hasFocus} stati={actions.stati} />
        ) : (
          <StatoChip stato={row.stato} />
        ),
    },
    tipoCliente: { width: 100, ...cella((riga) => text(tipoClienteName(riga.tipoCliente))) },
    codiceSistema: { width: 124, ...cella((riga) => text(riga.codiceSistema)) },
    listino: numero(108, (riga) => <EuroValue value={riga.listino} />),
    sconto: numero(78, (riga) => (riga.sconto == null ? <MissingValue /> : formatPercentage(riga.sconto))),
    netto: numero(108, (riga) => <EuroValue value={riga.netto} />),
    agente: {
      width: 128,
      renderCell: ({ row, hasFocus }) =>
        write && agenti ? (
          <AgenteCell riga={row} focused={hasFocus} agenti={agenti} onWrite={write} />
        ) : (
          text(row.agente?.user.nome ?? '')
        ),
    },
    inizio: {
      width: 100,
      ...cella((riga) =>
        riga.nonSchedulabile ? <StatusChip word="No sched." /> : <DateValue value={riga.schedulazione?.inizio} />,
      ),
    },
    fine: { width: 98, ...cella((riga) => <DateValue value={riga.schedulazione?.fine} />) },
    mail: {
      width: 124,
      renderCell: ({ row, hasFocus }) => <MailCell riga={row} focused={hasFocus} onOpen={actions.mail} />,
    },
    dataInvioMail: { width: 140, ...cella((riga) => <DateTimeValue value={riga.dataInvioMail} />) },
    areaConsegna: { width: 78, ...cella((riga) => <AreaConsegnaCell chiave={riga.areaConsegna} />) },
    numeroSerramenti: numero(72, (riga) => <NumberValue value={riga.numeroSerramenti} />),
    senzaMisure: {
      width: 108,
      ...cella((riga) =>
        riga.senzaMisure ? <StatusChip word="Da definire" tone="attenzione" /> : <span>Definitive</span>,
      ),
    },
  }
}

function AreaConsegnaCell({ chiave }: { chiave: string | null | undefined }) {
  return text(useAreaConsegnaName()(chiave))
}

/** From a day to a day; one day alone when they are the same. */
function PeriodField({ inizio, fine }: { inizio: string; fine: string }) {
  const [from, a] = [formatDate(inizio), formatDate(fine)]
  return (
    <>
      <time dateTime={inizio}>{from}</time>
      {a !== from && (
        <>
          {' – '}
          <time dateTime={fine}>{a}</time>
        </>
      )}
    </>
  )
}

/** Start and end of a phase of the schedule. */
function faseDrawing(fase: string): Drawing {
  return {
    width: 190,
    sortable: false,
    ...cella((riga) => {
      const scheduled = riga.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fase)
      return scheduled ? <PeriodField inizio={scheduled.inizio} fine={scheduled.fine} /> : <MissingValue />
    }),
  }
}

interface Options {
  handlers: OrdineRowHandlers
  /** Columns with an active filter. */
  filtrate: ReadonlySet<string>
  /** Opens the filter of a column beside its header; missing columns have none. */
  filtrabili: ReadonlySet<string>
  onFilter: (field: string, again: HTMLElement) => void
}

interface ColumnHeaderProps {
  title: string
  extended: string
  /** The column has an active filter. */
  filtered: boolean
  /** Opens its filter beside the header; missing where there is none. */
  onFilter?: (again: HTMLElement) => void
}

/** Head of a column: its name and the funnel of its filter, faint until the column is pointed at or filtered. */
function ColumnHeader({ title, extended, filtered, onFilter }: ColumnHeaderProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, width: '100%' }}>
      <Box
        component="span"
        title={extended}
        className="MuiDataGrid-columnHeaderTitle"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {title}
      </Box>
      {onFilter && (
        <IconButton
          aria-label={`Filtra per ${extended.toLowerCase()}`}
          aria-haspopup="dialog"
          tabIndex={-1}
          className={filtered ? undefined : 'filtra-colonna'}
          color={filtered ? 'primary' : 'default'}
          onClick={(event) => {
            event.stopPropagation()
            onFilter(event.currentTarget)
          }}
          sx={{ p: 0.25, minWidth: 'auto !important', minHeight: 'auto !important' }}
        >
          {filtered ? <FilterAlt sx={{ fontSize: 16 }} /> : <FilterAltOutlined sx={{ fontSize: 16 }} />}
        </IconButton>
      )}
    </Box>
  )
}

/** The columns of the list as the grid draws them, row actions last. */
export function ordiniColumns(titles: readonly ColumnTitle[], options: Options): Column[] {
  const { handlers, filtrate, filtrabili, onFilter } = options
  const drawnCells = drawings(handlers)
  const columns = titles.map(({ field, title, esteso }): Column => {
    const fase = faseOfColumn(field)
    return {
      field,
      headerName: title,
      description: esteso ?? title,
      ...(fase === null ? drawnCells[field] : faseDrawing(fase)),
      renderHeader: () => (
        <ColumnHeader
          title={title}
          extended={esteso ?? title}
          filtered={filtrate.has(field)}
          onFilter={filtrabili.has(field) ? (again) => onFilter(field, again) : undefined}
        />
      ),
    }
  })
  return [...columns, ordineActionsColumn(handlers)]
}
