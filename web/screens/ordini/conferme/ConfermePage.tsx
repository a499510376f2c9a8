import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ConfermePageQuery } from '#generated/ConfermePageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { ConfermaCard, confermaColumns, readConfermaRow } from './ConfermaRow.tsx'
import { confermaPath, confermeUrlState } from './confermeUrlState.ts'
import { NewConfermaDialog } from './form/NewConfermaDialog.tsx'
import { useDeleteConferma } from './useDeleteConferma.ts'

const query = graphql`
  query ConfermePageQuery($filtro: FiltroConferme, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoConfermeOrdine!]) {
    confermeOrdine(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...ConfermaRow_conferma
        }
      }
    }
  }
`

/** What is done in a row is one reading, ms. */
const COLLECTION = 150

/** The order confirmations. */
export default function ConfermePage() {
  const { reference, inAttesa } = useRouteQuery<ConfermePageQuery>()
  const { confermeOrdine } = usePreloadedQuery<ConfermePageQuery>(query, reference)
  const list = useList({ url: confermeUrlState, connection: confermeOrdine, read: readConfermaRow })
  const navigate = useNavigate()
  const remove = useDeleteConferma(list.reread)
  const columns = useMemo(() => confermaColumns(remove), [remove])
  useChanged(['CONFERMA_ORDINE'], useReread(COLLECTION))
  return (
    <ListPage
      list={list}
      name="conferme"
      title="Conferme ordini"
      waiting={inAttesa}
      columns={columns}
      to={confermaPath}
      card={(conferma) => <ConfermaCard conferma={conferma} />}
      add="Nuova Conferma"
      empty={{
        title: 'Nessuna conferma',
        text: 'Qui compaiono i preventivi che i clienti firmano, e le conferme che ricevono.',
      }}
      notFound={{ title: 'Nessuna conferma trovata', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={() => <NewConfermaDialog onClose={list.close} onSaved={(pk) => void navigate(confermaPath({ pk }))} />}
    />
  )
}
