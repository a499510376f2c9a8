import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MaterialiPageQuery } from '#generated/MaterialiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { MaterialeDialog } from './MaterialeDialog.tsx'
import { MaterialeCard, materialeColumns, readMaterialeRow } from './MaterialeRow.tsx'
import { materialiUrlState } from './materialiUrlState.ts'
import { useDeleteMateriale } from './useDeleteMateriale.ts'

const query = graphql`
  query MaterialiPageQuery($filtro: FiltroMateriali, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoMateriali!]) {
    materiali(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...MaterialeRow_materiale
        }
      }
    }
  }
`

/** Materials: search, add, edit, delete. */
export default function MaterialiPage() {
  const { reference, inAttesa } = useRouteQuery<MaterialiPageQuery>()
  const { materiali } = usePreloadedQuery<MaterialiPageQuery>(query, reference)
  const list = useList({ url: materialiUrlState, connection: materiali, read: readMaterialeRow })
  const remove = useDeleteMateriale(list.reread)
  const columns = useMemo(() => materialeColumns({ edit: list.edit, remove }), [list.edit, remove])
  return (
    <ListPage
      list={list}
      name="materiali"
      title="Materiali"
      waiting={inAttesa}
      columns={columns}
      card={(materiale) => <MaterialeCard materiale={materiale} />}
      add="Aggiungi materiale"
      empty={{
        title: 'Nessun materiale',
        text: 'Qui compaiono i materiali che si ordinano ai fornitori, con le colonne dei loro ordini.',
      }}
      notFound={{ title: 'Nessun materiale trovato', text: 'Prova con altre parole.' }}
      dialog={(materiale) => (
        <MaterialeDialog materiale={materiale} onDelete={remove} onSaved={list.saved} onClose={list.close} />
      )}
    />
  )
}
