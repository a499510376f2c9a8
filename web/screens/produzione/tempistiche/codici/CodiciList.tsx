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
  elimina: (codice: CodiceRow) => void
  onClear: () => void
  isWaiting: boolean
}

/** The window codes: what lines are made of. */
export function CodiciList({ codici, search, modifica, elimina, onClear, isWaiting }: Props) {
  const columns = useMemo(() => codiciColumns({ modifica, elimina }), [modifica, elimina])
  const righe = useMemo(() => codici.filter((codice) => containsWords(codiceRowName(codice), search)), [codici, search])
  return (
    <DataTable<CodiceRow>
      nome="codici-serramento"
      etichetta="Codici dei serramenti"
      righe={righe}
      idRiga={({ pk }) => pk}
      colonne={columns}
      totale={righe.length}
      pagina={1}
      perPagina={Math.max(1, righe.length)}
      onPage={() => undefined}
      inAttesa={isWaiting}
      onOpen={modifica}
      scheda={(riga) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{riga.codice}</Typography>
          <Typography variant="body2" color="textSecondary">
            {riga.categoria} · {riga.forma}
          </Typography>
        </>
      )}
      vuoto={
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
