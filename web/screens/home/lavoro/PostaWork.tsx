import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PostaWork_conferme$key } from '#generated/PostaWork_conferme.graphql.ts'
import type { PostaWork_query$key } from '#generated/PostaWork_query.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

/** Mails that did not leave. */
export function PostaWork(props: { query: PostaWork_query$key }) {
  const { guaste } = useFragment(
    graphql`
      fragment PostaWork_query on Query {
        guaste: mails(filtro: { stato: FALLITA }, perPagina: 5) {
          totalCount
          nodes {
            pk
            oggetto
            aIndirizzo
            ultimoErrore
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  return (
    <WorkSection
      title="Mail non partite"
      icona={<Outbox />}
      totale={guaste.totalCount}
      tone="error"
      feminine
      tutti={addressOf('guaste')}
      righe={guaste.nodes.map(({ pk, oggetto, aIndirizzo, ultimoErrore }) => ({
        chiave: pk,
        titolo: oggetto || 'Senza oggetto',
        href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}`,
        testo: [aIndirizzo, ultimoErrore].filter(Boolean).join(' · '),
        rimedio: { nome: 'Riprova', href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}` },
      }))}
    />
  )
}

/** Confirmations that are signed and wait to be sent. */
export function ConfermeWork(props: { query: PostaWork_conferme$key }) {
  const { firmate } = useFragment(
    graphql`
      fragment PostaWork_conferme on Query {
        firmate: confermeOrdine(filtro: { stato: in_attesa, chiusi: false }, perPagina: 5) {
          totalCount
          nodes {
            pk
            nomeCliente
            numeroCommessa
            data
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  return (
    <WorkSection
      title="Conferme da inviare"
      icona={<MarkEmailRead />}
      totale={firmate.totalCount}
      tone="warning"
      feminine
      tutti={addressOf('firmate')}
      righe={firmate.nodes.map(({ pk, nomeCliente, numeroCommessa, data }) => ({
        chiave: pk,
        titolo: numeroCommessa || nomeCliente,
        href: `/planner/#/conferme-ordini/${pk}`,
        testo: [numeroCommessa && nomeCliente, formatDate(data)].filter(Boolean).join(' · '),
        rimedio: { nome: 'Invia', href: `/planner/#/conferme-ordini/${pk}` },
      }))}
    />
  )
}
