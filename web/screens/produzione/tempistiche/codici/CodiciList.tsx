import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { containsWords } from '#ui/table/containsWords.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { CodiceRow } from '../readTempistiche.ts'
import { codiciColumns } from './columns.tsx'
import { codiceRowName } from './row.ts'

interface Props {
  codici: readonly CodiceRow[]
  search: string
  modifica: (codice: CodiceRow) => void
  remove: (codice: CodiceRow) => void
  onClear: () => void
  isWaiting: boolean
}

/** The window codes: what lines are made of. */
export function CodiciList({ codici, search, modifica, remove, onClear, isWaiting }: Props) {
  const columns = useMemo(() => codiciColumns({ edit: modifica, remove }), [modifica, remove])
  const righe = useMemo(() => codici.filter((codice) => containsWords(codiceRowName(codice), search)), [codici, search])
  return (
    <DataTable<CodiceRow>
      name="codici-serramento"
      label="Codici dei serramenti"
      righe={righe}
      rowId={({ pk }) => pk}
      columns={columns}
      total={righe.length}
      page={1}
      perPagina={Math.max(1, righe.length)}
      onPage={() => undefined}
      isWaiting={isWaiting}
      onOpen={modifica}
      tab={(riga) => (
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
            titolo="Nessun codice trovato"
            testo="Prova con altre parole."
            azione={
              <Button variant="outlined" onClick={onClear}>
                Azzera filtri
              </Button>
            }
          />
        ) : (
          <EmptyState
            titolo="Nessun codice"
            testo="Qui compaiono i codici dei serramenti, per categoria e forma: le righe degli ordini e le tempistiche li usano."
          />
        )
      }
    />
  )
}
