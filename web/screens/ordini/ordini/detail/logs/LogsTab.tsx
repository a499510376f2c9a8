import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { LogsFilters } from './LogsFilters.tsx'
import { LogsTable } from './LogsTable.tsx'
import { LOGS_PER_PAGE, logsUrlState } from './urlState.ts'

const query = graphql`
  query LogsTabQuery($pk: Int!, $filtro: FiltroStorico!, $pagina: Int!, $perPagina: Int!) {
    storicoOrdine(pk: $pk, filtro: $filtro, pagina: $pagina, perPagina: $perPagina) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
    riassuntoStoricoOrdine(pk: $pk, filtro: $filtro) {
      totale
      campi {
        valore
        etichetta
      }
      utenti
    }
  }
`

/** Tab 'Logs': who changed what, when, before and after. */
export default function LogsTab() {
  const url = useUrlState(logsUrlState)
  const { values, active, set } = url
  const { reference, inAttesa } = useRouteQuery<LogsTabQuery>()
  const { storicoOrdine, riassuntoStoricoOrdine } = usePreloadedQuery<LogsTabQuery>(query, reference)
  const { totale } = riassuntoStoricoOrdine
  if (totale === 0 && active.length === 0) return <EmptyState title="Nessun log disponibile" />

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <LogsFilters summary={riassuntoStoricoOrdine} url={url} />
      <Box sx={{ height: 2, my: -1 }}>{inAttesa && <LinearProgress sx={{ height: 2 }} />}</Box>
      {storicoOrdine.length === 0 ? (
        <EmptyState title="Nessun log disponibile" text="Nessuna modifica con questi filtri." />
      ) : (
        <LogsTable items={storicoOrdine} />
      )}
      <Pager page={values.pagina} total={Math.ceil(totale / LOGS_PER_PAGE)} onPage={(page) => set({ pagina: page })} />
    </Box>
  )
}
