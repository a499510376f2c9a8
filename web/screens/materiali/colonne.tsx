import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Mancante } from '../../ui/Valori.tsx'
import type { MaterialiPageQuery } from './__generated__/MaterialiPageQuery.graphql.ts'
import { Reminder } from './Reminder.tsx'

/** A material as the list shows it. */
export type RigaMateriale = MaterialiPageQuery['response']['materiali']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaMateriale) => void
  elimina: (riga: RigaMateriale) => void
}

/** Columns of the list (spec/002 §2.7). */
export function colonneMateriali({ modifica, elimina }: Azioni): GridColDef<RigaMateriale>[] {
  return [
    { field: 'nome', headerName: 'Materiale', flex: 1, minWidth: 150, hideable: false, cellClassName: 'colonna-fissa' },
    {
      field: 'colonneList',
      headerName: 'Colonne',
      flex: 2.5,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row }) => {
        const colonne = row.colonneList.join(', ')
        return colonne ? <span title={colonne}>{colonne}</span> : <Mancante />
      },
    },
    {
      field: 'showReminderOrdineFornitore',
      headerName: 'Reminder Ordine Fornitore',
      width: 210,
      sortable: false,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <Reminder attivo={row.showReminderOrdineFornitore} />,
    },
    {
      field: 'azioni',
      headerName: 'Azioni',
      width: 88,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <>
          <Tooltip title="Modifica">
            <IconButton
              aria-label={`Modifica ${row.nome}`}
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
                aria-label={`Elimina ${row.nome}`}
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
