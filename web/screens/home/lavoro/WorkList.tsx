import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { WorkList_query$key } from '#generated/WorkList_query.graphql.ts'
import type { WorkListCelleWork_query$key } from '#generated/WorkListCelleWork_query.graphql.ts'
import type { WorkListPreventiviWork_query$key } from '#generated/WorkListPreventiviWork_query.graphql.ts'
import type { WorkListToOrderWorkQuery } from '#generated/WorkListToOrderWorkQuery.graphql.ts'
import { CAPACITY_REPARTI } from '#produzione/schedulazione/rules.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount, formatDate, isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useFigures } from '../useFigures.ts'
import { FornitureWork } from './FornitureWork.tsx'
import { ImportRunsWork, MovedOrdiniWork } from './NewsWork.tsx'
import { AttivitaWork, FasiWork } from './OfficinaWork.tsx'
import { OrdiniWork } from './OrdiniWork.tsx'
import { ConfermeWork, PostaWork } from './PostaWork.tsx'
import { WorkSection } from './WorkSection.tsx'
import { workVariables } from './workVariables.ts'

const columns = { columnCount: { xs: 1, lg: 2 }, columnGap: 2 } as const

const SHOWN = 5
const minutes = (count: number) => {
  const [hours, resto] = [Math.floor(count / 60), count % 60]
  return [hours > 0 && `${hours} h`, resto > 0 && `${resto} min`].filter(Boolean).join(' ')
}

/** Days on which a department has more to do than its people can. */
function CelleWork(props: { query: WorkListCelleWork_query$key }) {
  const { celleRotte } = useFragment(
    graphql`
      fragment WorkListCelleWork_query on Query {
        celleRotte {
          giorno
          reparto
          libero
          ordini {
            pk
          }
        }
      }
    `,
    props.query,
  )
  // The list with its repairs, open beside the calendar.
  const elenco = useFigures()('celleRotte')
  return (
    <WorkSection
      title="Celle rotte"
      icon={<ErrorOutline />}
      totale={celleRotte.length}
      tone="error"
      feminine
      all={elenco}
      righe={celleRotte.slice(0, SHOWN).map(({ giorno, reparto, libero, ordini }) => ({
        key: `${giorno} ${reparto}`,
        title: `${formatDate(giorno)}, ${wordOfEnum(CAPACITY_REPARTI, reparto)}`,
        href: `/planner/#/schedulatore?data=${giorno}`,
        text: formatCount(ordini.length, 'ordine', 'ordini'),
        stato: { word: `${minutes(-libero)} di troppo`, tone: 'negativo' },
        rimedio: { name: 'Ripara', href: elenco },
      }))}
    />
  )
}

/** For who assigns quotes, those that nobody has; for an agent, the own ones of these weeks. */
function PreventiviWork(props: { query: WorkListPreventiviWork_query$key; assign: boolean }) {
  const { daSbrigare: preventivi } = useFragment(
    graphql`
      fragment WorkListPreventiviWork_query on Query {
        daSbrigare: preventivi(
          filtro: { eliminato: false, conOrdine: false, senzaAgente: $assegna, periodo: { dal: $preventiviDal } }
          perPagina: 6
        ) {
          totalCount
          nodes {
            pk
            nomeCognome
            citta
            dataCreazione
            totaleQuantita
            emailInviataIl
            stato {
              stato
              colore
            }
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  const { assign } = props
  return (
    <WorkSection
      title={assign ? 'Preventivi senza agente' : 'I tuoi preventivi'}
      icon={<RequestQuote />}
      totale={preventivi.totalCount}
      tone={assign ? 'warning' : 'default'}
      all={addressOf('daSbrigare')}
      righe={preventivi.nodes.map(({ pk, nomeCognome, citta, dataCreazione, totaleQuantita, stato, ...read }) => ({
        key: pk,
        title: nomeCognome,
        href: `/preventivi/#/${pk}`,
        text: [citta, formatCount(totaleQuantita, 'serramento', 'serramenti'), formatDate(dataCreazione)]
          .filter(Boolean)
          .join(' · '),
        stato: stato
          ? { word: stato.stato, tone: statusTone(stato.colore) }
          : {
              word: read.emailInviataIl ? 'Risposto' : 'Da leggere',
              tone: read.emailInviataIl ? 'neutro' : 'info',
            },
        ...(assign && { rimedio: { name: 'Assegna', href: `/preventivi/#/${pk}` } }),
      }))}
    />
  )
}

const toOrderWorkQuery = graphql`
  query WorkListToOrderWorkQuery @preloadable {
    warningsOrdiniFornitore {
      oggi
      totaleMancanti
      mancanti {
        ordine {
          pk
          numeroCommessa
          cliente {
            nome
          }
        }
        materiali {
          materiale
          ordinareEntro
        }
      }
    }
  }
`

const TO_ORDER_WORK_SHOWN = 6

/** What must be ordered, by the day on which there is time no longer. It is computed over all plans: read by itself. */
function ToOrderWork() {
  const { warningsOrdiniFornitore } = usePreloadedQuery<WorkListToOrderWorkQuery>(
    toOrderWorkQuery,
    useBesideQuery<WorkListToOrderWorkQuery>(toOrderWorkQuery),
  )
  const addressOf = useFigures()
  const { oggi, totaleMancanti, mancanti } = warningsOrdiniFornitore
  return (
    <WorkSection
      title="Da ordinare ai fornitori"
      icon={<ShoppingCart />}
      totale={totaleMancanti}
      tone="warning"
      all={addressOf('warningsOrdiniFornitore')}
      righe={mancanti.slice(0, TO_ORDER_WORK_SHOWN).flatMap(({ ordine, materiali }) => {
        if (!ordine) return []
        const within = materiali.flatMap(({ ordinareEntro }) => ordinareEntro ?? []).sort()[0]
        return {
          key: ordine.pk,
          title: ordine.numeroCommessa,
          href: `/planner/#/ordini/${ordine.pk}/fornitori`,
          text: `${materiali.map(({ materiale }) => materiale).join(', ')} · ${ordine.cliente.nome}`,
          ...(within && {
            stato: {
              word: within < oggi ? `era il ${formatDate(within)}` : `entro ${formatDate(within)}`,
              tone: within < oggi ? ('negativo' as const) : ('attenzione' as const),
            },
          }),
          rimedio: { name: 'Ordina', href: `/planner/#/ordini/${ordine.pk}/fornitori` },
        }
      })}
    />
  )
}

/** What waits for the user, by role: sections without rows are not there, and when none is, it says so. */
export function WorkList(props: { query: WorkList_query$key }) {
  const data = useFragment(
    graphql`
      fragment WorkList_query on Query {
        ...OfficinaWork_attivita @alias(as: "diAttivita") @include(if: $attivita)
        ...OfficinaWork_fasi @alias(as: "diFasi") @include(if: $fasi)
        ...OrdiniWork_query @alias(as: "deiTempi") @include(if: $ordini)
        ...WorkListCelleWork_query @alias(as: "diCelle") @include(if: $celle)
        ...FornitureWork_query @alias(as: "diForniture") @include(if: $forniture)
        ...WorkListPreventiviWork_query @alias(as: "daAssegnare") @include(if: $suoiPreventivi)
        ...PostaWork_query @alias(as: "diMail") @include(if: $posta)
        ...PostaWork_conferme @alias(as: "daInviare") @include(if: $conferme)
        ...NewsWork_mossi @alias(as: "diMossi") @include(if: $mossi)
        ...NewsWork_importazioni @alias(as: "diImportazioni") @include(if: $importazioni)
      }
    `,
    props.query,
  )
  const viewer = useViewer()
  const { assegna, oggi } = workVariables(viewer.permessi, isoDate(new Date()))
  const operatore = viewer.permessi.addAttivita
  // An operator comes for them; an office looks at them after what is wrong.
  const fasi = data.diFasi && <FasiWork query={data.diFasi} today={oggi} />
  return (
    <>
      <Box sx={{ ...columns, '&:empty': { display: 'none' }, '&:empty + *': { display: 'block' } }}>
        {data.diAttivita && <AttivitaWork query={data.diAttivita} />}
        {operatore && fasi}
        {data.diCelle && <CelleWork query={data.diCelle} />}
        {data.deiTempi && <OrdiniWork query={data.deiTempi} />}
        {data.diForniture && <FornitureWork query={data.diForniture} oggi={oggi} />}
        {viewer.permessi.adminOrders && (
          <ErrorBoundary itemKey={oggi} fallback={() => null}>
            <Suspense fallback={null}>
              <ToOrderWork />
            </Suspense>
          </ErrorBoundary>
        )}
        {data.diMail && <PostaWork query={data.diMail} />}
        {data.daInviare && <ConfermeWork query={data.daInviare} />}
        {data.diMossi && <MovedOrdiniWork query={data.diMossi} />}
        {data.daAssegnare && <PreventiviWork query={data.daAssegnare} assign={assegna} />}
        {!operatore && fasi}
        {data.diImportazioni && <ImportRunsWork query={data.diImportazioni} />}
      </Box>
      <Box sx={{ display: 'none' }}>
        <EmptyState
          icon={<TaskAlt />}
          title="Non c’è niente che aspetta"
          text="Qui compare quello che chiede di fare qualcosa: ritardi, arrivi, preventivi, attività aperte."
        />
      </Box>
    </>
  )
}

/** The list while it is read. */
export function WorkSkeleton() {
  return (
    <Box role="status" aria-label="Caricamento..." sx={columns}>
      {[0, 1, 2, 3].map((tab) => (
        <Skeleton key={tab} variant="rounded" height={176} sx={{ mb: 2, breakInside: 'avoid' }} />
      ))}
    </Box>
  )
}
