import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SchedulazioniTabQuery } from '#generated/SchedulazioniTabQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useRemoveSchedulazione } from '#screens/ordini/ordini/actions/useRemoveSchedulazione.ts'
import type { OrdineTabProps } from '#screens/ordini/ordini/detail/tabs.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { NonPrimaButton } from '../primaData/NonPrimaButton.tsx'
import { PianoOrdine, PianoOrdineNotices } from './piano/PianoOrdine.tsx'

const query = graphql`
  query SchedulazioniTabQuery($pk: Int!) @preloadable {
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
  const { reference } = useRouteQuery<SchedulazioniTabQuery>()
  const { pianoOrdine } = usePreloadedQuery<SchedulazioniTabQuery>(query, reference)
  const [remove, inProgress] = useRemoveSchedulazione(ordine.pk)
  if (!pianoOrdine) return <EmptyState title="Ordine non trovato" />
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
              <NonPrimaButton pk={ordine.pk} />
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
        <EmptyState title="Ordine non schedulato" text="Le sue fasi non hanno ancora date." action={schedulatore} />
      )}
    </Stack>
  )
}
