import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../../../relay/RouteWithData.tsx'
import { ShellLink } from '../../../../../shell/ShellLink.tsx'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { useRemoveSchedulazione } from '../../actions/useRemoveSchedulazione.ts'
import { PianoOrdine, PianoOrdineNotices } from '../piano/PianoOrdine.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import type { SchedulazioniTabQuery } from './__generated__/SchedulazioniTabQuery.graphql.ts'

const query = graphql`
  query SchedulazioniTabQuery($pk: Int!) {
    pianoOrdine(pk: $pk) {
      salvata
      ...PianoOrdine_piano
      ...PianoOrdineNotices_piano
    }
  }
`

const SCHEDULATORE = '/planner/#/schedulatore'

/** Tab 'Recap. Schedulazioni': the saved schedule of an order, and the way to the scheduler. */
export default function SchedulazioniTab({ ordine }: OrdineTabProps) {
  const { riferimento } = useRouteQuery<SchedulazioniTabQuery>()
  const { pianoOrdine } = usePreloadedQuery<SchedulazioniTabQuery>(query, riferimento)
  const [remove, inProgress] = useRemoveSchedulazione(ordine.pk)
  if (!pianoOrdine) return <EmptyState titolo="Ordine non trovato" />
  const schedulatore = (
    <Button
      component={ShellLink}
      href={`${SCHEDULATORE}?id=${ordine.pk}`}
      variant="outlined"
      startIcon={<ViewTimelineOutlined />}
    >
      Schedulatore
    </Button>
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <PianoOrdineNotices piano={pianoOrdine} />
      {pianoOrdine.salvata ? (
        <DetailCard
          title="Recap. Schedulazioni"
          actions={
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              {schedulatore}
              <Button
                color="error"
                variant="outlined"
                startIcon={<DeleteOutlined />}
                loading={inProgress}
                onClick={() => void remove()}
              >
                Rimuovi Schedulazione
              </Button>
            </Stack>
          }
        >
          <PianoOrdine piano={pianoOrdine} title="Schedulazione" />
        </DetailCard>
      ) : (
        <EmptyState titolo="Ordine non schedulato" testo="Le sue fasi non hanno ancora date." azione={schedulatore} />
      )}
    </Stack>
  )
}
