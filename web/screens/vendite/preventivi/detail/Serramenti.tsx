import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { Serramenti_preventivo$key } from '#generated/Serramenti_preventivo.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { SerramentoCard } from './SerramentoCard.tsx'

/** The windows of a quote, a card each, with the sum of their quantities. */
export function Serramenti(props: { preventivo: Serramenti_preventivo$key }) {
  const { totaleQuantita, serramenti } = useFragment(
    graphql`
      fragment Serramenti_preventivo on Preventivo {
        totaleQuantita
        serramenti {
          pk
          ...SerramentoCard_serramento
        }
      }
    `,
    props.preventivo,
  )
  return (
    <section aria-labelledby="titolo-serramenti">
      <Box sx={{ mb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="titolo-serramenti" variant="h2">
          Serramenti
        </Typography>
        <Chip label={formatCount(totaleQuantita, 'pezzo', 'pezzi')} />
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
        }}
      >
        {serramenti.map((serramento) => (
          <SerramentoCard key={serramento.pk} serramento={serramento} />
        ))}
      </Box>
    </section>
  )
}
