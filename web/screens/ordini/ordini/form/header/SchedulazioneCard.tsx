import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SchedulazioneCard_ordine$key } from '#generated/SchedulazioneCard_ordine.graphql.ts'
import type {
  SchedulazioneCard_piano$data,
  SchedulazioneCard_piano$key,
} from '#generated/SchedulazioneCard_piano.graphql.ts'
import type { SchedulazioneCardQuery } from '#generated/SchedulazioneCardQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DateValue } from '#ui/Values.tsx'
import { useRemoveSchedulazione } from '../../actions/useRemoveSchedulazione.ts'

const query = graphql`
  query SchedulazioneCardQuery($pk: Int!) @preloadable {
    pianoOrdine(pk: $pk) {
      ...SchedulazioneCard_piano
    }
  }
`

interface Props {
  ordine: SchedulazioneCard_ordine$key
  /** Its schedule; null when it cannot be read. */
  piano: SchedulazioneCard_piano$key | null
}

/** Summary of the saved schedule: when the order and each of its phases are worked. */
export function SchedulazioneCard(props: Props) {
  const { pk, versione, etichettaSchedulazione } = useFragment(
    graphql`
      fragment SchedulazioneCard_ordine on Ordine {
        pk
        versione
        etichettaSchedulazione
      }
    `,
    props.ordine,
  )
  const piano = useFragment(
    graphql`
      fragment SchedulazioneCard_piano on PianoSchedulazione {
        salvata
        schedulazioni {
          nomeFase
          inizio
          fine
        }
      }
    `,
    props.piano,
  )
  // What is saved of an order changes its phases; the answer to the saving has the order alone.
  const read = useRef(versione)
  useEffect(() => {
    if (read.current === versione) return
    read.current = versione
    // A later reading of the page has it too, and says what goes wrong.
    fetchFresh<SchedulazioneCardQuery>(query, { pk }).catch(() => undefined)
  }, [pk, versione])
  const { scheduleOrder } = useViewer().permessi
  const [remove, inProgress] = useRemoveSchedulazione(pk)
  const stretches = piano?.salvata ? stretchesOf(piano.schedulazioni) : []
  const button = piano?.salvata && scheduleOrder && (
    <Button color="error" loading={inProgress} onClick={() => void remove()}>
      Rimuovi Schedulazione
    </Button>
  )
  return (
    <DetailCard title="Schedulazione" actions={button}>
      {stretches.length > 0 ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, rowGap: 0.5 }}>
          {stretches.map((stretch, n) => (
            <Tempo key={stretch.name} {...stretch} strong={n === 0} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{etichettaSchedulazione}</Typography>
      )}
    </DetailCard>
  )
}

interface Stretch {
  name: string
  inizio: string
  fine: string
}

/** From the first start to the last end, then phase by phase; nothing where no phase has dates. */
function stretchesOf(fasi: SchedulazioneCard_piano$data['schedulazioni']): Stretch[] {
  const own = fasi.flatMap(({ nomeFase, inizio, fine }) =>
    inizio != null && fine != null ? [{ name: nomeFase, inizio, fine }] : [],
  )
  const [before] = own
  if (!before) return []
  const inizio = own.reduce((first, fase) => (fase.inizio < first ? fase.inizio : first), before.inizio)
  const fine = own.reduce((last, fase) => (fase.fine > last ? fase.fine : last), before.fine)
  return [{ name: 'In tutto', inizio, fine }, ...own]
}

/** A stretch of days. */
function Tempo({ name, inizio, fine, strong }: Stretch & { strong: boolean }) {
  const fontWeight = strong ? 650 : 400
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight }}>
        <DateValue value={inizio.slice(0, 10)} /> – <DateValue value={fine.slice(0, 10)} />
      </Box>
    </>
  )
}
