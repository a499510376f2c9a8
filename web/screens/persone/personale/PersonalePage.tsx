import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { PeriodFilter } from '#forms/time/PeriodFilter.tsx'
import type { PersonalePageQuery } from '#generated/PersonalePageQuery.graphql.ts'
import { personaleFilters } from '#persone/personale/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useReparti } from '#shell/reparti.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { useLiveCalendario } from '../calendario/useLiveCalendario.ts'
import { PersonaDialog } from './PersonaDialog.tsx'
import { PersonaCard, personaColumns, personaPath, readPersonaRow } from './PersonaRow.tsx'
import { newPersonaParams, personaleUrlState } from './personaleUrlState.ts'
import { useDeletePersona } from './useDeletePersona.ts'

const query = graphql`
  query PersonalePageQuery($filtro: FiltroPersonale, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoPersonale!]) @preloadable {
    personale(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...PersonaRow_persona
        }
      }
    }
  }
`

/** The staff: filters, table, add, edit, delete. */
export default function PersonalePage() {
  const route = useRouteQuery<PersonalePageQuery>(query)
  const list = useList({
    url: personaleUrlState,
    connection: useMorePages(route, 'personale'),
    read: readPersonaRow,
  })
  const remove = useDeletePersona(list.reread)
  const columns = useMemo(() => personaColumns({ edit: list.edit, remove }), [list.edit, remove])
  const reparti = useReparti()
  useLiveCalendario(list.reread)
  // A user's page leads here to add it.
  const { values: begun, clear } = useUrlState(newPersonaParams)
  return (
    <ListPage
      list={list}
      name="personale"
      title="Personale"
      columns={columns}
      to={personaPath}
      card={(persona) => <PersonaCard persona={persona} />}
      actions={
        <Button variant="outlined" component={Link} to="/calendario-aziendale" startIcon={<CalendarMonth />}>
          Calendario
        </Button>
      }
      add="Aggiungi persona"
      filters={
        <ListFilters list={list} choices={{ reparto: reparti.map(({ chiave, nome }) => [chiave, nome]) }}>
          <PeriodFilter of={personaleFilters.periodo} state={list.state} />
        </ListFilters>
      }
      empty={{
        title: 'Nessuna persona',
        text: 'Qui compare chi lavora in azienda: dalle presenze dipende quanto si può produrre.',
      }}
      notFound={{ title: 'Nessuna persona trovata', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={(persona) => <PersonaDialog persona={persona} onSaved={list.saved} onClose={list.close} />}
    >
      {begun.utente !== null && (
        <PersonaDialog
          persona={null}
          begun={{ utentePk: begun.utente, nome: begun.nome }}
          onSaved={(saved) => {
            clear()
            list.saved(saved)
          }}
          onClose={() => clear()}
        />
      )}
    </ListPage>
  )
}
