import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useEffect, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { WorkList_query$key } from '#generated/WorkList_query.graphql.ts'
import type { WorkListCelleWork_query$key } from '#generated/WorkListCelleWork_query.graphql.ts'
import type { WorkListPreventiviWork_query$key } from '#generated/WorkListPreventiviWork_query.graphql.ts'
import type { WorkListToOrderWorkQuery } from '#generated/WorkListToOrderWorkQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { formatCount, formatDate, isoDate } from '#shared/formats/formats.ts'
import { useRepartoWord } from '#shell/reparti.ts'
import { useViewer } from '#shell/viewer.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { useFigures } from '../useFigures.ts'
import { RankedWork } from './RankedWork.tsx'
import { useFornitureWork } from './useFornitureWork.tsx'
import { useImportRunsWork, useMovedOrdiniWork } from './useNewsWork.tsx'
import { useOfferteWork } from './useOfferteWork.tsx'
import { useAttivitaWork, useFasiWork } from './useOfficinaWork.tsx'
import { useOrdiniWork } from './useOrdiniWork.tsx'
import { useConfermeWork, usePostaWork } from './usePostaWork.tsx'
import { somethingOf, type WorkKind } from './work.ts'
import { workVariables } from './workVariables.ts'

const SHOWN = 5
const minutes = (count: number) => {
  const [hours, resto] = [Math.floor(count / 60), count % 60]
  return [hours > 0 && `${hours} h`, resto > 0 && `${resto} min`].filter(Boolean).join(' ')
}

/** Days on which a department has more to do than its people can. */
function useCelleWork(query: WorkListCelleWork_query$key | null | undefined): WorkKind[] {
  const read = useFragment(
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
    query ?? null,
  )
  // The list with its repairs, open beside the calendar.
  const elenco = useFigures()('celleRotte')
  const word = useRepartoWord()
  if (!read) return []
  const { celleRotte } = read
  const kind: WorkKind = {
    title: 'Celle rotte',
    icon: <ErrorOutline />,
    totale: celleRotte.length,
    tone: 'error',
    feminine: true,
    all: elenco,
    righe: celleRotte.slice(0, SHOWN).map(({ giorno, reparto, libero, ordini }) => ({
      key: `${giorno} ${reparto}`,
      title: `${formatDate(giorno)}, ${word(reparto)}`,
      href: `/planner/#/schedulatore?data=${giorno}`,
      text: formatCount(ordini.length, 'ordine', 'ordini'),
      stato: { word: `${minutes(-libero)} di troppo`, tone: 'negativo' },
      rimedio: { name: 'Ripara', href: elenco },
    })),
  }
  return somethingOf([kind])
}

/** For who assigns quotes, those that nobody has, to be answered where there is no agent; for an agent, the own ones. */
function usePreventiviWork(query: WorkListPreventiviWork_query$key | null | undefined, assign: boolean): WorkKind[] {
  const read = useFragment(
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
            assegnabile @include(if: $assegna)
            stato {
              stato
              colore
            }
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { daSbrigare: preventivi } = read
  const toAssign = assign && preventivi.nodes.some(({ assegnabile }) => assegnabile)
  const kind: WorkKind = {
    title: toAssign ? 'Preventivi senza agente' : assign ? 'Preventivi da seguire' : 'I tuoi preventivi',
    icon: <RequestQuote />,
    totale: preventivi.totalCount,
    tone: toAssign ? 'warning' : undefined,
    all: addressOf('daSbrigare'),
    righe: preventivi.nodes.map(({ pk, nomeCognome, citta, dataCreazione, totaleQuantita, stato, ...others }) => ({
      key: pk,
      title: nomeCognome,
      href: `/preventivi/#/${pk}`,
      text: [citta, formatCount(totaleQuantita, 'serramento', 'serramenti'), formatDate(dataCreazione)]
        .filter(Boolean)
        .join(' · '),
      stato: stato
        ? { word: stato.stato, tone: statusTone(stato.colore) }
        : {
            word: others.emailInviataIl ? 'Risposto' : 'Da leggere',
            tone: others.emailInviataIl ? 'neutro' : 'info',
          },
      rimedio: {
        name: toAssign ? 'Assegna' : others.emailInviataIl ? 'Apri' : 'Rispondi',
        href: `/preventivi/#/${pk}`,
      },
    })),
  }
  return somethingOf([kind])
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

type ToOrder = WorkListToOrderWorkQuery['response']['warningsOrdiniFornitore']

/** What must be ordered, by the day on which there is time no longer; nothing until it is read. */
function useToOrderWork(read: ToOrder | null): WorkKind[] {
  const addressOf = useFigures()
  if (!read) return []
  const { oggi, totaleMancanti, mancanti } = read
  const kind: WorkKind = {
    title: 'Da ordinare ai fornitori',
    icon: <ShoppingCart />,
    totale: totaleMancanti,
    tone: 'warning',
    all: addressOf('warningsOrdiniFornitore'),
    righe: mancanti.slice(0, TO_ORDER_WORK_SHOWN).flatMap(({ ordine, materiali }) => {
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
    }),
  }
  return somethingOf([kind])
}

/** Reads what must be ordered, which is computed over all plans and comes by itself. */
function ReadToOrder({ onRead }: { onRead: (read: ToOrder) => void }) {
  const { warningsOrdiniFornitore } = useBesideQuery<WorkListToOrderWorkQuery>(toOrderWorkQuery)
  useEffect(() => onRead(warningsOrdiniFornitore), [onRead, warningsOrdiniFornitore])
  return null
}

/** What waits for the user, by role, the most pressing first; when there is nothing, it says so. */
export function WorkList(props: { query: WorkList_query$key }) {
  const data = useFragment(
    graphql`
      fragment WorkList_query on Query {
        ...useOfficinaWork_attivita @alias(as: "diAttivita") @include(if: $attivita)
        ...useOfficinaWork_fasi @alias(as: "diFasi") @include(if: $fasi)
        ...useOrdiniWork_query @alias(as: "deiTempi") @include(if: $ordini)
        ...WorkListCelleWork_query @alias(as: "diCelle") @include(if: $celle)
        ...useFornitureWork_query @alias(as: "diForniture") @include(if: $forniture)
        ...WorkListPreventiviWork_query @alias(as: "daAssegnare") @include(if: $suoiPreventivi)
        ...useOfferteWork_query @alias(as: "diOfferte") @include(if: $offerteFuori)
        ...usePostaWork_query @alias(as: "diMail") @include(if: $posta)
        ...usePostaWork_conferme @alias(as: "daInviare") @include(if: $conferme)
        ...useNewsWork_mossi @alias(as: "diMossi") @include(if: $mossi)
        ...useNewsWork_importazioni @alias(as: "diImportazioni") @include(if: $importazioni)
      }
    `,
    props.query,
  )
  const { permessi } = useViewer()
  const { assegna, oggi, fra7 } = workVariables(permessi, isoDate(new Date()))
  const [chosen, choose] = useState<string | null>(null)
  const attivita = useAttivitaWork(data.diAttivita)
  const fasi = useFasiWork(data.diFasi, oggi)
  const celle = useCelleWork(data.diCelle)
  const ordini = useOrdiniWork(data.deiTempi)
  const forniture = useFornitureWork(data.diForniture, oggi)
  const posta = usePostaWork(data.diMail)
  const conferme = useConfermeWork(data.daInviare)
  const preventivi = usePreventiviWork(data.daAssegnare, assegna)
  const offerte = useOfferteWork(data.diOfferte, { oggi, fra7 })
  const mossi = useMovedOrdiniWork(data.diMossi)
  const importazioni = useImportRunsWork(data.diImportazioni)
  const [toOrder, setToOrder] = useState<ToOrder | null>(null)
  const daOrdinare = useToOrderWork(toOrder)
  const kinds = [
    ...attivita,
    // An operator comes for them; an office looks at them after what is wrong.
    ...(permessi.addAttivita ? fasi : []),
    ...celle,
    ...ordini.late,
    ...forniture.late,
    ...posta,
    ...daOrdinare,
    ...ordini.unplanned,
    ...conferme,
    ...preventivi,
    ...offerte,
    ...ordini.tight,
    ...forniture.arriving,
    ...mossi,
    ...(permessi.addAttivita ? [] : fasi),
    ...importazioni,
  ]
  return (
    <>
      {/* Beside the list, which stays in its place when more comes: what is pressed or chosen in it is not drawn anew. */}
      {permessi.adminOrders && (
        <ErrorBoundary itemKey={oggi} fallback={() => null}>
          <Suspense fallback={null}>
            <ReadToOrder onRead={setToOrder} />
          </Suspense>
        </ErrorBoundary>
      )}
      {kinds.length > 0 ? (
        <RankedWork kinds={kinds} chosen={chosen} onChoose={choose} />
      ) : (
        <EmptyState
          icon={<TaskAlt />}
          title="Non c’è niente che aspetta"
          text="Qui compare quello che chiede di fare qualcosa: ritardi, arrivi, preventivi, attività aperte."
        />
      )}
    </>
  )
}

/** The list while it is read. */
export function WorkSkeleton() {
  return (
    <Box role="status" aria-label="Caricamento...">
      <Skeleton variant="rounded" height={36} sx={{ mb: 1.5 }} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  )
}
