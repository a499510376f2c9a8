import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Mancante } from '../../ui/Valori.tsx'
import type { MessaggiPageQuery } from './__generated__/MessaggiPageQuery.graphql.ts'
import { testoSemplice } from './testoSemplice.ts'

/** A text as the list shows it. */
export type RigaMessaggio = MessaggiPageQuery['response']['messaggiOrdineEmail']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaMessaggio) => void
  elimina: (riga: RigaMessaggio) => void
}

/** Columns of the list. @param azioni missing for who may only read */
export function colonneMessaggi(azioni: Azioni | null): GridColDef<RigaMessaggio>[] {
  const colonnaAzioni: GridColDef<RigaMessaggio> = {
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
            aria-label={`Modifica ${row.titolo}`}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => azioni?.modifica(row)}
            size="small"
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Elimina">
          <IconButton
            aria-label={`Elimina ${row.titolo}`}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => azioni?.elimina(row)}
            size="small"
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </>
    ),
  }
  return [
    { field: 'titolo', headerName: 'Titolo', flex: 1, minWidth: 160, hideable: false, cellClassName: 'colonna-fissa' },
    {
      field: 'testo',
      headerName: 'Testo',
      flex: 2.5,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => {
        const semplice = testoSemplice(row.testo)
        return semplice ? <span title={semplice}>{semplice}</span> : <Mancante />
      },
    },
    ...(azioni ? [colonnaAzioni] : []),
  ]
}
