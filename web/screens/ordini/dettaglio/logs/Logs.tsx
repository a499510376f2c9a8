import Box from '@mui/material/Box'
import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import { Paginazione } from '../../../../ui/tabella/Paginazione.tsx'
import { useUrlState } from '../../../../ui/useUrlState.ts'
import type { PropsScheda } from '../schede.ts'
import type { LogsQuery } from './__generated__/LogsQuery.graphql.ts'
import { FiltriLogs } from './FiltriLogs.tsx'
import { passa, statoLogs } from './filtri.ts'
import { TabellaLogs } from './TabellaLogs.tsx'

const query = graphql`
  query LogsQuery($pk: Int!) {
    storicoOrdine(pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

const PER_PAGINA = 50

/** Tab 'Logs': who changed what, when, before and after (spec/001 §2, ARCHITECTURE §6). */
export default function Logs({ ordine, lettura }: PropsScheda) {
  const { storicoOrdine } = useLazyLoadQuery<LogsQuery>(
    query,
    { pk: ordine.pk },
    { fetchKey: useDeferredValue(lettura), fetchPolicy: 'store-and-network' },
  )
  const url = useUrlState(statoLogs)
  const { valori, imposta } = url
  if (storicoOrdine.length === 0) return <EmptyState titolo="Nessun log disponibile" />

  const trovate = storicoOrdine.filter((voce) => passa(voce, valori))
  const pagine = Math.max(1, Math.ceil(trovate.length / PER_PAGINA))
  const pagina = Math.min(valori.pagina, pagine)
  const mostrate = trovate.slice((pagina - 1) * PER_PAGINA, pagina * PER_PAGINA)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <FiltriLogs voci={storicoOrdine} url={url} trovate={trovate.length} />
      {trovate.length === 0 ? (
        <EmptyState titolo="Nessun log disponibile" testo="Nessuna modifica con questi filtri." />
      ) : (
        <TabellaLogs voci={mostrate} />
      )}
      <Paginazione pagina={pagina} totale={pagine} onPagina={(nuova) => imposta({ pagina: nuova })} />
    </Box>
  )
}
