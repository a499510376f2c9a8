import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OffertePageQuery } from '#generated/OffertePageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { NewOffertaDialog } from './NewOffertaDialog.tsx'
import { OffertaCard, offerteColumns, readOffertaRow } from './OffertaRow.tsx'
import { OfferteStateTabs } from './OfferteStates.tsx'
import { offertaPath, offerteUrlState } from './offerteUrlState.ts'

const query = graphql`
  query OffertePageQuery($filtro: FiltroOfferte, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoOfferte!])
  @preloadable {
    offerte(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...OffertaRow_offerta
        }
      }
    }
  }
`

/** What is done in a row is one reading, ms. */
const COLLECTION = 150

/** The offers: drafts, sent, decided. */
export default function OffertePage() {
  const route = useRouteQuery<OffertePageQuery>(query)
  const { updateOfferte } = useViewer().permessi
  const go = useNavigate()
  const { search } = useLocation()
  const list = useList({
    url: offerteUrlState,
    connection: useMorePages(route, 'offerte'),
    read: readOffertaRow,
  })
  const { values } = list.state
  useChanged(['OFFERTA'], useReread(COLLECTION))
  return (
    <ListPage
      list={list}
      name="offerte"
      title="Offerte"
      columns={offerteColumns}
      to={offertaPath}
      tabs={<OfferteStateTabs search={search} chosen={values.stato} onChoose={(stato) => list.state.set({ stato })} />}
      filters={
        <ListFilters
          list={list}
          inTabs="stato"
          chips={{
            agente: values.agente !== null && 'Di un agente',
            famiglia: values.famiglia !== null && 'Con una famiglia',
            cliente: values.cliente !== null && 'Di un cliente',
            preventivo: values.preventivo !== null && 'Di un preventivo',
          }}
        />
      }
      card={(offerta) => <OffertaCard offerta={offerta} />}
      add={updateOfferte && 'Nuova offerta'}
      empty={{
        title: 'Nessuna offerta',
        text: 'Qui compaiono le offerte: nascono da un preventivo, o da un cliente che non ne ha.',
      }}
      notFound={{ title: 'Nessuna offerta trovata', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={() => <NewOffertaDialog onClose={list.close} onMade={(pk) => void go(offertaPath({ pk }))} />}
    />
  )
}
