import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { Traces_conferma$key } from '#generated/Traces_conferma.graphql.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'

/** What was sent, opened, downloaded and signed, newest first. */
export function Traces(props: { conferma: Traces_conferma$key }) {
  const { eventi } = useFragment(
    graphql`
      fragment Traces_conferma on ConfermaOrdine {
        eventi {
          pk
          il
          descrizione
          chi
          indirizzo
          dettaglio
        }
      }
    `,
    props.conferma,
  )
  return (
    <DetailCard title="Che cosa è successo">
      {eventi.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Ancora niente: qui compaiono invii, letture e firme.
        </Typography>
      )}
      <Box component="ol" aria-label="Eventi" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {eventi.map(({ pk, il, descrizione, chi, indirizzo, dettaglio }) => (
          <Box key={pk} component="li" sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 550 }}>{descrizione}</Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(il)}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[chi, indirizzo, dettaglio].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </DetailCard>
  )
}
