import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DetailCard } from '../../../../ui/DetailCard.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { TokenCard, tokenColumns } from '../../token/columns.tsx'
import { NewToken } from '../../token/NewToken.tsx'
import { readTokens, type TokenRow } from '../../token/readTokens.ts'
import { useRevokeToken } from '../../token/useRevokeToken.ts'
import type { ShownUtente } from '../utente.ts'

/** The API tokens that act in a user's name. */
export function UtenteTokens({ utente }: { utente: ShownUtente }) {
  const token = readTokens(utente.apiTokens)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [nuovo, setNuovo] = useState(false)
  const { revoca, inCorso } = useRevokeToken(rileggi)
  const colonne = useMemo(
    () => tokenColumns(revoca, inCorso).filter(({ field }) => field !== 'user'),
    [revoca, inCorso],
  )
  return (
    <DetailCard
      titolo="Token"
      azioni={
        <Button startIcon={<Add />} onClick={() => setNuovo(true)} disabled={!utente.isActive}>
          Nuovo token
        </Button>
      }
    >
      <DataTable<TokenRow>
        nome="token-utente"
        etichetta="Token"
        righe={token}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={token.length}
        pagina={1}
        perPagina={1000}
        onPage={() => undefined}
        scheda={(token) => <TokenCard token={token} onRevoca={revoca} inCorso={inCorso} />}
        vuoto={
          <Typography color="textSecondary">
            Nessun token: nessun altro programma entra con i permessi di questo utente.
          </Typography>
        }
      />
      {nuovo && <NewToken utente={utente.pk} onCreato={rileggi} onClose={() => setNuovo(false)} />}
    </DetailCard>
  )
}
