import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { TokenCard, tokenColumns } from '../../token/columns.tsx'
import { NewToken } from '../../token/NewToken.tsx'
import { readTokens, type TokenRow } from '../../token/readTokens.ts'
import { useRevokeToken } from '../../token/useRevokeToken.ts'
import type { ShownUtente } from '../utente.ts'

/** The API tokens that act in a user's name. */
export function UtenteTokens({ utente }: { utente: ShownUtente }) {
  const token = readTokens(utente.apiTokens)
  const { revalidate } = useRevalidator()
  const [next, setFresh] = useState(false)
  const { revoca, inCorso } = useRevokeToken(() => void revalidate())
  const columns = useMemo(
    () => tokenColumns(revoca, inCorso).filter(({ field }) => field !== 'user'),
    [revoca, inCorso],
  )
  return (
    <DetailCard
      title="Token"
      actions={
        <Button startIcon={<Add />} onClick={() => setFresh(true)} disabled={!utente.isActive}>
          Nuovo token
        </Button>
      }
    >
      <DataTable<TokenRow>
        name="token-utente"
        label="Token"
        righe={token}
        idRiga={({ pk }) => pk}
        columns={columns}
        totale={token.length}
        pagina={1}
        perPagina={1000}
        onPage={() => undefined}
        card={(token) => <TokenCard token={token} onRevoke={revoca} inProgress={inCorso} />}
        empty={
          <Typography color="textSecondary">
            Nessun token: nessun altro programma entra con i permessi di questo utente.
          </Typography>
        }
      />
      {next && (
        <NewToken
          utente={utente.pk}
          list={{ field: 'apiTokens', of: utente.id, newestFirst: true }}
          onClose={() => setFresh(false)}
        />
      )}
    </DetailCard>
  )
}
