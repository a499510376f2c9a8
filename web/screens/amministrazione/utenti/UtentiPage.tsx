import Download from '@mui/icons-material/Download'
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { UtentiPageQuery } from '#generated/UtentiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { readUtenteRow, UtenteCard, utenteColumns } from './list/UtenteRow.tsx'
import { UtentiFilters } from './list/UtentiFilters.tsx'
import { utentiUrlState } from './utentiUrlState.ts'

const query = graphql`
  query UtentiPageQuery($filtro: FiltroUsers, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoUsers!]) {
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

/** Users: filters, table, a new one. */
export default function UtentiPage() {
  const { reference, inAttesa } = useRouteQuery<UtentiPageQuery>()
  const { users } = usePreloadedQuery<UtentiPageQuery>(query, reference)
  const phone = useIsPhone()
  const list = useList({ url: utentiUrlState, connection: users, read: readUtenteRow })
  return (
    <ListPage
      list={list}
      name="utenti"
      title="Utenti"
      waiting={inAttesa}
      columns={utenteColumns}
      to={({ pk }) => `/${pk}`}
      card={(riga) => <UtenteCard riga={riga} />}
      actions={
        <>
          {phone ? (
            <IconButton aria-label="Esporta storico" title="Esporta storico" href="/esporta/storico.csv">
              <Download />
            </IconButton>
          ) : (
            <Button variant="outlined" startIcon={<Download />} href="/esporta/storico.csv">
              Esporta storico
            </Button>
          )}
          <Button variant="contained" startIcon={<PersonAdd />} component={Link} to="/create">
            Nuovo utente
          </Button>
        </>
      }
      filters={<UtentiFilters list={list} />}
      empty={none}
      notFound={none}
    />
  )
}
