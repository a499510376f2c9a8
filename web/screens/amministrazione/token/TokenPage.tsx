import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { TokenPageQuery } from '#generated/TokenPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { yesNoParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { TokenCard, tokenColumns } from './columns.tsx'
import { NewToken } from './NewToken.tsx'
import { readTokens, type TokenRow } from './readTokens.ts'
import { tokenExamples } from './tokenExamples.ts'
import { useRevokeToken } from './useRevokeToken.ts'

const query = graphql`
  query TokenPageQuery @preloadable {
    apiTokens {
      ...readTokens_token
    }
  }
`

const NEWEST = { field: 'apiTokens', newestFirst: true }

/** A thousand at most: the list comes whole. */
const ALL = 1000

const statoToken = { revocati: yesNoParam(false) }

/** How a program sends its token. */
function TokenUsage() {
  return (
    <DetailCard title="Come si usa">
      <Stack spacing={2}>
        <Typography>
          Il programma manda il token nell’intestazione <code>Authorization: Bearer</code>, sia a GraphQL sia alle API.
          Gli indirizzi delle API sono{' '}
          <Link href="/api/docs/" target="_blank" rel="noopener" underline="always">
            descritti qui
          </Link>
          . Con un token sbagliato, scaduto o revocato la risposta è 401. A un token di sola lettura che prova a
          scrivere le API rispondono 403, GraphQL con l’errore <code>FORBIDDEN</code>; lo stesso a qualunque token che
          provi a cambiare utenti, password o altri token: quello si fa di persona. Troppe richieste in un minuto, o
          troppi token sbagliati, danno 429 con i secondi da aspettare. Tutto il resto è nella{' '}
          <Link href="/docs/integrators" target="_blank" rel="noopener" underline="always">
            guida per chi si collega
          </Link>
          .
        </Typography>
        {tokenExamples(location.origin).map(({ title, text }) => (
          <Box key={title}>
            <Stack direction="row" sx={{ mb: 0.5, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="h3">{title}</Typography>
              <CopyButton text={text} aria-label={`Copia: ${title}`} />
            </Stack>
            <Box
              component="pre"
              role="group"
              aria-label={title}
              // It scrolls, so the keyboard must reach it.
              tabIndex={0}
              sx={{
                m: 0,
                p: 1.5,
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                backgroundColor: 'background.default',
                fontSize: '0.75rem',
                lineHeight: 1.6,
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Stack>
    </DetailCard>
  )
}

/** Tokens of integrators: who has one, what it may do, when it was last used. */
export default function TokenPage() {
  const { data, isWaiting } = useRouteQuery<TokenPageQuery>(query)
  const apiTokens = useMemo(() => readTokens(data.apiTokens), [data.apiTokens])
  const { values, set } = useUrlState(statoToken)
  const { revalidate } = useRevalidator()
  const [next, setFresh] = useState(false)
  const { revoca, inCorso } = useRevokeToken(() => void revalidate())
  const columns = useMemo(() => tokenColumns(revoca, inCorso), [revoca, inCorso])
  const alive = apiTokens.filter(({ revocatoIl }) => revocatoIl === null)
  const righe = values.revocati ? apiTokens : alive
  const create = (
    <AddButton whole={alive.length === 0} onClick={() => setFresh(true)}>
      Nuovo token
    </AddButton>
  )
  return (
    <Page
      title="Token"
      count={alive.length}
      isWaiting={isWaiting}
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
          rows={righe}
          idOf={(token) => token.pk}
          columns={columns}
          total={righe.length}
          page={1}
          pageSize={ALL}
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
