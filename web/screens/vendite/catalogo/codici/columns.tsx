import type { GridColDef } from '@mui/x-data-grid'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import type { CodiceRow } from './row.ts'
import { codiceRowName } from './row.ts'

interface Actions {
  edit: (riga: CodiceRow) => void
  remove: (riga: CodiceRow) => void
}

/** Columns of the window codes. */
export function codiciColumns({ edit, remove }: Actions): GridColDef<CodiceRow>[] {
  return [
    { field: 'categoria', headerName: 'Categoria', flex: 1, minWidth: 140 },
    { field: 'forma', headerName: 'Forma', flex: 1, minWidth: 100 },
    { field: 'codice', headerName: 'Codice', flex: 1, minWidth: 100 },
    actionsColumn({ name: codiceRowName, edit, remove, eliminabile: ({ puoEliminare }) => puoEliminare }),
  ]
}
