import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import TableContainer from '@mui/material/TableContainer'
import { graphql } from 'relay-runtime'
import type { LogsTabQuery } from '#generated/LogsTabQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'
import { LogsFilters } from './LogsFilters.tsx'
import { LogsList, LogValue } from './LogsList.tsx'
import { LOGS_PER_PAGE, type LogEntry, logsUrlState } from './urlState.ts'

const query = graphql`
  query LogsTabQuery($pk: Int!, $filtro: FiltroStorico!, $pagina: Int!, $perPagina: Int!) @preloadable {
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

/** Lines of the history, newest first: a table, on phones one under the other. */
function LogsTable({ items }: { items: readonly LogEntry[] }) {
  const narrow = useIsPhone()
  if (narrow) return <LogsList items={items} />
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.paper' }}>
      <PlainTable
        aria-label="Logs"
        sx={{
          tableLayout: 'fixed',
          '& td': { overflowWrap: 'anywhere' },
          '& tbody tr:last-child td': { borderBottom: 0 },
        }}
        rows={items}
        keyOf={(_item, index) => items.length - index}
        rowSx={{ verticalAlign: 'top' }}
        columns={[
          { title: 'Quando', headSx: { width: 165 }, cell: ({ il }) => <DateTimeValue value={il} /> },
          { title: 'Chi', headSx: { width: '14%' }, cell: ({ utente }) => utente || <MissingValue /> },
          { title: 'Azione', headSx: { width: '14%' }, cell: ({ azione }) => azione },
          { title: 'Campo', headSx: { width: '18%' }, cell: ({ campo }) => campo || <MissingValue /> },
          { title: 'Prima', cell: ({ prima }) => <LogValue value={prima} /> },
          { title: 'Dopo', cell: ({ dopo }) => <LogValue value={dopo} /> },
        ]}
      />
    </TableContainer>
  )
}

/** Tab 'Logs': who changed what, when, before and after. */
export default function LogsTab() {
  const url = useUrlState(logsUrlState)
  const { values, active, set } = url
  const { data, isWaiting } = useRouteQuery<LogsTabQuery>(query)
  const { storicoOrdine, riassuntoStoricoOrdine } = data
  const { totale } = riassuntoStoricoOrdine
  if (totale === 0 && active.length === 0) return <EmptyState title="Nessun log disponibile" />

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <LogsFilters summary={riassuntoStoricoOrdine} url={url} />
      <Box sx={{ height: 2, my: -1 }}>{isWaiting && <LinearProgress sx={{ height: 2 }} />}</Box>
      {storicoOrdine.length === 0 ? (
        <EmptyState title="Nessun log disponibile" text="Nessuna modifica con questi filtri." />
      ) : (
        <LogsTable items={storicoOrdine} />
      )}
      <Pager page={values.pagina} total={Math.ceil(totale / LOGS_PER_PAGE)} onPage={(page) => set({ pagina: page })} />
    </Box>
  )
}
