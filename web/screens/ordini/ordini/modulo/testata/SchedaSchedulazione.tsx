import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { Data } from '../../../../../ui/Valori.tsx'
import { useRimuoviSchedulazione } from '../../azioni/useRimuoviSchedulazione.ts'
import type { SchedaSchedulazione_ordine$key } from './__generated__/SchedaSchedulazione_ordine.graphql.ts'

/** Summary of the saved schedule, beside the form. */
export function SchedaSchedulazione(props: { ordine: SchedaSchedulazione_ordine$key }) {
  const { pk, schedulazione, etichettaSchedulazione } = useFragment(
    graphql`
      fragment SchedaSchedulazione_ordine on Ordine {
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
  const [rimuovi, inCorso] = useRimuoviSchedulazione(pk)
  const bottone = schedulazione && scheduleOrder && (
    <Button color="error" loading={inCorso} onClick={() => void rimuovi()}>
      Rimuovi Schedulazione
    </Button>
  )
  return (
    <Scheda titolo="Schedulazione" azioni={bottone}>
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
    </Scheda>
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
        <Data valore={inizio} /> – <Data valore={fine} />
      </Box>
    </>
  )
}
