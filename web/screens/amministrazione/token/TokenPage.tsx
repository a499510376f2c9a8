import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { yesNoParam } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { TokenPageQuery } from './__generated__/TokenPageQuery.graphql.ts'
import { TokenCard, tokenColumns } from './columns.tsx'
import { NewToken } from './NewToken.tsx'
import { readTokens, type TokenRow } from './readTokens.ts'
import { TokenUsage } from './TokenUsage.tsx'
import { useRevokeToken } from './useRevokeToken.ts'

const query = graphql`
  query TokenPageQuery {
    apiTokens {
      ...readTokens_token
    }
  }
`

/** A thousand at most: the list comes whole. */
const TUTTI = 1000

const statoToken = { revocati: yesNoParam(false) }

/** Tokens of integrators: who has one, what it may do, when it was last used. */
export default function TokenPage() {
  const { riferimento, inAttesa } = useRouteQuery<TokenPageQuery>()
  const dati = usePreloadedQuery<TokenPageQuery>(query, riferimento)
  const apiTokens = useMemo(() => readTokens(dati.apiTokens), [dati.apiTokens])
  const { valori, imposta } = useUrlState(statoToken)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [nuovo, setNuovo] = useState(false)
  const { revoca, inCorso } = useRevokeToken(rileggi)
  const colonne = useMemo(() => tokenColumns(revoca, inCorso), [revoca, inCorso])
  const vivi = apiTokens.filter(({ revocatoIl }) => revocatoIl === null)
  const righe = valori.revocati ? apiTokens : vivi
  const crea = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setNuovo(true)}>
      Nuovo token
    </Button>
  )
  return (
    <Page
      titolo="Token"
      conteggio={vivi.length}
      inAttesa={inAttesa}
      azioni={crea}
      filtri={
        apiTokens.length > vivi.length && (
          <Box>
            <FormControlLabel
              label="Mostra i revocati"
              control={
                <Switch
                  checked={valori.revocati === true}
                  onChange={(_, revocati) => imposta({ revocati }, { sostituisci: true })}
                />
              }
            />
          </Box>
        )
      }
    >
      <Stack spacing={3}>
        <DataTable<TokenRow>
          nome="token"
          etichetta="Token"
          righe={righe}
          idRiga={(token) => token.pk}
          colonne={colonne}
          totale={righe.length}
          pagina={1}
          perPagina={TUTTI}
          onPage={() => undefined}
          scheda={(token) => <TokenCard token={token} onRevoca={revoca} inCorso={inCorso} />}
          vuoto={
            <EmptyState
              titolo="Nessun token"
              testo="Un token fa entrare un altro programma, con i permessi dell’utente a cui appartiene."
            />
          }
        />
        <TokenUsage />
      </Stack>
      {nuovo && <NewToken onCreato={rileggi} onClose={() => setNuovo(false)} />}
    </Page>
  )
}
