import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ProblemiCard_problemi$key } from '#generated/ProblemiCard_problemi.graphql.ts'
import type { ProblemiCardMutation } from '#generated/ProblemiCardMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { OrdineWords } from './OrdineWords.tsx'
import { BoardCard, boardRow } from './StandingCards.tsx'

const mutation = graphql`
  mutation ProblemiCardMutation($pk: Int!) {
    resolveProblemaOfficina(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the workshop has reported and nobody has solved; solved ones leave by the subscription of the page. */
export function ProblemiCard(props: { problemi: ProblemiCard_problemi$key }) {
  const problemi = useFragment(
    graphql`
      fragment ProblemiCard_problemi on ProblemaOfficina @relay(plural: true) {
        pk
        testo
        creatoIl
        operatoreNome
        ordine {
          ...OrdineWords_ordine
        }
        lavorazione
        foto
      }
    `,
    props.problemi,
  )
  const [solve, busy] = useOperation<ProblemiCardMutation>(mutation, { success: 'Problema risolto' })
  return (
    <BoardCard title="Problemi segnalati" empty="Nessun problema aperto.">
      {problemi.map(({ pk, testo, creatoIl, operatoreNome, lavorazione, foto, ordine }) => (
        <Box component="li" key={pk} sx={{ ...boardRow, display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          {foto && (
            <a href={foto} target="_blank" rel="noopener" aria-label={`Foto: ${testo}`}>
              <Box
                component="img"
                src={thumbnailUrl(foto)}
                alt=""
                sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1 }}
              />
            </a>
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 550, whiteSpace: 'pre-line' }}>{testo}</Typography>
            <Typography variant="body2" color="textSecondary">
              <OrdineWords ordine={ordine ?? null} />
              {lavorazione && `, ${lavorazione}`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {operatoreNome}, {formatDateTime(creatoIl)}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={`Risolto: ${testo}`}
            onClick={() => void solve({ pk })}
          >
            Risolto
          </Button>
        </Box>
      ))}
    </BoardCard>
  )
}
