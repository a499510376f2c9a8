import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { usePostaWork_conferme$key } from '#generated/usePostaWork_conferme.graphql.ts'
import type { usePostaWork_query$key } from '#generated/usePostaWork_query.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

/** Mails that did not leave. */
export function usePostaWork(query: usePostaWork_query$key | null | undefined): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment usePostaWork_query on Query {
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
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { guaste } = read
  return somethingOf([
    {
      title: 'Mail non partite',
      icon: <Outbox />,
      totale: guaste.totalCount,
      tone: 'error',
      feminine: true,
      all: addressOf('guaste'),
      righe: guaste.nodes.map(({ pk, oggetto, aIndirizzo, ultimoErrore }) => ({
        key: pk,
        title: oggetto || 'Senza oggetto',
        href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}`,
        text: [aIndirizzo, ultimoErrore].filter(Boolean).join(' · '),
        rimedio: { name: 'Riprova', href: `/impostazioni/#/posta?stato=FALLITA&mail=${pk}` },
      })),
    },
  ])
}

/** Confirmations that are signed and wait to be sent. */
export function useConfermeWork(query: usePostaWork_conferme$key | null | undefined): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment usePostaWork_conferme on Query {
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
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { firmate } = read
  return somethingOf([
    {
      title: 'Conferme da inviare',
      icon: <MarkEmailRead />,
      totale: firmate.totalCount,
      tone: 'warning',
      feminine: true,
      all: addressOf('firmate'),
      righe: firmate.nodes.map(({ pk, nomeCliente, numeroCommessa, data }) => ({
        key: pk,
        title: numeroCommessa || nomeCliente,
        href: `/planner/#/conferme-ordini/${pk}`,
        text: [numeroCommessa && nomeCliente, formatDate(data)].filter(Boolean).join(' · '),
        rimedio: { name: 'Invia', href: `/planner/#/conferme-ordini/${pk}` },
      })),
    },
  ])
}
