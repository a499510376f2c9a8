import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MessaggiPageQuery } from '#generated/MessaggiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useViewer } from '#shell/viewer.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { MessaggioDialog } from './MessaggioDialog.tsx'
import { MessaggioCard, messaggioColumns, readMessaggioRow } from './MessaggioRow.tsx'
import { messaggiUrlState } from './messaggiUrlState.ts'
import { ReadMessage } from './ReadMessage.tsx'
import { useDeleteMessaggio } from './useDeleteMessaggio.ts'

const query = graphql`
  query MessaggiPageQuery(
    $filtro: FiltroMessaggiOrdineEmail
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoMessaggiOrdineEmail!]
  ) {
    messaggiOrdineEmail(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...MessaggioRow_messaggio
        }
      }
    }
  }
`

/** E-mail message templates: search, add, edit, delete; just read, for who may not write them. */
export default function MessaggiPage() {
  const { reference, inAttesa } = useRouteQuery<MessaggiPageQuery>()
  const { messaggiOrdineEmail } = usePreloadedQuery<MessaggiPageQuery>(query, reference)
  const { adminMessaggi, viewClienti } = useViewer().permessi
  const list = useList({ url: messaggiUrlState, connection: messaggiOrdineEmail, read: readMessaggioRow })
  const remove = useDeleteMessaggio(list.reread)
  const columns = useMemo(
    () => messaggioColumns(adminMessaggi ? { edit: list.edit, remove } : null),
    [adminMessaggi, list.edit, remove],
  )
  return (
    <ListPage
      list={list}
      name="messaggi"
      title="Messaggi e-mail"
      waiting={inAttesa}
      columns={columns}
      card={(message) => <MessaggioCard message={message} />}
      back={viewClienti && <BackLink to="/clienti" title="Lista clienti" />}
      add={adminMessaggi && 'Aggiungi messaggio'}
      empty={{
        title: 'Nessun messaggio da mostrare',
        text: 'Qui compaiono i testi che si possono aggiungere alle e-mail degli ordini.',
      }}
      notFound={{ title: 'Nessun messaggio trovato', text: 'Prova con altre parole.' }}
      dialog={(message) =>
        message && !adminMessaggi ? (
          <ReadMessage message={message} onClose={list.close} />
        ) : (
          <MessaggioDialog message={message} onDelete={remove} onSaved={list.saved} onClose={list.close} />
        )
      }
    />
  )
}
