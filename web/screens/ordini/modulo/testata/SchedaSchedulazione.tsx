import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { Data } from '../../../../ui/Valori.tsx'
import type { SchedaSchedulazione_ordine$key } from './__generated__/SchedaSchedulazione_ordine.graphql.ts'

/** Summary of the saved schedule, beside the form (spec/001 §2). */
export function SchedaSchedulazione(props: { ordine: SchedaSchedulazione_ordine$key }) {
  const { schedulazione, etichettaSchedulazione } = useFragment(
    graphql`
      fragment SchedaSchedulazione_ordine on Ordine {
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
  return (
    <Scheda titolo="Schedulazione">
      {schedulazione ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, rowGap: 0.5 }}>
          <Tempo nome="In tutto" inizio={schedulazione.inizio} fine={schedulazione.fine} forte />
          {schedulazione.fasi.map(({ pk, nomeFase, inizio, fine }) => (
            <Tempo key={pk} nome={nomeFase} inizio={inizio} fine={fine} />
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
