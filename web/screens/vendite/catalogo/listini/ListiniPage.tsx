import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ListiniPageQuery } from '#generated/ListiniPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { ListinoDialog } from './ListinoDialog.tsx'
import { ListinoCard, listiniColumns, listinoPath, readListinoRow } from './ListinoRow.tsx'
import { listiniUrlState } from './listiniUrlState.ts'

const query = graphql`
  query ListiniPageQuery($filtro: FiltroListini, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoListini!]) {
    listini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...ListinoRow_listino
        }
      }
    }
  }
`

/** The price lists: drafts, in force, archived. */
export default function ListiniPage() {
  const route = useRouteQuery<ListiniPageQuery>(query)
  const { adminListini } = useViewer().permessi
  const go = useNavigate()
  const list = useList({
    url: listiniUrlState,
    connection: useMorePages(route, 'listini'),
    read: readListinoRow,
  })
  useChanged(['LISTINO'], useReread(150))
  return (
    <ListPage
      list={list}
      name="listini"
      title="Listini"
      columns={listiniColumns}
      to={listinoPath}
      card={(listino) => <ListinoCard listino={listino} />}
      add={adminListini && 'Aggiungi listino'}
      filters={
        <Stack sx={{ gap: 1.5 }}>
          <CatalogoTabs pagina="/listini" />
          <ListFilters list={list} />
        </Stack>
      }
      empty={{
        title: 'Nessun listino',
        text: 'Qui compaiono i listini: i prezzi dei serramenti, per famiglia e tipo.',
      }}
      notFound={{ title: 'Nessun listino trovato', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={() => <ListinoDialog listino={null} onClose={list.close} onSaved={(pk) => go(listinoPath({ pk }))} />}
    />
  )
}
