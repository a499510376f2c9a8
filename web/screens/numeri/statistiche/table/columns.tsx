import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { MissingValue } from '#ui/Values.tsx'
import { figuresOf, type StatisticaRow, TOTAL_ROW } from '../rows.ts'
import type { StatisticheKind } from '../urlState.ts'
import { ReachedBudget } from './ReachedBudget.tsx'

type Column = GridColDef<StatisticaRow>

interface Options {
  which: StatisticheKind
  /** Address of what a row is made of. */
  open: (riga: StatisticaRow) => string
  /** Address of the orders of a row. */
  ordini: (riga: StatisticaRow) => string
  /** Only for users who may set budgets. */
  budget?: (riga: StatisticaRow) => void
}

const text = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const explained = (title: string, spiegazione: string) => () => (
  <Tooltip title={spiegazione} describeChild>
    <span className="MuiDataGrid-columnHeaderTitle">{title}</span>
  </Tooltip>
)

/** Columns that a narrower window does not show until they are chosen. */
export const HIDDEN_STATISTICHE_COLUMNS = (which: StatisticheKind, wide: boolean): string[] =>
  wide ? [] : which === 'agenti' ? ['codice'] : ['codice', 'tipoCliente']

/** The columns of a statistic; the row of the sums has neither links nor buttons. */
export function statisticheColumns({ which, open, ordini, budget }: Options): Column[] {
  const figure = figuresOf(which).map(
    ({ field, title, esteso, spiegazione, format, larghezza }): Column => ({
      field,
      headerName: title,
      description: esteso ?? title,
      type: 'number',
      width: larghezza,
      renderHeader: explained(title, spiegazione),
      renderCell: ({ row, hasFocus }) => {
        const value = row[field]
        if (field === 'raggiunto') return <ReachedBudget percent={row.raggiunto} />
        const written = value === null ? <MissingValue /> : format(value)
        if (row.pk === TOTAL_ROW) return written
        if (field === 'ordini' && row.ordini > 0) {
          return (
            <Link
              component={RouteLink}
              to={ordini(row)}
              color="inherit"
              underline="always"
              aria-label={`Ordini di ${row.nome}: ${written}`}
              tabIndex={hasFocus ? 0 : -1}
            >
              {written}
            </Link>
          )
        }
        if (field !== 'budget' || !budget) return written
        return (
          <>
            {written}
            <Tooltip title="Budget dell’anno">
              <IconButton
                aria-label={`Budget di ${row.nome}`}
                tabIndex={hasFocus ? 0 : -1}
                onClick={() => budget(row)}
                sx={{ ml: 0.25, mr: -0.5 }}
              >
                <EditOutlined sx={{ fontSize: 16 }} />
              </IconButton>
            </Tooltip>
          </>
        )
      },
    }),
  )
  const name: Column = {
    field: 'nome',
    headerName: which === 'clienti' ? 'Cliente' : 'Agente',
    flex: 1,
    minWidth: 140,
    hideable: false,
    renderCell: ({ row, hasFocus }) =>
      row.pk === TOTAL_ROW ? (
        row.nome
      ) : (
        <Link
          component={RouteLink}
          to={open(row)}
          title={row.nome}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.nome}
        </Link>
      ),
  }
  const codice: Column = {
    field: 'codice',
    headerName: 'Codice',
    width: 84,
    renderCell: ({ row }) => row.pk !== TOTAL_ROW && text(row.codice),
  }
  if (which === 'agenti') return [name, codice, ...figure]
  return [
    name,
    codice,
    {
      field: 'tipoCliente',
      headerName: 'Tipo',
      description: 'Tipo di cliente',
      width: 100,
      renderCell: ({ row }) => row.pk !== TOTAL_ROW && text(row.tipoCliente ? tipoClienteName(row.tipoCliente) : ''),
    },
    {
      field: 'agenti',
      headerName: 'Agenti',
      width: 76,
      renderHeader: explained('Agenti', 'Codici degli agenti degli ordini contati.'),
      renderCell: ({ row }) => row.pk !== TOTAL_ROW && text(row.agenti.join(', ')),
    },
    ...figure,
  ]
}
