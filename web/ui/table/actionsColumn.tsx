import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'

interface Options<Riga> {
  /** What a row is called, to whom does not see it. */
  name: (riga: Riga) => string
  /** Missing: nobody may here. */
  edit?: ((riga: Riga) => void) | undefined
  remove?: ((riga: Riga) => void) | undefined
  /** Rows that may be deleted; all when missing. */
  eliminabile?: (riga: Riga) => boolean
}

/** The last column of a list: edit and delete a row. The keyboard reaches the buttons of the cell that has the focus. */
export function actionsColumn<Riga extends GridValidRowModel>(options: Options<Riga>): GridColDef<Riga> {
  const { name, edit, remove, eliminabile = () => true } = options
  return {
    field: 'azioni',
    headerName: 'Azioni',
    width: 88,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    hideable: false,
    renderCell({ row, hasFocus }) {
      const button = (word: string, icon: ReactNode, action: (riga: Riga) => void) => (
        <Tooltip title={word}>
          <IconButton
            aria-label={`${word} ${name(row)}`}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => action(row)}
            size="small"
          >
            {icon}
          </IconButton>
        </Tooltip>
      )
      return (
        <>
          {edit && button('Modifica', <EditOutlined fontSize="small" />, edit)}
          {remove && eliminabile(row) && button('Elimina', <DeleteOutlined fontSize="small" />, remove)}
        </>
      )
    },
  }
}
