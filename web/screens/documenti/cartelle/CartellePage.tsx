import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined'
import Button from '@mui/material/Button'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CartellePageQuery } from '#generated/CartellePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useCestino } from '../cestino/useCestino.tsx'
import { CartellaDialog } from './CartellaDialog.tsx'
import { CartellaCard, cartellaColumns, readCartellaRow } from './CartellaRow.tsx'
import { cartelleUrlState } from './cartelleUrlState.ts'
import { cartellaPath, rememberList } from './lastList.ts'
import { useDeleteCartella } from './useDeleteCartella.ts'

const query = graphql`
  query CartellePageQuery($filtro: FiltroCartelle, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoCartelle!]) @preloadable {
    cartelle(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...CartellaRow_cartella
        }
      }
    }
  }
`

/** The folders: those of the top level, or what a search finds at any. */
export default function CartellePage() {
  const route = useRouteQuery<CartellePageQuery>(query)
  const { adminApp } = useViewer().permessi
  const list = useList({
    url: cartelleUrlState,
    connection: useMorePages(route, 'cartelle'),
    read: readCartellaRow,
  })
  const remove = useDeleteCartella(list.reread)
  const cestino = useCestino(list.reread)
  const go = useNavigate()
  const { search } = useLocation()
  useEffect(() => rememberList(search), [search])
  const columns = useMemo(
    () => cartellaColumns(adminApp ? { edit: list.edit, remove } : null),
    [adminApp, list.edit, remove],
  )
  const term = list.state.values.search
  return (
    <ListPage
      list={list}
      name="cartelle"
      title="Cartelle"
      columns={columns}
      to={cartellaPath}
      card={(cartella) => <CartellaCard cartella={cartella} />}
      add={adminApp && 'Nuova cartella'}
      actions={
        adminApp && (
          <Button startIcon={<DeleteSweepOutlined />} onClick={cestino.open}>
            Cestino
          </Button>
        )
      }
      empty={{
        title: 'Ancora nessuna cartella',
        text: adminApp
          ? 'Nelle cartelle si tengono listini, cataloghi e disegni, da condividere con gli account della app.'
          : 'Qui compaiono le cartelle che vengono condivise con te.',
      }}
      notFound={{ title: `Nessuna cartella per la ricerca: "${term}"` }}
      dialog={(cartella) => (
        <CartellaDialog
          cartella={cartella}
          onDelete={remove}
          onClose={list.close}
          onSaved={({ created, pk, moved }) => {
            list.saved({ created: moved })
            if (created) void go(cartellaPath({ pk }))
          }}
        />
      )}
    >
      {cestino.dialog}
    </ListPage>
  )
}
