import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventiviWork_query$key } from '#generated/PreventiviWork_query.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { statusTone } from '#ui/StatusChip.tsx'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

/** For who assigns quotes, those that nobody has; for an agent, the own ones of these weeks. */
export function PreventiviWork(props: { query: PreventiviWork_query$key; assign: boolean }) {
  const { daSbrigare: preventivi } = useFragment(
    graphql`
      fragment PreventiviWork_query on Query {
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
