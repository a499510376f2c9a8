import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { containsWords } from '#shared/containsWords.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { type CodiceRow, codiceRowName } from './row.ts'

interface Props {
  codici: readonly CodiceRow[]
  search: string
  edit: (codice: CodiceRow) => void
  remove: (codice: CodiceRow) => void
  onClear: () => void
  isWaiting: boolean
}

interface ColumnsActions {
  edit: (riga: CodiceRow) => void
  remove: (riga: CodiceRow) => void
}

/** Columns of the window codes. */
function codiciColumns({ edit, remove }: ColumnsActions): GridColDef<CodiceRow>[] {
  return [
    { field: 'categoria', headerName: 'Categoria', flex: 1, minWidth: 140 },
    { field: 'forma', headerName: 'Forma', flex: 1, minWidth: 100 },
    { field: 'codice', headerName: 'Codice', flex: 1, minWidth: 100 },
    actionsColumn({ name: codiceRowName, edit, remove, eliminabile: ({ puoEliminare }) => puoEliminare }),
  ]
}

/** The window codes: what lines are made of. */
export function CodiciList({ codici, search, edit, remove, onClear, isWaiting }: Props) {
  const columns = useMemo(() => codiciColumns({ edit, remove }), [edit, remove])
  const righe = useMemo(() => codici.filter((codice) => containsWords(codiceRowName(codice), search)), [codici, search])
  return (
    <DataTable<CodiceRow>
      name="codici-serramento"
      label="Codici dei serramenti"
      rows={righe}
      idOf={({ pk }) => pk}
      columns={columns}
      total={righe.length}
      page={1}
      pageSize={Math.max(1, righe.length)}
      onPage={() => undefined}
      isWaiting={isWaiting}
      onOpen={edit}
      card={(riga) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{riga.codice}</Typography>
          <Typography variant="body2" color="textSecondary">
            {riga.categoria} · {riga.forma}
          </Typography>
        </>
      )}
      empty={
        search ? (
          <EmptyState
            title="Nessun codice trovato"
            text="Prova con altre parole."
            action={
              <Button variant="outlined" onClick={onClear}>
                Azzera filtri
              </Button>
            }
          />
        ) : (
          <EmptyState
            title="Nessun codice"
            text="Qui compaiono i codici dei serramenti, per categoria e forma: le righe degli ordini e le tempistiche li usano."
          />
        )
      }
    />
  )
}
