import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { ConfermePageDeleteConfermaMutation } from '#generated/ConfermePageDeleteConfermaMutation.graphql.ts'
import type { ConfermePageQuery } from '#generated/ConfermePageQuery.graphql.ts'
import { removeQuestion } from '#ordini/conferme/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useNotices } from '#ui/Notices.tsx'
import { ConfermaCard, confermaColumns, readConfermaRow } from './ConfermaRow.tsx'
import { ConfermeStateTabs } from './ConfermeStates.tsx'
import { confermaPath, confermeUrlState } from './confermeUrlState.ts'
import { ConfermaFields } from './form/ConfermaFields.tsx'
import { EMPTY_CONFERMA, useConfermaForm } from './form/useConfermaForm.ts'

const query = graphql`
  query ConfermePageQuery($filtro: FiltroConferme, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoConfermeOrdine!]) @preloadable {
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

const deleteConfermaMutation = graphql`
  mutation ConfermePageDeleteConfermaMutation($pk: Int!) {
    deleteConfermaOrdine(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Confirm {
  pk: number
  nomeCliente: string
  numeroCommessa: string
}

const deleteConfermaWords = { question: (conferma: Confirm) => removeQuestion(conferma), done: 'Conferma eliminata' }

/** Removes a confirmation, once confirmed. @param onDeleted what comes after */
function useDeleteConferma(onDeleted: () => void) {
  return useDelete<ConfermePageDeleteConfermaMutation, Confirm>(deleteConfermaMutation, deleteConfermaWords, onDeleted)
}

/** The dialog of a new confirmation. @param onSaved told its number */
function NewConfermaDialog({ onSaved, onClose }: { onSaved: (pk: number) => void; onClose: () => void }) {
  const notices = useNotices()
  const form = useConfermaForm({
    pk: null,
    initial: EMPTY_CONFERMA,
    onSaved(pk) {
      notices.success('Conferma aggiunta')
      onClose()
      onSaved(pk)
    },
  })
  return (
    <DialogFrame title="Nuova Conferma">
      <DialogForm {...form} name="Conferma" onCancel={onClose}>
        <ConfermaFields isNew linked={false} />
      </DialogForm>
    </DialogFrame>
  )
}

/** The order confirmations. */
export default function ConfermePage() {
  const route = useRouteQuery<ConfermePageQuery>(query)
  const list = useList({
    url: confermeUrlState,
    connection: useMorePages(route, 'confermeOrdine'),
    read: readConfermaRow,
  })
  const navigate = useNavigate()
  const { search } = useLocation()
  const remove = useDeleteConferma(list.reread)
  const columns = useMemo(() => confermaColumns(remove), [remove])
  useChanged(['CONFERMA_ORDINE'], useReread(COLLECTION))
  return (
    <ListPage
      list={list}
      name="conferme"
      title="Conferme ordini"
      columns={columns}
      to={confermaPath}
      card={(conferma) => <ConfermaCard conferma={conferma} />}
      add="Nuova Conferma"
      tabs={
        <ConfermeStateTabs
          search={search}
          chosen={list.state.values.stato}
          onChoose={(stato) => list.state.set({ stato })}
        />
      }
      filters={<ListFilters list={list} inTabs="stato" />}
      empty={{
        title: 'Nessuna conferma',
        text: 'Qui compaiono i preventivi che i clienti firmano, e le conferme che ricevono.',
      }}
      notFound={{ title: 'Nessuna conferma trovata', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={() => <NewConfermaDialog onClose={list.close} onSaved={(pk) => void navigate(confermaPath({ pk }))} />}
    />
  )
}
