import type { GridColDef } from '@mui/x-data-grid'
import { colonnaAzioni } from '../../../ui/tabella/colonnaAzioni.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import type { MaterialiPageQuery } from './__generated__/MaterialiPageQuery.graphql.ts'
import { Reminder } from './Reminder.tsx'

/** A material as the list shows it. */
export type RigaMateriale = MaterialiPageQuery['response']['materiali']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaMateriale) => void
  elimina: (riga: RigaMateriale) => void
}

/** Columns of the list. */
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
    colonnaAzioni({ nome: ({ nome }) => nome, modifica, elimina, eliminabile: ({ puoEliminare }) => puoEliminare }),
  ]
}
