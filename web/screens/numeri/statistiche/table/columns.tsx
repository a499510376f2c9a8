import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { MissingValue } from '../../../../ui/Values.tsx'
import { tipoClienteName } from '../../../vendite/clienti/tipoClienteName.ts'
import { cifreOf, type StatisticaRow, TOTAL_ROW } from '../rows.ts'
import type { StatisticheKind } from '../urlState.ts'
import { ReachedBudget } from './ReachedBudget.tsx'

type Colonna = GridColDef<StatisticaRow>

interface Opzioni {
  quali: StatisticheKind
  /** Address of what a row is made of. */
  apri: (riga: StatisticaRow) => string
  /** Address of the orders of a row. */
  ordini: (riga: StatisticaRow) => string
  /** Only for users who may set budgets. */
  budget?: (riga: StatisticaRow) => void
}

const testo = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const spiegata = (title: string, spiegazione: string) => () => (
  <Tooltip title={spiegazione} describeChild>
    <span className="MuiDataGrid-columnHeaderTitle">{title}</span>
  </Tooltip>
)

/** Columns that a narrower window does not show until they are chosen. */
export const HIDDEN_STATISTICHE_COLUMNS = (quali: StatisticheKind, wide: boolean): string[] =>
  wide ? [] : quali === 'agenti' ? ['codice'] : ['codice', 'tipoCliente']

/** The columns of a statistic; the row of the sums has neither links nor buttons. */
export function statisticheColumns({ quali, apri, ordini, budget }: Opzioni): Colonna[] {
  const figure = cifreOf(quali).map(
    ({ campo, titolo, esteso, spiegazione, formato, larghezza }): Colonna => ({
      field: campo,
      headerName: titolo,
      description: esteso ?? titolo,
      type: 'number',
      width: larghezza,
      renderHeader: spiegata(titolo, spiegazione),
      renderCell: ({ row, hasFocus }) => {
        const value = row[campo]
        if (campo === 'raggiunto') return <ReachedBudget percento={row.raggiunto} />
        const written = value === null ? <MissingValue /> : formato(value)
        if (row.pk === TOTAL_ROW) return written
        if (campo === 'ordini' && row.ordini > 0) {
          return (
            <Link
              component={LinkRotta}
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
        if (campo !== 'budget' || !budget) return written
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
  const nome: Colonna = {
    field: 'nome',
    headerName: quali === 'clienti' ? 'Cliente' : 'Agente',
    flex: 1,
    minWidth: 140,
    hideable: false,
    renderCell: ({ row, hasFocus }) =>
      row.pk === TOTAL_ROW ? (
        row.nome
      ) : (
        <Link
          component={LinkRotta}
          to={apri(row)}
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
  const codice: Colonna = {
    field: 'codice',
    headerName: 'Codice',
    width: 84,
    renderCell: ({ row }) => row.pk !== TOTAL_ROW && testo(row.codice),
  }
  if (quali === 'agenti') return [nome, codice, ...figure]
  return [
    nome,
    codice,
    {
      field: 'tipoCliente',
      headerName: 'Tipo',
      description: 'Tipo di cliente',
      width: 100,
      renderCell: ({ row }) => row.pk !== TOTAL_ROW && testo(row.tipoCliente ? tipoClienteName(row.tipoCliente) : ''),
    },
    {
      field: 'agenti',
      headerName: 'Agenti',
      width: 76,
      renderHeader: spiegata('Agenti', 'Codici degli agenti degli ordini contati.'),
      renderCell: ({ row }) => row.pk !== TOTAL_ROW && testo(row.agenti.join(', ')),
    },
    ...figure,
  ]
}
