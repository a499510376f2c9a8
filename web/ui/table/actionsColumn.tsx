import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { visuallyHidden } from '@mui/utils'
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { RowMenu, type RowMenuAction } from './menu/RowMenu.tsx'
import type { RowActions } from './menu/RowMenus.tsx'

interface Options<Riga> {
  /** What a row is called, to whom does not see it. */
  name: (riga: Riga) => string
  /** Missing: nobody may here. */
  edit?: ((riga: Riga) => void) | undefined
  remove?: ((riga: Riga) => void) | undefined
  /** Rows that may be deleted; all when missing. */
  eliminabile?: (riga: Riga) => boolean
  /** What else can be done with a row, between edit and delete. */
  others?: (riga: Riga) => readonly RowMenuAction[]
}

/** The last column of a list: what can be done with a row, in a menu. */
export function actionsColumn<Riga extends GridValidRowModel>(
  options: Options<Riga>,
): GridColDef<Riga> & RowActions<Riga> {
  const { name, edit, remove, eliminabile = () => true, others } = options
  const actionsOf = (row: Riga): RowMenuAction[] => [
    ...(edit ? [{ name: 'Modifica', icon: <EditOutlined fontSize="small" />, run: () => edit(row) }] : []),
    ...(others?.(row) ?? []),
    ...(remove && eliminabile(row)
      ? [{ name: 'Elimina', icon: <DeleteOutlined fontSize="small" />, run: () => remove(row), danger: true }]
      : []),
  ]
  return {
    field: 'azioni',
    headerName: 'Azioni',
    // The column says by its place what it is.
    renderHeader: () => <span style={visuallyHidden}>Azioni</span>,
    width: 50,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    hideable: false,
    rowName: name,
    actionsOf,
    renderCell: ({ row, hasFocus }) =>
      actionsOf(row).length > 0 && <RowMenu row={row} name={name(row)} focused={hasFocus} />,
  }
}
