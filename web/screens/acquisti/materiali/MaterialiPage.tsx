import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { MaterialiPageDeleteMaterialeMutation } from '#generated/MaterialiPageDeleteMaterialeMutation.graphql.ts'
import type { MaterialiPageQuery } from '#generated/MaterialiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { MaterialeDialog } from './MaterialeDialog.tsx'
import { MaterialeCard, type MaterialeRow, materialeColumns, readMaterialeRow } from './MaterialeRow.tsx'
import { materialiUrlState } from './materialiUrlState.ts'

const query = graphql`
  query MaterialiPageQuery($filtro: FiltroMateriali, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoMateriali!]) @preloadable {
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

const deleteMaterialeMutation = graphql`
  mutation MaterialiPageDeleteMaterialeMutation($materiale: String!) {
    deleteMateriale(input: { materiale: $materiale }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMaterialeWords = {
  question: ({ nome }: MaterialeRow) => `Sei sicuro di voler eliminare il materiale: ${nome}?`,
  done: 'Materiale eliminato',
}

/** Removes a material, once confirmed. @param onDeleted what comes after */
function useDeleteMateriale(onDeleted: () => void) {
  return useDelete<MaterialiPageDeleteMaterialeMutation, MaterialeRow>(
    deleteMaterialeMutation,
    deleteMaterialeWords,
    onDeleted,
    {
      variables: ({ nome }) => ({ materiale: nome }),
    },
  )
}

/** Materials: search, add, edit, delete. */
export default function MaterialiPage() {
  const route = useRouteQuery<MaterialiPageQuery>(query)
  const list = useList({
    url: materialiUrlState,
    connection: useMorePages(route, 'materiali'),
    read: readMaterialeRow,
  })
  const remove = useDeleteMateriale(list.reread)
  const columns = useMemo(() => materialeColumns({ edit: list.edit, remove }), [list.edit, remove])
  return (
    <ListPage
      list={list}
      name="materiali"
      title="Materiali"
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
