import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect } from 'react'
import { useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AdessoPage_problemi$key } from '#generated/AdessoPage_problemi.graphql.ts'
import type { AdessoPageProblemiCardMutation } from '#generated/AdessoPageProblemiCardMutation.graphql.ts'
import type { AdessoPageQuery } from '#generated/AdessoPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDateTime, formatTime } from '#shared/formats/formats.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { Page } from '#ui/Page.tsx'
import { InProgressCards, LeftOpenCard } from './InProgressCards.tsx'
import { OrdineWords } from './OrdineWords.tsx'
import {
  BoardCard,
  boardRow,
  ControlliCard,
  FermiCard,
  RitardiCard,
  StandingLavorazioniCard,
} from './StandingCards.tsx'

const query = graphql`
  query AdessoPageQuery @preloadable {
    officinaAdesso {
      letta
      inCorso {
        ...InProgressCards_inCorso
      }
      lasciateAperte {
        ...InProgressCards_lasciateAperte
      }
      fermi {
        ...StandingCards_fermi
      }
      ferme {
        ...StandingCards_ferme
      }
      controlli {
        ...StandingCards_controlli
      }
    }
    fasiInRitardo {
      ...StandingCards_ritardi
    }
    problemiOfficina {
      ...AdessoPage_problemi
    }
  }
`

/** How often the minutes are told anew while nothing happens, ms. */
const MINUTE = 60_000

const problemiCardMutation = graphql`
  mutation AdessoPageProblemiCardMutation($pk: Int!) {
    resolveProblemaOfficina(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the workshop has reported and nobody has solved; solved ones leave by the subscription of the page. */
function ProblemiCard(props: { problemi: AdessoPage_problemi$key }) {
  const problemi = useFragment(
    graphql`
      fragment AdessoPage_problemi on ProblemaOfficina @relay(plural: true) {
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
  const [solve, busy] = useOperation<AdessoPageProblemiCardMutation>(problemiCardMutation, {
    success: 'Problema risolto',
  })
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

/** The workshop live: who works on what, since when, against theory; what stands still, is late, is due, is wrong. */
export default function AdessoPage() {
  const { data, isWaiting } = useRouteQuery<AdessoPageQuery>(query)
  const { officinaAdesso, fasiInRitardo, problemiOfficina } = data
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  useChanged(['ATTIVITA', 'PROBLEMI_OFFICINA'], reread, { includingOwn: true })
  useEffect(() => {
    const timer = setInterval(reread, MINUTE)
    return () => clearInterval(timer)
  }, [reread])

  const { letta, inCorso, lasciateAperte, fermi, ferme, controlli } = officinaAdesso
  return (
    <Page title="Officina adesso" isWaiting={isWaiting}>
      <Typography color="textSecondary" role="status" sx={{ mb: 1.5 }}>
        {formatCount(inCorso.length, 'attività in corso', 'attività in corso')}
        {lasciateAperte.length > 0 && ` · ${formatCount(lasciateAperte.length, 'lasciata aperta', 'lasciate aperte')}`}{' '}
        · aggiornata alle {formatTime(new Date(letta))}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <InProgressCards inProgress={inCorso} />
          <LeftOpenCard lasciateAperte={lasciateAperte} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ProblemiCard problemi={problemiOfficina} />
          <RitardiCard ritardi={fasiInRitardo} />
          <FermiCard fermi={fermi} />
          <StandingLavorazioniCard ferme={ferme} />
          <ControlliCard controlli={controlli} />
        </Box>
      </Box>
    </Page>
  )
}
