import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ClientiPageQuery } from '#generated/ClientiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { ClienteCard, clienteColumns, clientePath, hiddenClienteColumns, readClienteRow } from './ClienteRow.tsx'
import { clientiUrlState } from './clientiUrlState.ts'
import { useClienteDialog } from './useClienteDialog.ts'
import { useDeleteCliente } from './useDeleteCliente.ts'

const ClienteDialog = lazy(() => import('./ClienteDialog.tsx'))

const query = graphql`
  query ClientiPageQuery($filtro: FiltroClienti, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoClienti!]) @preloadable {
    clienti(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...ClienteRow_cliente
        }
      }
    }
  }
`

/** Customers: filters, table, add, edit, delete for who may. */
export default function ClientiPage() {
  const route = useRouteQuery<ClientiPageQuery>(query)
  const { addOrders, adminClienti, viewInterniClienti, viewMessaggi } = useViewer().permessi
  const go = useNavigate()
  const { opened, openCliente } = useClienteDialog()
  const list = useList({
    url: clientiUrlState,
    connection: useMorePages(route, 'clienti'),
    read: readClienteRow,
    onOpen: (cliente) => openCliente(cliente?.pk ?? null),
  })
  const remove = useDeleteCliente(list.reread)
  const media = useMediaQuery('(min-width:1200px), print', { noSsr: true })
  const wide = useMediaQuery('(min-width:1640px)', { noSsr: true })
  const columns = useMemo(
    () => clienteColumns(viewInterniClienti, adminClienti ? { edit: list.edit, remove } : null),
    [viewInterniClienti, adminClienti, list.edit, remove],
  )
  return (
    <ListPage
      list={list}
      name="clienti"
      title="Clienti"
      columns={columns}
      to={clientePath}
      card={(cliente) => <ClienteCard cliente={cliente} />}
      table={{ hidden: hiddenClienteColumns(wide ? 'larga' : media ? 'media' : 'stretta') }}
      actions={
        (viewMessaggi || addOrders) && (
          <>
            {viewMessaggi && (
              <Button variant="outlined" component={Link} to="/messaggi-ordini-emails">
                Messaggi e-mail
              </Button>
            )}
            {addOrders && (
              <Button variant="outlined" component={Link} to="/importa-clienti">
                Importa clienti
              </Button>
            )}
          </>
        )
      }
      add={adminClienti && 'Aggiungi cliente'}
      empty={{
        title: 'Nessun cliente',
        text: adminClienti ? 'Qui compaiono i clienti con i loro ordini.' : 'Qui compaiono i tuoi clienti.',
      }}
      notFound={{ title: 'Nessun cliente trovato', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={(cliente) => (
        <Suspense fallback={null}>
          <ClienteDialog
            opened={opened}
            pk={cliente?.pk ?? null}
            onClose={list.close}
            onSaved={(pk) => {
              list.close()
              if (!cliente) go(clientePath({ pk }))
            }}
          />
        </Suspense>
      )}
    />
  )
}
