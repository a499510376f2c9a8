import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import logsQuery, { type LogsButtonQuery } from '#generated/LogsButtonQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { usePageState } from '#ui/page/usePageState.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { LogsList } from './LogsList.tsx'
import { LOGS_PER_PAGE } from './urlState.ts'

const query = graphql`
  query LogsButtonQuery($pk: Int!, $perPagina: Int!) {
    storicoOrdine(pk: $pk, filtro: {}, pagina: 1, perPagina: $perPagina) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

/** The latest changes of an order beside whatever is looked at of it; all of them are in its tab. */
export function LogsButton({ pk }: { pk: number }) {
  const [open, setOpen] = usePageState(false)
  const opened = useOpened<LogsButtonQuery>(logsQuery)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HistoryOutlined />}
        onClick={() => {
          opened.open({ pk, perPagina: LOGS_PER_PAGE })
          setOpen(true)
        }}
      >
        Ultime modifiche
      </Button>
      <SideDrawer open={open} title="Ultime modifiche" onClose={() => setOpen(false)}>
        <OpenedData opened={opened} skeleton={<Skeleton height={240} />}>
          {(reference) => <LatestLogs pk={pk} reference={reference} />}
        </OpenedData>
      </SideDrawer>
    </>
  )
}

function LatestLogs({ pk, reference }: { pk: number; reference: PreloadedQuery<LogsButtonQuery> }) {
  const { storicoOrdine } = usePreloadedQuery<LogsButtonQuery>(query, reference)
  if (storicoOrdine.length === 0) return <EmptyState title="Nessun log disponibile" />
  return (
    <>
      <LogsList items={storicoOrdine} />
      <Button component={Link} to={`/ordini/${pk}/logs`} sx={{ mt: 1 }}>
        Tutte le modifiche
      </Button>
    </>
  )
}
