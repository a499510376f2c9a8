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
          filtro: { eliminato: false, conOrdine: false, senzaAgente: $assegna, startDate: $preventiviDal }
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
      icona={<RequestQuote />}
      totale={preventivi.totalCount}
      tone={assign ? 'warning' : 'default'}
      tutti={addressOf('daSbrigare')}
      righe={preventivi.nodes.map(({ pk, nomeCognome, citta, dataCreazione, totaleQuantita, stato, ...read }) => ({
        chiave: pk,
        titolo: nomeCognome,
        href: `/preventivi/#/${pk}`,
        testo: [citta, formatCount(totaleQuantita, 'serramento', 'serramenti'), formatDate(dataCreazione)]
          .filter(Boolean)
          .join(' · '),
        stato: stato
          ? { parola: stato.stato, tono: statusTone(stato.colore) }
          : {
              parola: read.emailInviataIl ? 'Risposto' : 'Da leggere',
              tono: read.emailInviataIl ? 'neutro' : 'info',
            },
        ...(assign && { rimedio: { nome: 'Assegna', href: `/preventivi/#/${pk}` } }),
      }))}
    />
  )
}
