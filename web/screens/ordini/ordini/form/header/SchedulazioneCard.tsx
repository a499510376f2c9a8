import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { DateValue } from '../../../../../ui/Values.tsx'
import { useRemoveSchedulazione } from '../../actions/useRemoveSchedulazione.ts'
import type { SchedulazioneCard_ordine$key } from './__generated__/SchedulazioneCard_ordine.graphql.ts'

/** Summary of the saved schedule, beside the form. */
export function SchedulazioneCard(props: { ordine: SchedulazioneCard_ordine$key }) {
  const { pk, schedulazione, etichettaSchedulazione } = useFragment(
    graphql`
      fragment SchedulazioneCard_ordine on Ordine {
        pk
        etichettaSchedulazione
        schedulazione {
          inizio
          fine
          fasi {
            pk
            nomeFase
            inizio
            fine
          }
        }
      }
    `,
    props.ordine,
  )
  const { scheduleOrder } = useViewer().permessi
  const [rimuovi, inCorso] = useRemoveSchedulazione(pk)
  const button = schedulazione && scheduleOrder && (
    <Button color="error" loading={inCorso} onClick={() => void rimuovi()}>
      Rimuovi Schedulazione
    </Button>
  )
  return (
    <DetailCard titolo="Schedulazione" azioni={button}>
      {schedulazione ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, rowGap: 0.5 }}>
          <Tempo nome="In tutto" inizio={schedulazione.inizio} fine={schedulazione.fine} forte />
          {schedulazione.fasi.map(({ pk: fase, nomeFase, inizio, fine }) => (
            <Tempo key={fase} nome={nomeFase} inizio={inizio} fine={fine} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{etichettaSchedulazione}</Typography>
      )}
    </DetailCard>
  )
}

interface PropsTempo {
  nome: string
  inizio: string
  fine: string
  forte?: boolean
}

/** A stretch of days. */
function Tempo({ nome, inizio, fine, forte = false }: PropsTempo) {
  const fontWeight = forte ? 650 : 400
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {nome}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight }}>
        <DateValue valore={inizio} /> – <DateValue valore={fine} />
      </Box>
    </>
  )
}
