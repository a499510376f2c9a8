import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RecapSchedulazioni_piano$key } from '#generated/RecapSchedulazioni_piano.graphql.ts'
import { useRemoveSchedulazione } from '#screens/ordini/ordini/actions/useRemoveSchedulazione.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { NonPrimaButton } from '../../primaData/NonPrimaButton.tsx'

const SCHEDULATORE = '/planner/#/schedulatore'

interface Props {
  ordine: number
  piano: RecapSchedulazioni_piano$key
}

/** The saved schedule of an order in one line, and the way to the scheduler: above its phases. */
export function RecapSchedulazioni({ ordine, ...props }: Props) {
  const { salvata, schedulazioni } = useFragment(
    graphql`
      fragment RecapSchedulazioni_piano on PianoSchedulazione {
        salvata
        schedulazioni {
          isNeeded
          inizio
          fine
        }
      }
    `,
    props.piano,
  )
  const [remove, inProgress] = useRemoveSchedulazione(ordine)
  const needed = schedulazioni.filter(({ isNeeded }) => isNeeded)
  const begin = needed.map(({ inizio }) => String(inizio)).sort()[0]
  const end = needed
    .map(({ fine }) => String(fine))
    .sort()
    .at(-1)
  return (
    <DetailCard
      title="Recap. Schedulazioni"
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: { sm: 'wrap' }, justifyContent: 'flex-end' }}>
          <Button
            component={ShellLink}
            href={`${SCHEDULATORE}?id=${ordine}`}
            variant="outlined"
            startIcon={<ViewTimelineOutlined />}
          >
            Schedulatore
          </Button>
          {salvata && (
            <FoldedActions>
              <NonPrimaButton pk={ordine} />
              <Button
                color="error"
                variant="outlined"
                startIcon={<DeleteOutlined />}
                loading={inProgress}
                onClick={() => void remove()}
              >
                Rimuovi Schedulazione
              </Button>
            </FoldedActions>
          )}
        </Stack>
      }
    >
      {salvata ? (
        <Typography>
          {formatCount(needed.length, 'fase', 'fasi')}
          {begin && end && `, dal ${formatDate(begin)} al ${formatDate(end)}`}
        </Typography>
      ) : (
        <Typography color="textSecondary">Ordine non schedulato: le sue fasi non hanno ancora date.</Typography>
      )}
    </DetailCard>
  )
}
