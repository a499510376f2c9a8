import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { graphql } from 'relay-runtime'
import { usersFilters } from '#amministrazione/utenti/amministrazione/rules.ts'
import type { UtentiPageQuery } from '#generated/UtentiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { wordOfValue } from '#ui/list/filterWords.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { type ListOf, useList } from '#ui/list/useList.ts'
import { readUtenteRow, UtenteCard, utenteColumns } from './list/UtenteRow.tsx'
import { utentiUrlState } from './utentiUrlState.ts'

const query = graphql`
  query UtentiPageQuery($filtro: FiltroUsers, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoUsers!]) @preloadable {
    users(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...UtenteRow_user
        }
      }
    }
  }
`

const none = { title: 'Nessun utente', text: 'Nessun utente corrisponde ai filtri.' }

const { isSuperuser, isStaff, isOperatore, agente, isAppAccount, isActive } = usersFilters
const filters = [isSuperuser, isStaff, isOperatore, agente, isAppAccount, isActive]

const inText = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')
const fromText = (text: string) => (text === '' ? null : text === 'si')

/** Filters of the list: free search, each role, whether one may log in. */
function UtentiFilters({ list }: { list: ListOf<typeof utentiUrlState> }) {
  const { values, set } = list.state
  return (
    <ListFilters list={list}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, max-content)', lg: 'repeat(6, max-content)' },
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {filters.map((filter) => {
          const { url, label } = filter.page
          return (
            <NativeSelect
              key={url}
              input={<OutlinedInput size="small" />}
              value={inText(values[url])}
              onChange={({ target }) => set({ [url]: fromText(target.value) })}
              inputProps={{ 'aria-label': label }}
            >
              {[null, true, false].map((value) => (
                <option key={inText(value)} value={inText(value)}>
                  {wordOfValue(filter, value)}
                </option>
              ))}
            </NativeSelect>
          )
        })}
      </Box>
    </ListFilters>
  )
}

/** Users: filters, table, a new one. */
export default function UtentiPage() {
  const route = useRouteQuery<UtentiPageQuery>(query)
  const list = useList({
    url: utentiUrlState,
    connection: useMorePages(route, 'users'),
    read: readUtenteRow,
  })
  return (
    <ListPage
      list={list}
      name="utenti"
      title="Utenti"
      columns={utenteColumns}
      to={({ pk }) => `/${pk}`}
      card={(riga) => <UtenteCard riga={riga} />}
      actions={
        <Button variant="outlined" startIcon={<Download />} href="/esporta/storico.csv">
          Esporta storico
        </Button>
      }
      add="Nuovo utente"
      addTo="/create"
      filters={<UtentiFilters list={list} />}
      empty={none}
      notFound={none}
    />
  )
}
