import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, Suspense } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { HomePage_query$key } from '#generated/HomePage_query.graphql.ts'
import type { HomePageCelleCount_query$key } from '#generated/HomePageCelleCount_query.graphql.ts'
import type { HomePagePreventiviCount_query$key } from '#generated/HomePagePreventiviCount_query.graphql.ts'
import type { HomePageQuery } from '#generated/HomePageQuery.graphql.ts'
import type { HomePageSegnalazioniCount_query$key } from '#generated/HomePageSegnalazioniCount_query.graphql.ts'
import type { Topic } from '#generated/useChangedSubscription.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { RouteWithData, useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { type MenuEntry, menuOf } from '#shell/menu.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { useViewer, type ViewerFlag } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { AttivitaCount, OwnAttivitaCount } from './AttivitaCount.tsx'
import { GuideList } from './avviamento/GuideList.tsx'
import { COUNTED } from './counted.ts'
import { FigureChip } from './FigureChip.tsx'
import { FornitureCount } from './FornitureCount.tsx'
import { WorkList, WorkSkeleton } from './lavoro/WorkList.tsx'
import { OfferteCount } from './OfferteCount.tsx'
import { OrdiniCount } from './OrdiniCount.tsx'
import { PostaCount } from './PostaCount.tsx'

const query = graphql`
  query HomePageQuery(
    $assegna: Boolean!
    $attivita: Boolean!
    $celle: Boolean!
    $conferme: Boolean!
    $contaAttivita: Boolean!
    $contaCelle: Boolean!
    $contaForniture: Boolean!
    $contaMieAttivita: Boolean!
    $fasi: Boolean!
    $forniture: Boolean!
    $fra14: Date!
    $fra7: Date!
    $importazioni: Boolean!
    $mossi: Boolean!
    $oggi: Date!
    $offerte: Boolean!
    $offerteFuori: Boolean!
    $ordini: Boolean!
    $posta: Boolean!
    $preventivi: Boolean!
    $preventiviDal: Date
    $segnalazioni: Boolean!
    $suoiPreventivi: Boolean!
  ) @preloadable {
    ...AttivitaCount_tutte @alias(as: "diAttivita") @include(if: $contaAttivita)
    ...AttivitaCount_mie @alias(as: "diMieAttivita") @include(if: $contaMieAttivita)
    ...HomePageCelleCount_query @alias(as: "diCelle") @include(if: $contaCelle)
    ...FornitureCount_query @alias(as: "diForniture") @include(if: $contaForniture)
    ...HomePage_query @alias(as: "diConferme") @include(if: $conferme)
    ...OfferteCount_query @alias(as: "diOfferte") @include(if: $offerte)
    ...OrdiniCount_query @alias(as: "diOrdini") @include(if: $ordini)
    ...PostaCount_query @alias(as: "diPosta") @include(if: $posta)
    ...HomePagePreventiviCount_query @alias(as: "diPreventivi") @include(if: $preventivi)
    ...HomePageSegnalazioniCount_query @alias(as: "diSegnalazioni") @include(if: $segnalazioni)
    ...WorkList_query
  }
`

type Counts = HomePageQuery['response']

/** Confirmations that are signed and may be sent, on their card. */
function ConfermeCount(props: { query: HomePage_query$key }) {
  const { daInviare } = useFragment(
    graphql`
      fragment HomePage_query on Query {
        daInviare: confermeOrdine(filtro: { stato: IN_ATTESA, chiusi: false }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (daInviare.totalCount === 0) return null
  return <FigureChip figure="daInviare" label={`${formatInteger(daInviare.totalCount)} da inviare`} color="warning" />
}

/** Faults of today, on the card of the reports. */
function SegnalazioniCount(props: { query: HomePageSegnalazioniCount_query$key }) {
  const { segnalazioni } = useFragment(
    graphql`
      fragment HomePageSegnalazioniCount_query on Query {
        segnalazioni(filtro: { periodo: { dal: $oggi } }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (segnalazioni.totalCount === 0) return null
  return <FigureChip figure="segnalazioni" label={`${formatInteger(segnalazioni.totalCount)} oggi`} color="error" />
}

/** Quotes that arrived today, on the card of the quotes. */
function PreventiviCount(props: { query: HomePagePreventiviCount_query$key }) {
  const { preventivi } = useFragment(
    graphql`
      fragment HomePagePreventiviCount_query on Query {
        preventivi(filtro: { periodo: { dal: $oggi }, eliminato: false }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  if (preventivi.totalCount === 0) return null
  return (
    <FigureChip
      figure="preventivi"
      label={`${formatCount(preventivi.totalCount, 'nuovo', 'nuovi')} oggi`}
      color="primary"
    />
  )
}

/** Days of a department with more work than there is time for, on the card of the scheduler. */
function CelleCount(props: { query: HomePageCelleCount_query$key }) {
  const { celleRotte } = useFragment(
    graphql`
      fragment HomePageCelleCount_query on Query {
        celleRotte {
          giorno
        }
      }
    `,
    props.query,
  )
  if (celleRotte.length === 0) return null
  return (
    <FigureChip
      figure="celleRotte"
      label={formatCount(celleRotte.length, 'cella da riparare', 'celle da riparare')}
      title="Giorni di un reparto con più lavoro che tempo"
      color="error"
    />
  )
}

/** Counts that matter today, by the address of their card. */
const counts: Record<string, (data: Counts) => ReactNode> = {
  [COUNTED.attivita]: ({ diAttivita }) => diAttivita && <AttivitaCount query={diAttivita} />,
  [COUNTED.mieAttivita]: ({ diMieAttivita }) => diMieAttivita && <OwnAttivitaCount query={diMieAttivita} />,
  [COUNTED.celle]: ({ diCelle }) => diCelle && <CelleCount query={diCelle} />,
  [COUNTED.forniture]: ({ diForniture }) => diForniture && <FornitureCount query={diForniture} />,
  [COUNTED.conferme]: ({ diConferme }) => diConferme && <ConfermeCount query={diConferme} />,
  [COUNTED.offerte]: ({ diOfferte }) => diOfferte && <OfferteCount query={diOfferte} />,
  [COUNTED.preventivi]: ({ diPreventivi }) => diPreventivi && <PreventiviCount query={diPreventivi} />,
  [COUNTED.ordini]: ({ diOrdini }) => diOrdini && <OrdiniCount query={diOrdini} />,
  [COUNTED.posta]: ({ diPosta }) => diPosta && <PostaCount query={diPosta} />,
  [COUNTED.segnalazioni]: ({ diSegnalazioni }) => diSegnalazioni && <SegnalazioniCount query={diSegnalazioni} />,
}

/** What waits for the user today, each row a click from its remedy; below it the areas that the user may open. */
export default function HomePage() {
  const viewer = useViewer()
  const groups = menuOf(viewer.permessi)
  if (groups.length === 0) {
    return (
      <Page title={`Ciao, ${viewer.nome}`}>
        <EmptyState
          title="Non c’è ancora niente da aprire"
          text="Il tuo utente non ha permessi: chiedi a un amministratore."
        />
      </Page>
    )
  }
  return (
    <Page title={`Ciao, ${viewer.nome}`}>
      <RouteWithData skeleton={<WorkSkeleton />}>
        {viewer.permessi.adminImpostazioni && (
          <ErrorBoundary itemKey="avviamento" fallback={() => null}>
            <Suspense fallback={null}>
              <GuideList />
            </Suspense>
          </ErrorBoundary>
        )}
        <WorkNow />
      </RouteWithData>
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        {groups.map((group) => (
          <Box
            key={group.name}
            component="section"
            aria-label={group.name}
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '132px minmax(0, 1fr)' } }}
          >
            <Typography variant="h3" component="h2" color="textSecondary" sx={{ pt: { md: 1 } }}>
              {group.name}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {group.items.map((item) => (
                <CartaArea key={item.href} item={item} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Page>
  )
}

/** Nobody works on the home: a burst is one reading. */
const COLLECTION = 1500

/** Reads the home again when what it lists changes; only what the user may follow is followed. */
function useLiveWork(permessi: Readonly<Record<ViewerFlag, boolean>>): void {
  const followed: (Topic | false)[] = [
    permessi.viewElencoOrdini && 'ORDINE',
    permessi.viewPreventivi && 'PREVENTIVO',
    permessi.viewOfferte && 'OFFERTA',
    permessi.adminPosta && 'MAIL',
    permessi.viewOrderFornitore && 'ORDINE_FORNITORE',
  ]
  const topics = followed.filter((topic) => topic !== false)
  useChanged(topics, useReread(COLLECTION), { includingOwn: true })
}

function WorkNow() {
  const { data } = useRouteQuery<HomePageQuery>(query)
  useLiveWork(useViewer().permessi)
  return <WorkList query={data} />
}

function CartaArea({ item }: { item: MenuEntry }) {
  const count = counts[item.href]
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', '&:hover': { backgroundColor: 'action.hover' } }}>
      <Box
        component={ShellLink}
        href={item.href}
        title={item.descrizione}
        sx={{
          px: 1.25,
          minHeight: 36,
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          color: 'text.primary',
          textDecoration: 'none',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <item.icon fontSize="small" sx={{ color: 'primary.main' }} />
        {item.name}
      </Box>
      {/* A count that cannot be read is no reason to lose the card. */}
      {count && (
        <RouteWithData skeleton={null} fault={() => null}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mr: 1, '&:empty': { display: 'none' } }}>
            <Read count={count} />
          </Box>
        </RouteWithData>
      )}
    </Card>
  )
}

function Read({ count }: { count: (data: Counts) => ReactNode }) {
  const { data } = useRouteQuery<HomePageQuery>(query)
  return count(data)
}
