import ArrowBack from '@mui/icons-material/ArrowBack'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ColliPageQuery } from '#generated/ColliPageQuery.graphql.ts'
import type { ColliPageRimediSectionQuery } from '#generated/ColliPageRimediSectionQuery.graphql.ts'
import type { Ipotesi } from '#produzione/proposte/rules.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { useBesideQuery, useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { isWithMinutes, useReparti } from '#shell/reparti.ts'
import { Page } from '#ui/Page.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { ScenarioDialog, type ScenarioDraft } from '../scenari/ScenarioDialog.tsx'
import { type IpotesiNames, ipotesiInWords } from '../scenari/scenario.ts'
import { FreniList, type ReadColli } from './FreniList.tsx'
import { OrdiniLink } from './OrdiniLink.tsx'
import { RimediTable } from './RimediTable.tsx'
import { WeeksTable } from './WeeksTable.tsx'

const query = graphql`
  query ColliPageQuery @preloadable {
    colliDiBottiglia {
      ritardo
      finirebberoTardi
      daPianificare
      settimane {
        lunedi
        reparto
        capacita
        occupato
        pksInAttesa
      }
      freni {
        causa
        reparto
        pks
        ritardo
        attesa
        esempi {
          giorni
          ordine {
            pk
            numeroCommessa
          }
        }
      }
    }
  }
`

const rimediSectionQuery = graphql`
  query ColliPageRimediSectionQuery @preloadable {
    colliDiBottiglia {
      ritardoMigliore
      inRitardoMigliore
      rimedi {
        ipotesi {
          ...parametri_ipotesi
        }
        minuti
        costo
        ritardo
        inRitardo
        guadagno
      }
    }
  }
`

interface RimediSectionProps {
  /** Changes when the page is read again. */
  itemKey: unknown
  onScenario: (ipotesi: Ipotesi) => void
}

/** The reliefs, read beside the page: trying them takes longer than looking at the plan. */
function RimediSection({ itemKey: key, onScenario }: RimediSectionProps) {
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="titolo-rimedi">
      <Typography id="titolo-rimedi" component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Rimedi provati
      </Typography>
      <ErrorBoundary itemKey={key} fallback={(error) => <ReadError error={error} retry={() => void revalidate()} />}>
        <Suspense fallback={<Trying />}>
          <Rimedi onScenario={onScenario} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

function Rimedi({ onScenario }: Pick<RimediSectionProps, 'onScenario'>) {
  const { colliDiBottiglia } = useBesideQuery<ColliPageRimediSectionQuery>(rimediSectionQuery)
  return <RimediTable {...colliDiBottiglia} onScenario={onScenario} />
}

function Trying() {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Prova che cosa cambierebbe con un’ora, un sabato o una persona in più… <Skeleton width="60%" />
      </Typography>
      <RowsSkeleton righe={6} />
    </>
  )
}

/** What relieves names no supplier. */
const NO_NAMES: IpotesiNames['fornitori'] = new Map()

/** How many departments stand in half a page. */
const BESIDE_MAX = 3

/** The bottleneck: load by week, what holds back orders that would end late, the cheapest relief. It changes nothing. */
export default function ColliPage() {
  const reparti = useReparti().filter(isWithMinutes)
  // More departments have the whole width for their weeks.
  const beside = reparti.length <= BESIDE_MAX
  const { data, reference, isWaiting } = useRouteQuery<ColliPageQuery>(query)
  const { colliDiBottiglia: colli } = data
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [draft, setBozza] = useState<ScenarioDraft | null>(null)
  return (
    <Page
      title="Colli di bottiglia"
      isWaiting={isWaiting}
      back={
        <IconButton component={Link} to="/schedulatore" aria-label="Torna allo schedulatore">
          <ArrowBack />
        </IconButton>
      }
      actions={
        <FoldedActions>
          <Button component={Link} to="/schedulatore/scenari">
            Scenari
          </Button>
          <Button startIcon={<Refresh />} disabled={isWaiting} onClick={() => void revalidate()}>
            Ricalcola
          </Button>
        </FoldedActions>
      }
    >
      {colli && (
        <Stack sx={{ gap: 3 }}>
          <Situation colli={colli} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(beside && { lg: 'minmax(0, 5fr) minmax(0, 6fr)' }) },
              gap: { xs: 3, lg: 4 },
              alignItems: 'start',
            }}
          >
            {/* On a phone, and below it, the sixteen weeks come after what they lead to. */}
            <Box sx={{ order: { xs: 1, lg: beside ? 0 : 1 }, minWidth: 0 }}>
              <WeeksTable weeks={colli.settimane} />
            </Box>
            <Stack sx={{ gap: 3, minWidth: 0 }}>
              <FreniList freni={colli.freni} />
              {colli.finirebberoTardi.length > 0 && (
                <RimediSection
                  itemKey={reference}
                  onScenario={(ipotesi: Ipotesi) =>
                    setBozza({
                      pk: null,
                      nome: ipotesiInWords(ipotesi, { fornitori: NO_NAMES, reparti }).slice(0, 80),
                      ambito: 'tutti',
                      secondi: 5,
                      ipotesi: [ipotesi],
                    })
                  }
                />
              )}
            </Stack>
          </Box>
        </Stack>
      )}
      {draft && (
        <ScenarioDialog
          draft={draft}
          fornitori={NO_NAMES}
          onSaved={() => void navigate('/schedulatore/scenari')}
          onClose={() => setBozza(null)}
        />
      )}
    </Page>
  )
}

/** The whole in a sentence; its count opens the orders. Not those that are late now: what may still move, as it would end. */
function Situation({ colli: { ritardo, finirebberoTardi, daPianificare } }: { colli: ReadColli }) {
  const count = finirebberoTardi.length
  if (count === 0) {
    return <Typography role="status">Nessun ordine che si può ancora spostare finirebbe tardi.</Typography>
  }
  const days = formatCount(Math.round(ritardo), 'giorno', 'giorni')
  return (
    <div role="status">
      <Typography>
        <OrdiniLink pks={finirebberoTardi}>
          {formatCount(count, 'ordine finirebbe tardi', 'ordini finirebbero tardi')}
        </OrdiniLink>
        {`, ${days} oltre l’approntamento in tutto`}
        {daPianificare > 0 &&
          `; ${formatCount(daPianificare, 'è ancora da pianificare', 'sono ancora da pianificare')}`}
        .
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Contano gli ordini che si possono ancora spostare: con il loro piano, o per approntamento se non ne hanno. I
        materiali in ritardo non contano.
      </Typography>
    </div>
  )
}
