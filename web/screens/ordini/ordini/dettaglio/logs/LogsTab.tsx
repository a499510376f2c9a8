import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useDeferredValue, useMemo } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { Pager } from '../../../../../ui/tabella/Pager.tsx'
import { useUrlState } from '../../../../../ui/useUrlState.ts'
import type { OrdineTabProps } from '../tabs.ts'
import type { LogsTabQuery } from './__generated__/LogsTabQuery.graphql.ts'
import { LogsFilters } from './LogsFilters.tsx'
import { LogsTable } from './LogsTable.tsx'
import { LOGS_PER_PAGE, logsUrlState, logsVariables } from './urlState.ts'

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
export default function LogsTab({ ordine, lettura }: OrdineTabProps) {
  const url = useUrlState(logsUrlState)
  const { valori, attivi, imposta } = url
  const chiesta = useMemo(() => ({ lettura, variabili: logsVariables(valori) }), [lettura, valori])
  // What is on screen stays while other lines are on their way.
  const mostrata = useDeferredValue(chiesta)
  const { storicoOrdine, riassuntoStoricoOrdine } = useLazyLoadQuery<LogsTabQuery>(
    query,
    { pk: ordine.pk, ...mostrata.variabili },
    { fetchKey: mostrata.lettura, fetchPolicy: 'store-and-network' },
  )
  const { totale } = riassuntoStoricoOrdine
  if (totale === 0 && attivi.length === 0) return <EmptyState titolo="Nessun log disponibile" />

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <LogsFilters riassunto={riassuntoStoricoOrdine} url={url} />
      <Box sx={{ height: 2, my: -1 }}>{mostrata !== chiesta && <LinearProgress sx={{ height: 2 }} />}</Box>
      {storicoOrdine.length === 0 ? (
        <EmptyState titolo="Nessun log disponibile" testo="Nessuna modifica con questi filtri." />
      ) : (
        <LogsTable voci={storicoOrdine} />
      )}
      <Pager
        pagina={valori.pagina}
        totale={Math.ceil(totale / LOGS_PER_PAGE)}
        onPagina={(pagina) => imposta({ pagina })}
      />
    </Box>
  )
}
