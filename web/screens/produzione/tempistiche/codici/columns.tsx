import type { GridColDef } from '@mui/x-data-grid'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import type { CodiceRow } from '../readTempistiche.ts'
import { codiceRowName } from './row.ts'

interface Actions {
  modifica: (riga: CodiceRow) => void
  elimina: (riga: CodiceRow) => void
}

/** Columns of the window codes. */
export function codiciColumns({ modifica, elimina }: Actions): GridColDef<CodiceRow>[] {
  return [
    { field: 'categoria', headerName: 'Categoria', flex: 1, minWidth: 140 },
    { field: 'forma', headerName: 'Forma', flex: 1, minWidth: 100 },
    { field: 'codice', headerName: 'Codice', flex: 1, minWidth: 100 },
    actionsColumn({ nome: codiceRowName, modifica, elimina, eliminabile: ({ puoEliminare }) => puoEliminare }),
  ]
}
