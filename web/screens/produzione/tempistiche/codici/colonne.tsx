import type { GridColDef } from '@mui/x-data-grid'
import { colonnaAzioni } from '../../../../ui/tabella/colonnaAzioni.tsx'
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
    colonnaAzioni({ nome: nomeCodice, modifica, elimina, eliminabile: ({ puoEliminare }) => puoEliminare }),
  ]
}
