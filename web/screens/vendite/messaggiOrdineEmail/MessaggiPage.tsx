import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { MessaggiPageDeleteMessaggioMutation } from '#generated/MessaggiPageDeleteMessaggioMutation.graphql.ts'
import type { MessaggiPageQuery } from '#generated/MessaggiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { MessaggioDialog } from './MessaggioDialog.tsx'
import { MessaggioCard, type MessaggioRow, messaggioColumns, readMessaggioRow } from './MessaggioRow.tsx'
import { messaggiUrlState } from './messaggiUrlState.ts'

const query = graphql`
  query MessaggiPageQuery(
    $filtro: FiltroMessaggiOrdineEmail
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoMessaggiOrdineEmail!]
  ) @preloadable {
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

/** A text for who may only read it. */
function ReadMessage({ message, onClose }: { message: MessaggioRow; onClose: () => void }) {
  return (
    <PlainDialog fillsPhone title={message.titolo} width="md" onClose={onClose}>
      {message.testo ? <RichTextView html={message.testo} /> : <MissingValue />}
    </PlainDialog>
  )
}

const deleteMessaggioMutation = graphql`
  mutation MessaggiPageDeleteMessaggioMutation($pk: Int!) {
    deleteMessaggioOrdineEmail(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMessaggioWords = {
  question: ({ titolo }: MessaggioRow) => `Sei sicuro di voler eliminare il messaggio ${titolo}?`,
  done: 'Messaggio eliminato',
}

/** Removes a text, once confirmed. @param onDeleted what comes after */
function useDeleteMessaggio(onDeleted: () => void) {
  return useDelete<MessaggiPageDeleteMessaggioMutation, MessaggioRow>(
    deleteMessaggioMutation,
    deleteMessaggioWords,
    onDeleted,
  )
}

/** E-mail message templates: search, add, edit, delete; just read, for who may not write them. */
export default function MessaggiPage() {
  const route = useRouteQuery<MessaggiPageQuery>(query)
  const { adminMessaggi, viewClienti } = useViewer().permessi
  const list = useList({
    url: messaggiUrlState,
    connection: useMorePages(route, 'messaggiOrdineEmail'),
    read: readMessaggioRow,
  })
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
