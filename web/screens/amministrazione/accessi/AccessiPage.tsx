import { graphql } from 'relay-runtime'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { AccessiPageQuery } from '#generated/AccessiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { exportUrl } from '#ui/export/addresses.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { AccessoCard, accessoColumns, readAccessoRow } from './AccessoRow.tsx'
import { accessiUrlState } from './accessiUrlState.ts'

const query = graphql`
  query AccessiPageQuery($filtro: FiltroAccessi, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoAccessi!]) {
    accessi(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...AccessoRow_accesso
        }
      }
    }
  }
`

/** Who came to which door, the newest first. */
export default function AccessiPage() {
  const route = useRouteQuery<AccessiPageQuery>(query)
  const list = useList({
    url: accessiUrlState,
    connection: useMorePages(route, 'accessi'),
    read: readAccessoRow,
  })
  const { values, set } = list.state
  return (
    <ListPage
      list={list}
      name="accessi"
      title="Accessi"
      columns={accessoColumns}
      card={(riga) => <AccessoCard riga={riga} />}
      actions={
        <ExportButton
          names={['accesso', 'accessi']}
          disabled={list.total === 0}
          indirizzo={() => exportUrl('accessi.csv', accessiUrlState, values)}
        />
      }
      filters={
        <ListFilters list={list}>
          <PeriodFields name="Periodo" from={values.dal} to={values.al} onChange={(dal, al) => set({ dal, al })} />
        </ListFilters>
      }
      empty={{
        title: 'Nessun accesso',
        text: 'Qui compaiono entrate, rifiuti, esportazioni e quanto altro riguarda la sicurezza.',
      }}
      notFound={{ title: 'Nessun accesso con questi filtri' }}
    />
  )
}
