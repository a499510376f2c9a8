import Box from '@mui/material/Box'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { SchedaSchedulazione } from '../../modulo/testata/SchedaSchedulazione.tsx'
import type { PropsScheda } from '../schede.ts'
import type { Vista_ordine$key } from './__generated__/Vista_ordine.graphql.ts'
import { DatiCommessa } from './DatiCommessa.tsx'
import { DatiProduzione } from './DatiProduzione.tsx'
import { Importi } from './Importi.tsx'
import { Righe } from './Righe.tsx'

/** Tab 'Dettaglio': the order and its lines, to be read. */
export default function Vista(props: PropsScheda) {
  const ordine = useFragment<Vista_ordine$key>(
    graphql`
      fragment Vista_ordine on Ordine {
        note
        ...DatiCommessa_ordine
        ...DatiProduzione_ordine
        ...Importi_ordine
        ...SchedaSchedulazione_ordine
        ...Righe_ordine
      }
    `,
    props.ordine,
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        }}
      >
        <DatiCommessa ordine={ordine} />
        <DatiProduzione ordine={ordine} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
          <Importi ordine={ordine} />
          <SchedaSchedulazione ordine={ordine} />
        </Box>
      </Box>
      {ordine.note && (
        <Scheda titolo="Note">
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{ordine.note}</Box>
        </Scheda>
      )}
      <Righe ordine={ordine} />
    </Box>
  )
}
