import Box from '@mui/material/Box'
import { useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdineViewTab_ordine$key } from '#generated/OrdineViewTab_ordine.graphql.ts'
import type { SchedulazioneCardQuery } from '#generated/SchedulazioneCardQuery.graphql.ts'
import pianoQuery from '#generated/SchedulazioneCardQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { SchedulazioneCard } from '../../form/header/SchedulazioneCard.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import { CommessaData } from './CommessaData.tsx'
import { OrdineAmounts } from './OrdineAmounts.tsx'
import { OrdinePosa } from './OrdinePosa.tsx'
import { ProduzioneData } from './ProduzioneData.tsx'
import { RigheView } from './RigheView.tsx'

/** Tab 'Dettaglio': the order and its lines, to be read. */
export default function OrdineViewTab(props: OrdineTabProps) {
  const ordine = useFragment<OrdineViewTab_ordine$key>(
    graphql`
      fragment OrdineViewTab_ordine on Ordine {
        note
        ...CommessaData_ordine
        ...OrdinePosa_ordine
        ...ProduzioneData_ordine
        ...OrdineAmounts_ordine
        ...SchedulazioneCard_ordine
        ...RigheView_ordine
      }
    `,
    props.ordine,
  )
  const { reference } = useRouteQuery<SchedulazioneCardQuery>()
  const { pianoOrdine } = usePreloadedQuery<SchedulazioneCardQuery>(pianoQuery, reference)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {/* Three columns that end together: the last card of each takes what is left. */}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          '& > *': { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
          '& > * > :last-child': { flexGrow: 1 },
        }}
      >
        <Box>
          <CommessaData ordine={ordine} />
        </Box>
        <Box>
          <ProduzioneData ordine={ordine} />
          <OrdinePosa ordine={ordine} />
          {ordine.note && (
            <DetailCard title="Note">
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{ordine.note}</Box>
            </DetailCard>
          )}
        </Box>
        <Box>
          <OrdineAmounts ordine={ordine} />
          <SchedulazioneCard ordine={ordine} piano={pianoOrdine ?? null} />
        </Box>
      </Box>
      <RigheView ordine={ordine} />
    </Box>
  )
}
