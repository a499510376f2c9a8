import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import type { GridColDef } from '@mui/x-data-grid'
import type { ShellReparto } from '#shell/reparti.ts'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { capacityInWords, isUsedBy, UNITA_NAMES } from './fase.ts'
import type { ReadFase } from './readFasi.ts'

interface FaseActions {
  edit: (fase: ReadFase) => void
  remove: (fase: ReadFase) => void
  move: (fase: ReadFase, of: 1 | -1) => void
}

/** Columns of the phases, in the order of the rows of the timeline. */
export function fasiColumns(
  fasi: readonly ReadFase[],
  reparti: readonly ShellReparto[],
  { edit, remove, move }: FaseActions,
): GridColDef<ReadFase>[] {
  return [
    {
      field: 'nome',
      headerName: 'Fase',
      flex: 1,
      minWidth: 130,
      hideable: false,
      cellClassName: 'colonna-fissa',
      renderCell: ({ row }) => <strong title={row.nome}>{row.nome}</strong>,
    },
    {
      field: 'withFornitore',
      headerName: 'Fornitore',
      description: 'Tipologia dei fornitori che la fanno',
      width: 150,
      renderCell: ({ row }) => (row.withFornitore ? `Sì, ${row.nome}` : 'No'),
    },
    {
      field: 'reparto',
      headerName: 'Capacità',
      width: 140,
      valueGetter: (_value, fase) => capacityInWords(fase, reparti),
    },
    { field: 'unit', headerName: 'Unità', width: 80, valueGetter: (_value, fase) => UNITA_NAMES[fase.unit] },
    {
      field: 'dependencies',
      headerName: 'Dipende da',
      flex: 1,
      minWidth: 150,
      renderCell: ({ row }) =>
        row.dependencies.length > 0 ? (
          <span title={row.dependencies.join(', ')}>{row.dependencies.join(', ')}</span>
        ) : (
          <MissingValue />
        ),
    },
    { field: 'soloConTelai', headerName: 'Serve', width: 110, valueGetter: (_value, fase) => isUsedBy(fase) },
    actionsColumn<ReadFase>({
      name: ({ nome }) => nome,
      edit,
      remove,
      others: (fase) => [
        ...(fasi[0]?.pk === fase.pk
          ? []
          : [{ name: 'Sposta su', icon: <ArrowUpward fontSize="small" />, run: () => move(fase, -1) }]),
        ...(fasi.at(-1)?.pk === fase.pk
          ? []
          : [{ name: 'Sposta giù', icon: <ArrowDownward fontSize="small" />, run: () => move(fase, 1) }]),
      ],
    }),
  ]
}
