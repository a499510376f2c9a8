import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined'
import PendingActions from '@mui/icons-material/PendingActionsOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdiniWork_query$key } from '#generated/OrdiniWork_query.graphql.ts'
import { margineStatus, type OrdineMargine } from '#screens/ordini/ordini/margineStatus.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

interface OrdineInLista extends Partial<OrdineMargine> {
  readonly pk: number
  readonly numeroCommessa: string
  readonly dataConsegna?: string | null | undefined
  readonly cliente: { readonly nome: string }
}

/** Orders that end late, that hardly end in time, that nobody has planned yet. */
export function OrdiniWork(props: { query: OrdiniWork_query$key }) {
  const { tardi, stretti, daSchedulare } = useFragment(
    graphql`
      fragment OrdiniWork_query on Query {
        tardi: ordini(filtro: { margine: in_ritardo }, perPagina: 6, ordinamento: [MARGINE]) {
          totalCount
          nodes {
            pk
            numeroCommessa
            dataConsegna
            margine
            ritardoMateriali
            statoMargine
            cliente {
              nome
            }
          }
        }
        stretti: ordini(filtro: { margine: poco_margine }, perPagina: 5, ordinamento: [DATA_CONSEGNA]) {
          totalCount
          nodes {
            pk
            numeroCommessa
            dataConsegna
            margine
            ritardoMateriali
            statoMargine
            cliente {
              nome
            }
          }
        }
        daSchedulare: ordini(
          filtro: { scheduled: non_schedulati, chiusi: false, dataConsegnaA: $fra14 }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_DESC]
        ) {
          totalCount
          nodes {
            pk
            numeroCommessa
            dataConsegna
            cliente {
              nome
            }
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  const { scheduleOrder } = useViewer().permessi
  function riga({ pk, numeroCommessa, dataConsegna, cliente, ...tempi }: OrdineInLista, rimedio: string) {
    const stato = margineStatus({ ritardoMateriali: 0, ...tempi })
    return {
      chiave: pk,
      titolo: numeroCommessa,
      href: `/planner/#/ordini/${pk}`,
      testo: [cliente.nome, dataConsegna && `per il ${formatDate(dataConsegna)}`].filter(Boolean).join(' · '),
      ...(stato && { stato }),
      ...(scheduleOrder && { rimedio: { nome: rimedio, href: `/planner/#/schedulatore?id=${pk}` } }),
    }
  }
  return (
    <>
      <WorkSection
        title="Ordini in ritardo"
        icona={<EventBusy />}
        totale={tardi.totalCount}
        tone="error"
        righe={tardi.nodes.map((ordine) => riga(ordine, 'Ripianifica'))}
        tutti={addressOf('tardi')}
      />
      <WorkSection
        title="Ordini con poco margine"
        icona={<HourglassBottom />}
        totale={stretti.totalCount}
        tone="warning"
        righe={stretti.nodes.map((ordine) => riga(ordine, 'Piano'))}
        tutti={addressOf('stretti')}
      />
      {scheduleOrder && (
        <WorkSection
          title="Da schedulare"
          icona={<PendingActions />}
          totale={daSchedulare.totalCount}
          tone="warning"
          righe={daSchedulare.nodes.map((ordine) => riga(ordine, 'Schedula'))}
          tutti={addressOf('daSchedulare')}
        />
      )}
    </>
  )
}
