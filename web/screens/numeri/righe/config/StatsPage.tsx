import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { StatsPageDeleteMutation } from '#generated/StatsPageDeleteMutation.graphql.ts'
import type { StatsPageQuery } from '#generated/StatsPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { useList } from '#ui/list/useList.ts'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { ConfigurationDialog } from './ConfigurationDialog.tsx'
import { type ConfigurationRow, columnsInWords, readConfigurationRow } from './ConfigurationRow.tsx'
import { configurationsUrlState } from './configUrlState.ts'

const query = graphql`
  query StatsPageQuery($filtro: FiltroConfigurazioniStatistiche, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoConfigurazioniStatistiche!]) @preloadable {
    configurazioniStatistiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...ConfigurationRow_configurazione
        }
      }
    }
    colonneStatistiche
  }
`

const deleteMutation = graphql`
  mutation StatsPageDeleteMutation($pk: Int!) {
    deleteConfigurazioneStatistica(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const statsPath = ({ pk }: ConfigurationRow) => `/stats/${pk}`

/** The configurations of statistics: each opens its figures. */
export default function StatsPage() {
  const route = useRouteQuery<StatsPageQuery>(query)
  const { colonneStatistiche } = route.data
  const list = useList({
    url: configurationsUrlState,
    connection: useMorePages(route, 'configurazioniStatistiche'),
    read: readConfigurationRow,
  })
  const remove = useDelete<StatsPageDeleteMutation, ConfigurationRow>(
    deleteMutation,
    { question: ({ name }) => `Eliminare la statistica ${name}?`, done: 'Statistica eliminata' },
    list.reread,
  )
  const columns = useMemo(
    () => [
      { field: 'name', headerName: 'Nome', width: 260 },
      {
        field: 'colonne',
        headerName: 'Colonne',
        flex: 1,
        minWidth: 260,
        sortable: false,
        renderCell: ({ row }: { row: ConfigurationRow }) => columnsInWords(row) || 'Nessuna colonna',
      },
      actionsColumn<ConfigurationRow>({ edit: list.edit, remove, name: ({ name }) => name }),
    ],
    [list.edit, remove],
  )
  return (
    <ListPage<ConfigurationRow>
      list={list}
      name="stats"
      title="Statistiche"
      columns={columns}
      to={statsPath}
      add="Aggiungi statistica"
      card={(riga) => <RowCard title={riga.name} note={columnsInWords(riga) || 'Nessuna colonna'} />}
      empty={{
        title: 'Nessuna statistica',
        text: 'Una statistica dice quali colonne delle righe si sommano, e come.',
      }}
      notFound={{ title: 'Nessuna statistica trovata', text: 'Prova con altre parole.' }}
      dialog={(riga) => (
        <ConfigurationDialog
          configuration={riga}
          names={colonneStatistiche}
          onSaved={list.saved}
          onClose={list.close}
        />
      )}
    />
  )
}
