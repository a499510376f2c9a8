import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { EntryMenu } from '#forms/entries/EntryMenu.tsx'
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

interface ButtonsProps {
  fase: ReadFase
  /** In their order. */
  fasi: readonly ReadFase[]
  actions: FaseActions
}

const isFirst = (fasi: readonly ReadFase[], { pk }: ReadFase) => fasi[0]?.pk === pk
const isLast = (fasi: readonly ReadFase[], { pk }: ReadFase) => fasi.at(-1)?.pk === pk

/** Of a phase on a phone: up, down, and the rest behind one button. */
export function FaseButtons({ fase, fasi, actions: { edit, remove, move } }: ButtonsProps) {
  const button = (name: string, icon: ReactNode, perform: () => void, switchedOff: boolean) => (
    <IconButton aria-label={`${name} ${fase.nome}`} title={name} disabled={switchedOff} onClick={perform}>
      {icon}
    </IconButton>
  )
  return (
    <>
      {button('Sposta su', <ArrowUpward fontSize="small" />, () => move(fase, -1), isFirst(fasi, fase))}
      {button('Sposta giù', <ArrowDownward fontSize="small" />, () => move(fase, 1), isLast(fasi, fase))}
      <EntryMenu
        item={fase.nome}
        actions={[
          {
            name: 'Modifica',
            part: 'modifica',
            icon: <EditOutlined fontSize="small" />,
            disabled: false,
            run: () => edit(fase),
          },
          {
            name: 'Elimina',
            part: 'elimina',
            icon: <DeleteOutlined fontSize="small" />,
            disabled: false,
            danger: true,
            run: () => remove(fase),
          },
        ]}
      />
    </>
  )
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
        ...(isFirst(fasi, fase)
          ? []
          : [{ name: 'Sposta su', icon: <ArrowUpward fontSize="small" />, run: () => move(fase, -1) }]),
        ...(isLast(fasi, fase)
          ? []
          : [{ name: 'Sposta giù', icon: <ArrowDownward fontSize="small" />, run: () => move(fase, 1) }]),
      ],
    }),
  ]
}
