import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import type { RigaCodice } from './riga.ts'
import { nomeCodice } from './riga.ts'

interface Azioni {
  modifica: (riga: RigaCodice) => void
  elimina: (riga: RigaCodice) => void
}

/** Columns of the window codes. */
export function colonneCodici({ modifica, elimina }: Azioni): GridColDef<RigaCodice>[] {
  return [
    { field: 'categoria', headerName: 'Categoria', flex: 1, minWidth: 140 },
    { field: 'forma', headerName: 'Forma', flex: 1, minWidth: 100 },
    { field: 'codice', headerName: 'Codice', flex: 1, minWidth: 100 },
    {
      field: 'azioni',
      headerName: 'Azioni',
      width: 88,
      align: 'right',
      headerAlign: 'right',
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <>
          <Tooltip title="Modifica">
            <IconButton
              aria-label={`Modifica ${nomeCodice(row)}`}
              tabIndex={hasFocus ? 0 : -1}
              onClick={() => modifica(row)}
              size="small"
            >
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
          {row.puoEliminare && (
            <Tooltip title="Elimina">
              <IconButton
                aria-label={`Elimina ${nomeCodice(row)}`}
                tabIndex={hasFocus ? 0 : -1}
                onClick={() => elimina(row)}
                size="small"
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </>
      ),
    },
  ]
}
