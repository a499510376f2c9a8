import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { tipologieOf } from '#acquisti/fornitori/rules.ts'
import { useDelete } from '#forms/entity/useDelete.ts'
import leadTimeQuery, { type FornitoreDialogLeadTimeQuery } from '#generated/FornitoreDialogLeadTimeQuery.graphql.ts'
import type { FornitoriPageDeleteFornitoreMutation } from '#generated/FornitoriPageDeleteFornitoreMutation.graphql.ts'
import type { FornitoriPageQuery } from '#generated/FornitoriPageQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { FornitoreDialog } from './FornitoreDialog.tsx'
import { FornitoreCard, type FornitoreRow, fornitoreColumns, readFornitoreRow } from './FornitoreRow.tsx'
import { fornitoriUrlState } from './fornitoriUrlState.ts'
import { useLinksDialog } from './link/useLinksDialog.tsx'
import { useUploadImage } from './useUploadImage.ts'

const FORNITORE_IMAGE = {
  path: '/api/planner/fornitori/',
  field: 'immagine',
  failed: 'Il fornitore è salvato, la sua immagine no.',
}

const query = graphql`
  query FornitoriPageQuery($filtro: FiltroFornitori, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoFornitori!]) @preloadable {
    fornitori(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...FornitoreRow_fornitore
        }
      }
    }
    materiali(perPagina: 1000) {
      edges {
        node {
          nome
        }
      }
    }
    predefiniti: fornitori(perPagina: 1000) {
      edges {
        node {
          tipologia
          isDefault
          altriMateriali {
            tipologia
            isDefault
          }
        }
      }
    }
  }
`

const deleteFornitoreMutation = graphql`
  mutation FornitoriPageDeleteFornitoreMutation($pk: Int!) {
    deleteFornitore(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteFornitoreWords = {
  question: ({ nome }: FornitoreRow) => `Sei sicuro di voler eliminare il fornitore ${nome}?`,
  done: 'Fornitore eliminato',
}

/** Removes a supplier, once confirmed. @param onDeleted what comes after */
function useDeleteFornitore(onDeleted: () => void) {
  return useDelete<FornitoriPageDeleteFornitoreMutation, FornitoreRow>(
    deleteFornitoreMutation,
    deleteFornitoreWords,
    onDeleted,
  )
}

/** Suppliers: search, add, edit, delete. */
export default function FornitoriPage() {
  const route = useRouteQuery<FornitoriPageQuery>(query)
  const { data } = route
  const { materiali } = data
  const tempi = useOpened<FornitoreDialogLeadTimeQuery>(leadTimeQuery)
  const list = useList({
    url: fornitoriUrlState,
    connection: useMorePages(route, 'fornitori'),
    read: readFornitoreRow,
    onOpen: (fornitore) => fornitore && tempi.open({ pk: fornitore.pk }),
  })
  const remove = useDeleteFornitore(list.reread)
  const upload = useUploadImage(FORNITORE_IMAGE, list.reread)
  const columns = useMemo(() => fornitoreColumns({ edit: list.edit, remove }), [list.edit, remove])
  const links = useLinksDialog()
  const taken = data.predefiniti.edges.flatMap(({ node }) =>
    [node, ...(node.altriMateriali ?? [])].flatMap(({ tipologia, isDefault }) =>
      isDefault && tipologia ? [tipologia] : [],
    ),
  )
  const tipologie = tipologieOf(materiali.edges.map(({ node }) => node.nome))
  return (
    <ListPage
      list={list}
      name="fornitori"
      title="Fornitori"
      columns={columns}
      card={(fornitore) => <FornitoreCard fornitore={fornitore} />}
      add="Aggiungi fornitore"
      filters={<ListFilters list={list} choices={{ tipologia: tipologie.map((one) => [one, one]) }} />}
      empty={{
        title: 'Nessun fornitore',
        text: 'Qui compare chi fornisce i materiali: dai loro tempi dipendono le date degli ordini.',
      }}
      notFound={{ title: 'Nessun fornitore trovato', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={(fornitore) => (
        <FornitoreDialog
          fornitore={fornitore}
          tipologie={tipologie}
          withDefault={taken}
          tempi={tempi}
          onDelete={remove}
          onLinks={links.show}
          onClose={list.close}
          onSaved={({ created, pk, immagine, predefinito }) => {
            // The one that was the default is another row.
            list.saved({ created: created || predefinito })
            if (immagine) upload(pk, immagine)
          }}
        />
      )}
    >
      {links.dialog}
    </ListPage>
  )
}
