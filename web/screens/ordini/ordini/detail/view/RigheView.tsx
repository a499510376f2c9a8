import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RigheView_ordine$key } from '#generated/RigheView_ordine.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { RigaView, RigheHead } from './RigaView.tsx'

/** The lines of an order, one under the other. */
export function RigheView(props: { ordine: RigheView_ordine$key }) {
  const { righe } = useFragment(
    graphql`
      fragment RigheView_ordine on Ordine {
        righe @required(action: THROW) {
          pk
          ...RigaView_riga
        }
      }
    `,
    props.ordine,
  )
  return (
    <section aria-labelledby="titolo-righe">
      <Box sx={{ mb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="titolo-righe" variant="h2">
          Righe
        </Typography>
        <Chip label={formatCount(righe.length, 'riga', 'righe')} />
      </Box>
      {righe.length === 0 && <Typography color="textSecondary">L’ordine non ha ancora righe.</Typography>}
      {righe.length > 0 && <RigheHead />}
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 }}
      >
        {righe.map((riga, index) => (
          <RigaView key={riga.pk} riga={riga} numero={index + 1} />
        ))}
      </Box>
    </section>
  )
}
