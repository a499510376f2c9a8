import EventBusy from '@mui/icons-material/EventBusyOutlined'
import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined'
import PendingActions from '@mui/icons-material/PendingActionsOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { bandOfMargine, margineInWords } from '../../../../server/ordini/ordini/rules.ts'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { useViewer } from '../../../shell/viewer.ts'
import type { OrdiniWork_query$key } from './__generated__/OrdiniWork_query.graphql.ts'
import { WorkSection } from './WorkSection.tsx'

const TONI = { tardi: 'negativo', rischio: 'attenzione', sicuro: 'positivo' } as const

interface OrdineInLista {
  readonly pk: number
  readonly numeroCommessa: string
  readonly dataConsegna?: string | null | undefined
  readonly margine?: number | null | undefined
  readonly cliente: { readonly nome: string }
}

/** Orders that end late, that hardly end in time, that nobody has planned yet. */
export function OrdiniWork(props: { query: OrdiniWork_query$key; fra14: string }) {
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
            cliente {
              nome
            }
          }
        }
        daSchedulare: ordini(
          filtro: { scheduled: non_schedulati, dataConsegnaA: $fra14 }
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
  const { scheduleOrder } = useViewer().permessi
  const riga = ({ pk, numeroCommessa, dataConsegna, margine, cliente }: OrdineInLista, rimedio: string) => ({
    chiave: pk,
    titolo: numeroCommessa,
    href: `/planner/#/ordini/${pk}`,
    testo: [cliente.nome, dataConsegna && `per il ${formatDate(dataConsegna)}`].filter(Boolean).join(' · '),
    ...(margine != null && { stato: { parola: margineInWords(margine), tono: TONI[bandOfMargine(margine)] } }),
    ...(scheduleOrder && { rimedio: { nome: rimedio, href: `/planner/#/schedulatore?id=${pk}` } }),
  })
  return (
    <>
      <WorkSection
        titolo="Ordini in ritardo"
        icona={<EventBusy />}
        totale={tardi.totalCount}
        tono="error"
        righe={tardi.nodes.map((ordine) => riga(ordine, 'Ripianifica'))}
        tutti="/planner/#/ordini?margine=in_ritardo&ordina=dataConsegna"
      />
      <WorkSection
        titolo="Ordini con poco margine"
        icona={<HourglassBottom />}
        totale={stretti.totalCount}
        tono="warning"
        righe={stretti.nodes.map((ordine) => riga(ordine, 'Piano'))}
        tutti="/planner/#/ordini?margine=poco_margine&ordina=dataConsegna"
      />
      {scheduleOrder && (
        <WorkSection
          titolo="Da schedulare"
          icona={<PendingActions />}
          totale={daSchedulare.totalCount}
          tono="warning"
          righe={daSchedulare.nodes.map((ordine) => riga(ordine, 'Schedula'))}
          tutti={`/planner/#/ordini?scheduled=0&data_consegna_a=${props.fra14}&ordina=-dataConsegna`}
        />
      )}
    </>
  )
}
