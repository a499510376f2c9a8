import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined'
import PendingActions from '@mui/icons-material/PendingActionsOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useOrdiniWork_query$key } from '#generated/useOrdiniWork_query.graphql.ts'
import { margineStatus, type OrdineMargine } from '#screens/ordini/ordini/margineStatus.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

void graphql`
  fragment useOrdiniWork_ordine on Ordine {
    pk
    numeroCommessa
    dataConsegna
    cliente {
      nome
    }
  }
`

interface OrdineInLista extends Partial<OrdineMargine> {
  readonly pk: number
  readonly numeroCommessa: string
  readonly dataConsegna?: string | null | undefined
  readonly cliente: { readonly nome: string }
}

/** Orders that end late, that hardly end in time, that nobody has planned yet. */
export function useOrdiniWork(
  query: useOrdiniWork_query$key | null | undefined,
): Record<'late' | 'unplanned' | 'tight', WorkKind[]> {
  const read = useFragment(
    graphql`
      fragment useOrdiniWork_query on Query {
        tardi: ordini(filtro: { margine: IN_RITARDO }, perPagina: 6, ordinamento: [MARGINE]) {
          totalCount
          nodes {
            ...useOrdiniWork_ordine @relay(mask: false)
            margine
            ritardoMateriali @required(action: THROW)
            statoMargine
          }
        }
        stretti: ordini(filtro: { margine: POCO_MARGINE }, perPagina: 5, ordinamento: [DATA_CONSEGNA]) {
          totalCount
          nodes {
            ...useOrdiniWork_ordine @relay(mask: false)
            margine
            ritardoMateriali @required(action: THROW)
            statoMargine
          }
        }
        daSchedulare: ordini(
          filtro: { scheduled: NON_SCHEDULATI, chiusi: false, dataConsegna: { al: $fra14 } }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_DESC]
        ) {
          totalCount
          nodes {
            ...useOrdiniWork_ordine @relay(mask: false)
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  const { scheduleOrder } = useViewer().permessi
  if (!read) return { late: [], unplanned: [], tight: [] }
  const { tardi, stretti, daSchedulare } = read
  function riga({ pk, numeroCommessa, dataConsegna, cliente, ...tempi }: OrdineInLista, rimedio: string) {
    const stato = margineStatus({ ritardoMateriali: 0, ...tempi })
    const href = `/planner/#/ordini/${pk}`
    return {
      key: pk,
      title: numeroCommessa,
      href,
      text: [cliente.nome, dataConsegna && `per il ${formatDate(dataConsegna)}`].filter(Boolean).join(' · '),
      ...(stato && { stato }),
      rimedio: scheduleOrder
        ? { name: rimedio, href: `/planner/#/schedulatore?id=${pk}` }
        : // Who cannot plan it tells the customer, or asks who can.
          { name: 'Apri', href },
    }
  }
  const late: WorkKind = {
    title: 'Ordini in ritardo',
    icon: <EventBusy />,
    totale: tardi.totalCount,
    tone: 'error',
    righe: tardi.nodes.map((ordine) => riga(ordine, 'Ripianifica')),
    all: addressOf('tardi'),
  }
  const tight: WorkKind = {
    title: 'Ordini con poco margine',
    icon: <HourglassBottom />,
    totale: stretti.totalCount,
    tone: 'warning',
    righe: stretti.nodes.map((ordine) => riga(ordine, 'Piano')),
    all: addressOf('stretti'),
  }
  const unplanned: WorkKind = {
    title: 'Da schedulare',
    icon: <PendingActions />,
    totale: daSchedulare.totalCount,
    tone: 'warning',
    righe: daSchedulare.nodes.map((ordine) => riga(ordine, 'Schedula')),
    all: addressOf('daSchedulare'),
  }
  return {
    late: somethingOf([late]),
    unplanned: somethingOf(scheduleOrder ? [unplanned] : []),
    tight: somethingOf([tight]),
  }
}
