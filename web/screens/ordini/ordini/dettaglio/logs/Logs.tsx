import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useDeferredValue, useMemo } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { Paginazione } from '../../../../../ui/tabella/Paginazione.tsx'
import { useUrlState } from '../../../../../ui/useUrlState.ts'
import type { PropsScheda } from '../schede.ts'
import type { LogsQuery } from './__generated__/LogsQuery.graphql.ts'
import { FiltriLogs } from './FiltriLogs.tsx'
import { PER_PAGINA, statoLogs, variabiliLogs } from './filtri.ts'
import { TabellaLogs } from './TabellaLogs.tsx'

const query = graphql`
  query LogsQuery($pk: Int!, $filtro: FiltroStorico!, $pagina: Int!, $perPagina: Int!) {
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
export default function Logs({ ordine, lettura }: PropsScheda) {
  const url = useUrlState(statoLogs)
  const { valori, attivi, imposta } = url
  const chiesta = useMemo(() => ({ lettura, variabili: variabiliLogs(valori) }), [lettura, valori])
  // What is on screen stays while other lines are on their way.
  const mostrata = useDeferredValue(chiesta)
  const { storicoOrdine, riassuntoStoricoOrdine } = useLazyLoadQuery<LogsQuery>(
    query,
    { pk: ordine.pk, ...mostrata.variabili },
    { fetchKey: mostrata.lettura, fetchPolicy: 'store-and-network' },
  )
  const { totale } = riassuntoStoricoOrdine
  if (totale === 0 && attivi.length === 0) return <EmptyState titolo="Nessun log disponibile" />

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <FiltriLogs riassunto={riassuntoStoricoOrdine} url={url} />
      <Box sx={{ height: 2, my: -1 }}>{mostrata !== chiesta && <LinearProgress sx={{ height: 2 }} />}</Box>
      {storicoOrdine.length === 0 ? (
        <EmptyState titolo="Nessun log disponibile" testo="Nessuna modifica con questi filtri." />
      ) : (
        <TabellaLogs voci={storicoOrdine} />
      )}
      <Paginazione
        pagina={valori.pagina}
        totale={Math.ceil(totale / PER_PAGINA)}
        onPagina={(pagina) => imposta({ pagina })}
      />
    </Box>
  )
}
