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
import type { TokenPageQuery } from '#generated/TokenPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { yesNoParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
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

const NEWEST = { field: 'apiTokens', newestFirst: true }

/** A thousand at most: the list comes whole. */
const ALL = 1000

const statoToken = { revocati: yesNoParam(false) }

/** Tokens of integrators: who has one, what it may do, when it was last used. */
export default function TokenPage() {
  const { reference, inAttesa } = useRouteQuery<TokenPageQuery>()
  const data = usePreloadedQuery<TokenPageQuery>(query, reference)
  const apiTokens = useMemo(() => readTokens(data.apiTokens), [data.apiTokens])
  const { values, set } = useUrlState(statoToken)
  const { revalidate } = useRevalidator()
  const [next, setFresh] = useState(false)
  const { revoca, inCorso } = useRevokeToken(() => void revalidate())
  const columns = useMemo(() => tokenColumns(revoca, inCorso), [revoca, inCorso])
  const alive = apiTokens.filter(({ revocatoIl }) => revocatoIl === null)
  const righe = values.revocati ? apiTokens : alive
  const create = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setFresh(true)}>
      Nuovo token
    </Button>
  )
  return (
    <Page
      title="Token"
      count={alive.length}
      inAttesa={inAttesa}
      actions={create}
      filters={
        apiTokens.length > alive.length && (
          <Box>
            <FormControlLabel
              label="Mostra i revocati"
              control={
                <Switch
                  checked={values.revocati === true}
                  onChange={(_, revoked) => set({ revocati: revoked }, { replace: true })}
                />
              }
            />
          </Box>
        )
      }
    >
      <Stack spacing={3}>
        <DataTable<TokenRow>
          name="token"
          label="Token"
          righe={righe}
          idRiga={(token) => token.pk}
          columns={columns}
          totale={righe.length}
          pagina={1}
          perPagina={ALL}
          onPage={() => undefined}
          card={(token) => <TokenCard token={token} onRevoke={revoca} inProgress={inCorso} />}
          empty={
            <EmptyState
              title="Nessun token"
              text="Un token fa entrare un altro programma, con i permessi dell’utente a cui appartiene."
            />
          }
        />
        <TokenUsage />
      </Stack>
      {next && <NewToken list={NEWEST} onClose={() => setFresh(false)} />}
    </Page>
  )
}
