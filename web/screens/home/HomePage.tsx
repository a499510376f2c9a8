import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { RouteWithData, useRouteQuery } from '../../relay/RouteWithData.tsx'
import { type MenuEntry, menuOf } from '../../shell/menu.ts'
import { ShellLink } from '../../shell/ShellLink.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/stati/EmptyState.tsx'
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts'
import { AttivitaCount, MieAttivitaCount } from './AttivitaCount.tsx'
import { CelleCount } from './CelleCount.tsx'
import { ConfermeCount } from './ConfermeCount.tsx'
import { COUNTED } from './counted.ts'
import { FornitureCount } from './FornitureCount.tsx'
import { OrdiniCount } from './OrdiniCount.tsx'
import { PostaCount } from './PostaCount.tsx'
import { PreventiviCount } from './PreventiviCount.tsx'
import { SegnalazioniCount } from './SegnalazioniCount.tsx'

const query = graphql`
  query HomePageQuery(
    $attivita: Boolean!
    $celle: Boolean!
    $conferme: Boolean!
    $forniture: Boolean!
    $oggi: Date!
    $fra7: Date!
    $fra14: Date!
    $mieAttivita: Boolean!
    $ordini: Boolean!
    $posta: Boolean!
    $preventivi: Boolean!
    $segnalazioni: Boolean!
  ) {
    ...AttivitaCount_tutte @alias(as: "diAttivita") @include(if: $attivita)
    ...AttivitaCount_mie @alias(as: "diMieAttivita") @include(if: $mieAttivita)
    ...CelleCount_query @alias(as: "diCelle") @include(if: $celle)
    ...FornitureCount_query @alias(as: "diForniture") @include(if: $forniture)
    ...ConfermeCount_query @alias(as: "diConferme") @include(if: $conferme)
    ...OrdiniCount_query @alias(as: "diOrdini") @include(if: $ordini)
    ...PostaCount_query @alias(as: "diPosta") @include(if: $posta)
    ...PreventiviCount_query @alias(as: "diPreventivi") @include(if: $preventivi)
    ...SegnalazioniCount_query @alias(as: "diSegnalazioni") @include(if: $segnalazioni)
  }
`

type Counts = HomePageQuery['response']

/** Counts that matter today, by the address of their card. */
const conteggi: Record<string, (dati: Counts) => ReactNode> = {
  [COUNTED.attivita]: ({ diAttivita }) => diAttivita && <AttivitaCount query={diAttivita} />,
  [COUNTED.mieAttivita]: ({ diMieAttivita }) => diMieAttivita && <MieAttivitaCount query={diMieAttivita} />,
  [COUNTED.celle]: ({ diCelle }) => diCelle && <CelleCount query={diCelle} />,
  [COUNTED.forniture]: ({ diForniture }) => diForniture && <FornitureCount query={diForniture} />,
  [COUNTED.conferme]: ({ diConferme }) => diConferme && <ConfermeCount query={diConferme} />,
  [COUNTED.preventivi]: ({ diPreventivi }) => diPreventivi && <PreventiviCount query={diPreventivi} />,
  [COUNTED.ordini]: ({ diOrdini }) => diOrdini && <OrdiniCount query={diOrdini} />,
  [COUNTED.posta]: ({ diPosta }) => diPosta && <PostaCount query={diPosta} />,
  [COUNTED.segnalazioni]: ({ diSegnalazioni }) => diSegnalazioni && <SegnalazioniCount query={diSegnalazioni} />,
}

/** Home menu: the areas that the user may open, as cards. */
export default function HomePage() {
  const viewer = useViewer()
  const gruppi = menuOf(viewer.permessi)
  return (
    <Page titolo={`Ciao, ${viewer.nome}`}>
      {gruppi.length === 0 && (
        <EmptyState
          titolo="Non c’è ancora niente da aprire"
          testo="Il tuo utente non ha permessi: chiedi a un amministratore."
        />
      )}
      {gruppi.map((gruppo) => (
        <Box key={gruppo.nome} component="section" aria-label={gruppo.nome} sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {gruppo.nome}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
          >
            {gruppo.voci.map((voce) => (
              <CartaArea key={voce.href} voce={voce} />
            ))}
          </Box>
        </Box>
      ))}
    </Page>
  )
}

// As tall while they are read.
const conteggiSx = { mt: 1, minHeight: 24, display: 'flex', flexWrap: 'wrap', gap: 0.5 }

function CartaArea({ voce }: { voce: MenuEntry }) {
  const conteggio = conteggi[voce.href]
  return (
    <Card>
      <CardActionArea
        component={ShellLink}
        href={voce.href}
        sx={{ p: 2, height: '100%', display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'flex-start' }}
      >
        <voce.icona sx={{ color: 'primary.main' }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h3" component="p">
            {voce.nome}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {voce.descrizione}
          </Typography>
          {/* A count that cannot be read is no reason to lose the card. */}
          {conteggio && (
            <RouteWithData scheletro={<Box sx={conteggiSx} />} guasto={() => null}>
              <Box sx={[conteggiSx, { '&:empty': { display: 'none' } }]}>
                <Letto conteggio={conteggio} />
              </Box>
            </RouteWithData>
          )}
        </Box>
      </CardActionArea>
    </Card>
  )
}

function Letto({ conteggio }: { conteggio: (dati: Counts) => ReactNode }) {
  const { riferimento } = useRouteQuery<HomePageQuery>()
  return conteggio(usePreloadedQuery<HomePageQuery>(query, riferimento))
}
