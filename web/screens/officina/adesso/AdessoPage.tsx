import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AdessoPageQuery } from '#generated/AdessoPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatTime } from '#shared/formats/formats.ts'
import { Page } from '#ui/Page.tsx'
import { InProgressCards, LeftOpenCard } from './InProgressCards.tsx'
import { ProblemiCard } from './ProblemiCard.tsx'
import { ControlliCard, FermiCard, RitardiCard, StandingLavorazioniCard } from './StandingCards.tsx'

const query = graphql`
  query AdessoPageQuery {
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
      ...ProblemiCard_problemi
    }
  }
`

/** How often the minutes are told anew while nothing happens, ms. */
const MINUTE = 60_000

/** The workshop live: who works on what, since when, against theory; what stands still, is late, is due, is wrong. */
export default function AdessoPage() {
  const { reference, inAttesa } = useRouteQuery<AdessoPageQuery>()
  const { officinaAdesso, fasiInRitardo, problemiOfficina } = usePreloadedQuery<AdessoPageQuery>(query, reference)
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  useChanged(['ATTIVITA', 'PROBLEMI_OFFICINA'], reread, { includingOwn: true })
  useEffect(() => {
    const timer = setInterval(reread, MINUTE)
    return () => clearInterval(timer)
  }, [reread])

  const { letta, inCorso, lasciateAperte, fermi, ferme, controlli } = officinaAdesso
  return (
    <Page title="Officina adesso" inAttesa={inAttesa}>
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
