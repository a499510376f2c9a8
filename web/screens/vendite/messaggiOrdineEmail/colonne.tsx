import type { GridColDef } from '@mui/x-data-grid'
import { colonnaAzioni } from '../../../ui/tabella/colonnaAzioni.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import type { MessaggiPageQuery } from './__generated__/MessaggiPageQuery.graphql.ts'
import { testoSemplice } from './testoSemplice.ts'

/** A text as the list shows it. */
export type RigaMessaggio = MessaggiPageQuery['response']['messaggiOrdineEmail']['edges'][number]['node']

interface Azioni {
  modifica: (riga: RigaMessaggio) => void
  elimina: (riga: RigaMessaggio) => void
}

/** Columns of the list. @param azioni missing for users who may only read */
export function colonneMessaggi(azioni: Azioni | null): GridColDef<RigaMessaggio>[] {
  const ultima: GridColDef<RigaMessaggio> = colonnaAzioni({ nome: ({ titolo }) => titolo, ...azioni })
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
    ...(azioni ? [ultima] : []),
  ]
}
