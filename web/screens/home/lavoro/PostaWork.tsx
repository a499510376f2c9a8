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
      icon={<Outbox />}
      totale={guaste.totalCount}
      tone="error"
      feminine
      all={addressOf('guaste')}
      righe={guaste.nodes.map(({ pk, oggetto, aIndirizzo, ultimoErrore }) => ({
        key: pk,
        title: oggetto || 'Senza oggetto',
        href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}`,
        text: [aIndirizzo, ultimoErrore].filter(Boolean).join(' · '),
        rimedio: { name: 'Riprova', href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}` },
      }))}
    />
  )
}

/** Confirmations that are signed and wait to be sent. */
export function ConfermeWork(props: { query: PostaWork_conferme$key }) {
  const { firmate } = useFragment(
    graphql`
      fragment PostaWork_conferme on Query {
        firmate: confermeOrdine(filtro: { stato: IN_ATTESA, chiusi: false }, perPagina: 5) {
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
      icon={<MarkEmailRead />}
      totale={firmate.totalCount}
      tone="warning"
      feminine
      all={addressOf('firmate')}
      righe={firmate.nodes.map(({ pk, nomeCliente, numeroCommessa, data }) => ({
        key: pk,
        title: numeroCommessa || nomeCliente,
        href: `/planner/#/conferme-ordini/${pk}`,
        text: [numeroCommessa && nomeCliente, formatDate(data)].filter(Boolean).join(' · '),
        rimedio: { name: 'Invia', href: `/planner/#/conferme-ordini/${pk}` },
      }))}
    />
  )
}
